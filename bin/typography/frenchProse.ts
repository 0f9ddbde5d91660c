import { setWords } from '../../data/french/setWords.ts';
import { typo } from '../../data/french/typo.ts';
import { COMPOUNDS, NUMBERS } from '../../data/french/wholeWords.ts';
import { isCopy } from './isCopy.ts';
import { isSpoken, RAW_TAGS, TITLE_TAGS } from './sourceNodes.ts';

/** What this plugin reads and writes of a document's tree. */
interface Part {
  type: string;
  tagName?: string;
  name?: string | null;
  value?: unknown;
  properties?: Record<string, unknown>;
  attributes?: { type: string; name: string; value?: unknown }[];
  children?: Part[];
}

const element = (tagName: string, value: string, properties = {}): Part => ({
  type: 'element',
  tagName,
  properties,
  children: [{ type: 'text', value }],
});

const words = (value: string, whole: RegExp): Part[] =>
  setWords(value, whole).map(({ kind, text }) => {
    if (kind === 'whole') return element('bdi', text, { className: ['nowrap'] });
    return kind === 'raised' ? element('sup', text) : { type: 'text', value: text };
  });

function setPart(part: Part, whole: RegExp): Part[] {
  if (part.type === 'text') return words(String(part.value), whole);
  const tag = part.tagName ?? part.name ?? '';
  if (RAW_TAGS.has(tag) || part.properties?.lang === 'en') return [part];
  for (const attribute of part.attributes ?? [])
    if (typeof attribute.value === 'string' && isSpoken(tag, attribute.name) && isCopy(attribute.value))
      attribute.value = typo(attribute.value);
  if (part.children)
    part.children = part.children.flatMap((child) => setPart(child, TITLE_TAGS.has(tag) ? COMPOUNDS : whole));
  return [part];
}

/**
 * A rehype plugin: the words of an MDX document in French typography, « 1er » with its superscript, and titles in which
 * no short compound breaks (docs/decisions/0027-french-typography.md).
 */
export function frenchProse() {
  return (tree: Part): void => {
    setPart(tree, NUMBERS);
  };
}
