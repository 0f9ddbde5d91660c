import { type ComponentType, type CSSProperties, useState } from 'react';
import { SERVED } from '../data/served.ts';
import { usePageFacts } from './pageContext.tsx';

/** Returns the data of the page's kept parts. Server only. */
export const useServed = <Data extends { [SERVED]: unknown }>(): Data[typeof SERVED] =>
  (usePageFacts().data as Data)[SERVED];

const inPlace: CSSProperties = { display: 'contents' };

/**
 * Object for `dangerouslySetInnerHTML`, the same one while the part is mounted: with a new object React would write the HTML again. React
 * reads `__html` while it hydrates, and only converts it to a string to render the part anew.
 */
const servedHtml = (name: string) => ({
  __html: { toString: () => document.querySelector(`[data-kept="${name}"]`)?.innerHTML ?? '' },
});

/**
 * A part without state or handlers: rendered by the server; the browser keeps the served HTML without the part's code and data. Not for a
 * part that is removed and shown again. `name` is unique on the page. `const Part = kept(import.meta.env.SSR ? (await
 * import('./Part.tsx')).Part : undefined)`
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
