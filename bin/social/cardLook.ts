import type { Weave } from '../../components/figures/weave.ts';
import { globalCss } from '../../components/globalCss.ts';
import type { Content } from '../../data/settings/content.ts';
import { unchangedContent } from '../../data/settings/unchangedContent.ts';

/** The measures of a social image (docs/product/design-language.md § 3.2, last row), in pixels. */
export const CARD = { width: 1200, height: 630, left: 64 };

/** The cover at the right; 1 em is a 42nd of its width, as in `DocumentPage`. */
export const PAGE = { x: 776, y: 64, width: 352, height: (352 * 297) / 210, em: 352 / 42, side: (352 / 42) * 3.2 };
export const RULE_Y = 462;
export const MOTIF = { x: PAGE.x + PAGE.side - 2.5, y: 272, scale: 0.834 };

interface Ending {
  weave: Weave;
  /** Where the blue line ends and the signature begins. */
  sign: { x: number; width: number };
  stamp: { x: number; y: number; width: number };
}

/** Beside a cover, the line signs the page; without one it signs the image itself. */
export const ENDINGS: Record<'cover' | 'plain', Ending> = {
  cover: {
    weave: { xs: -10, x0: 60, x1: 560, xm: 690, yc: 508, gap: 26 },
    sign: { x: 804, width: 121.5 },
    stamp: { x: 907, y: 467, width: 73.7 },
  },
  plain: {
    weave: { xs: -10, x0: 60, x1: 640, xm: 790, yc: 524, gap: 23 },
    sign: { x: 878, width: 168 },
    stamp: { x: 1036, y: 462, width: 100 },
  },
};

/** From the top of the signature's box (200 x 70) to where it begins. */
export const signatureTop = ({ weave, sign }: Ending): number => weave.yc - (46 / 200) * sign.width;

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
