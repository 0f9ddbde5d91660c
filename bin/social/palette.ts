import { globalCss } from '../../components/globalCss.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';

const [, light = ''] = /:root\{([^}]*)\}/.exec(globalCss(content)) ?? [];
const values = new Map([...light.matchAll(/--([\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

/** The light value of a design token, as in `ink-2`. */
export function paint(name: string): string {
  const value = values.get(name);
  if (!value) throw new Error(`No token --${name} in the light scheme`);
  return value;
}

/** Markup made for the browser, with every `var(--token)` replaced by its light value. */
export const painted = (markup: string): string => markup.replace(/var\(--([\w-]+)\)/g, (_, name) => paint(name));
