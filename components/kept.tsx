import { type ComponentType, type CSSProperties, useState } from 'react';
import { SERVED } from '../data/served.ts';
import { usePageFacts } from './pageContext.tsx';

/** Returns the data of the page's kept parts: on the server alone. */
export const useServed = <Data extends { [SERVED]: unknown }>(): Data[typeof SERVED] =>
  (usePageFacts().data as Data)[SERVED];

const inPlace: CSSProperties = { display: 'contents' };

/** One object for as long as the part is shown: for another one React would write the HTML again. It is read only to draw a part anew. */
const servedHtml = (name: string) => ({
  get __html() {
    return document.querySelector(`[data-kept="${name}"]`)?.innerHTML ?? '';
  },
});

/**
 * A part that is read and not used: the server renders it, the browser keeps it as it was served, without its code and its data. It has
 * neither state nor handlers, and is never removed and shown again. Its name is unique on its page.
 * `const Part = kept(import.meta.env.SSR ? (await import('./Part.tsx')).Part : undefined)`
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
