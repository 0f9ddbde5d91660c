import type { Node } from '@milkdown/kit/prose/model';

/** Whether a block defines something used elsewhere in the text: a footnote, or the address of a reference link. */
const isDefinition = ({ type, attrs }: Node) =>
  type.name === 'footnote_definition' || (type.name === 'part_block' && /^\[/.test(String(attrs.value)));

const childrenOf = (document: Node): Node[] =>
  Array.from({ length: document.childCount }, (_, at) => document.child(at));

const isEmpty = ({ type, content }: Node) => type.name === 'paragraph' && content.size === 0;

/** A range of a document's blocks, and the indexes of the definitions outside it. */
export interface Part {
  from: number;
  to: number;
  definitions: readonly number[];
}

/**
 * Returns the blocks whose Markdown may be parsed differently since the last check: the changed ones, and one on each side, since a
 * Markdown block can continue only into the next. Undefined when footnotes or link addresses changed, or are nested: every line may then be
 * parsed differently.
 */
export function changedPart(before: Node, now: Node): Part | undefined {
  const [old, all] = [childrenOf(before), childrenOf(now)];
  const most = Math.min(old.length, all.length);
  let from = 0;
  while (from < most && old[from] === all[from]) from += 1;
  let end = 0;
  while (end < most - from && old[old.length - 1 - end] === all[all.length - 1 - end]) end += 1;
  const changed = [...old.slice(from, old.length - end), ...all.slice(from, all.length - end)];
  if (changed.some(isDefinition)) return undefined;
  let isInside = false;
  for (const block of changed)
    block.descendants((node) => {
      isInside ||= isDefinition(node);
    });
  if (isInside) return undefined;
  let to = all.length - end;
  do from -= 1;
  while (from > 0 && isEmpty(all[from] as Node));
  do to += 1;
  while (to < all.length && isEmpty(all[to - 1] as Node));
  from = Math.max(0, from);
  to = Math.min(all.length, to);
  const definitions = all.flatMap((block, at) => ((at < from || at >= to) && isDefinition(block) ? [at] : []));
  return { from, to, definitions };
}
