import { type ComponentType, type CSSProperties, useState } from 'react';
import { SERVED } from '../data/served.ts';
import { usePageFacts } from './pageContext.tsx';

/** Returns the data of the parts that only the server renders; to be called on the server only. */
export const useServed = <Data extends { [SERVED]: unknown }>(): Data[typeof SERVED] =>
  (usePageFacts().data as Data)[SERVED];

const inPlace: CSSProperties = { display: 'contents' };

/**
 * Object for `dangerouslySetInnerHTML`, the same one as long as the part is mounted: React would write the HTML again for another object.
 * While hydrating, React only reads `__html`; it converts it to a string, which reads the served HTML, only to render the part anew.
 */
const servedHtml = (name: string) => ({
  __html: { toString: () => document.querySelector(`[data-kept="${name}"]`)?.innerHTML ?? '' },
});

/**
 * Makes a part without state or handlers that only the server renders; the browser keeps its HTML, without its code and data. Not for a
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
