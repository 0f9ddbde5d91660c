import { globalCss } from '../../components/globalCss.ts';
import type { Content } from '../../data/settings/content.ts';
import { unchangedContent } from '../../data/settings/unchangedContent.ts';

/** The light tokens of a content; the last of a name counts, as in the style sheet. */
function tokens(content: Content): ReadonlyMap<string, string> {
  const [, light = ''] = /:root\{([^}]*)\}/.exec(globalCss(content)) ?? [];
  return new Map([...light.matchAll(/--([\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}
const ofHouse = tokens(unchangedContent);

/** The light value of a design token that no owner changes, as in `ink-2`. */
export function paint(name: string): string {
  const value = ofHouse.get(name);
  if (!value) throw new Error(`No token --${name} in the light scheme`);
  return value;
}

/** Markup made for the browser, with every `var(--token)` replaced by its light value, or by what stands beside it. */
export function painted(markup: string, content: Content): string {
  const values = tokens(content);
  return markup.replace(
    /var\(--([\w-]+)(?:, ?(\w+))?\)/g,
    (_, name, other) => values.get(name) ?? other ?? paint(name),
  );
}
