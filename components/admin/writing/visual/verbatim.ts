import type { Node } from '@milkdown/kit/prose/model';

/** A block of a text, with the offsets of its start and end. */
export interface Placed {
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** A document as Markdown: the whole text, and the Markdown of a range of its blocks. */
export interface Written {
  text: string;
  between: (from: number, to: number) => string;
}

/** Writes a document as Markdown; untouched blocks are written exactly as typed, and `one` writes each touched block. */
export type Write = (document: Node, one: (block: Node) => string) => Written;

const serialOf = (block: Node) => JSON.stringify(block.toJSON());

/**
 * Remembers the typed Markdown of each block. An untouched block remains the same object; undone, moved and pasted blocks are recognised by
 * equal content. Undefined if blocks and nodes do not match: the whole text is then written anew.
 */
export function verbatim(document: Node, text: string, blocks: readonly Placed[]): Write | undefined {
  if (document.childCount !== blocks.length) return undefined;
  const typed = new WeakMap<Node, string>();
  const bySerial = new Map<string, string>();
  const gaps = new Map<string, string>();
  const slice = (from?: number, to?: number) => text.slice(from, to);
  const [first, last] = [blocks[0], blocks.at(-1)];
  const head = slice(0, first?.position?.start.offset ?? 0);
  const tail = last ? slice(last.position?.end.offset) : '\n';
  const texts = blocks.map(({ position }) => slice(position?.start.offset, position?.end.offset));
  document.forEach((block, _offset, index) => {
    const own = texts[index] ?? '';
    typed.set(block, own);
    bySerial.set(serialOf(block), own);
    const next = blocks[index + 1];
    if (next)
      gaps.set(`${own}\0${texts[index + 1]}`, slice(blocks[index]?.position?.end.offset, next.position?.start.offset));
  });
  return (now, one) => {
    const all: string[] = [];
    now.forEach((block) => {
      const own = typed.get(block) ?? bySerial.get(serialOf(block)) ?? one(block);
      typed.set(block, own);
      all.push(own);
    });
    const between = (from: number, to: number) => {
      const parts = all.slice(from, to).filter((own) => own !== '');
      return parts
        .map((part, at) => (at === 0 ? part : (gaps.get(`${parts[at - 1]}\0${part}`) ?? '\n\n') + part))
        .join('');
    };
    return { text: head + between(0, all.length) + tail, between };
  };
}
