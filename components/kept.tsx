import { type ComponentType, type CSSProperties, useState } from 'react';
import { SERVED } from '../data/served.ts';
import { usePageFacts } from './pageContext.tsx';

/** Returns the data of the page's kept parts. Server only. */
export const useServed = <Data extends { [SERVED]: unknown }>(): Data[typeof SERVED] =>
  (usePageFacts().data as Data)[SERVED];

const inPlace: CSSProperties = { display: 'contents' };

/**
 * One object as long as the part is mounted: for a new one React would write the HTML again. React reads `__html` while it hydrates, and
 * converts it to a string only to render the part anew.
 */
const servedHtml = (name: string) => ({
  __html: { toString: () => document.querySelector(`[data-kept="${name}"]`)?.innerHTML ?? '' },
});

/**
 * A part without state or handlers: the server renders it, the browser keeps the served HTML, without the part's code and data. It is never
 * removed and shown again. Its name is unique on its page. `const Part = kept(import.meta.env.SSR ? (await import('./Part.tsx')).Part :
 * undefined)`
 */
export function kept<Props extends object>(
  Part: ComponentType<Props> | undefined,
): ComponentType<Props & { name: string }> {
  const Drawn = Part as ComponentType<object> | undefined;
  if (Drawn)
    return ({ name, ...props }) => (
      <div data-kept={name} style={inPlace}>
        <Drawn {...props} />
      </div>
    );
  return function Kept({ name }) {
    const [html] = useState(() => servedHtml(name));
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML this document came with
      <div data-kept={name} style={inPlace} suppressHydrationWarning dangerouslySetInnerHTML={html} />
    );
  };
}
