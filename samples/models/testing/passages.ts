import type { InnerPage } from '../../../data/examples/types.ts';
import type { Sample } from '../sample.ts';

/** The numbers of a text in order, as printed: `1 092`, `46 %` as `46`, `−3,2`. */
export const numbersIn = (text: string): string[] =>
  (text.match(/−?\d+(?:\u00a0\d{3})*(?:,\d+)?/g) ?? []).map((found) => found.replaceAll('\u00a0', ' '));

/** What an inner page says outside its tables, title first. Throws where the extract shows no such page. */
export function saidOn({ preview }: Sample, folio: number): string {
  const page = preview.pages.find((one) => one.folio === folio);
  if (!page) throw new Error(`No page ${folio}`);
  return [page.title, ...page.blocks.flatMap(words)].join('\n');
}

function words(block: InnerPage['blocks'][number]): readonly string[] {
  switch (block.kind) {
    case 'table':
    case 'chart':
      return [];
    case 'list':
      return block.items;
    default:
      return [block.text];
  }
}
