import type { HTMLElement } from 'node-html-parser';
import { readMarkdown } from '../../server/markdown/readMarkdown.ts';

const words = (element: HTMLElement | null | undefined) =>
  (element?.text ?? '').replace(/[\s\u00a0\u202f]+/g, ' ').trim();
const quoted = (text: string) => text.replaceAll('"', '”').replace(/\.\s*$/, '');
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The chart a table of values was drawn as, by the name of its first column (`components/figures/data/figureTable.ts`). */
const KINDS: Record<string, string> = { Groupe: 'barres', Ligne: 'ecarts', Étape: 'entonnoir' };

/** « 1 234,5 % » apart: its number, and what follows it. */
const apart = (cell: string) => /^([+−-]?[\d ]+(?:,\d+)?)(?: ?(\D*))$/.exec(cell);

/** A figure of a built page as a directive with its table; as a titled table where its values are no plain numbers. */
export function figureMarkdown(figure: HTMLElement): string {
  const caption = figure.querySelector('figcaption');
  for (const hidden of caption?.querySelectorAll('.sr') ?? []) hidden.remove();
  const title = quoted(words(caption?.querySelector('strong')));
  const measure = quoted(words(caption?.querySelector('span')));
  const table = figure.querySelector('table');
  const [head = [], ...rows] = (table?.querySelectorAll('tr') ?? []).map((line) =>
    line.querySelectorAll('th, td').map(words),
  );
  // On a phone each cell says its column.
  const body = rows.map((line) =>
    line.map((cell, at) => (at > 0 && cell.startsWith(head[at] ?? '') ? cell.slice(head[at]?.length).trim() : cell)),
  );
  const kind = KINDS[head[0] ?? ''] ?? 'courbes';
  const width = kind === 'entonnoir' ? 2 : head.length;
  const units = new Set(
    body.flatMap((cells) => cells.slice(1, width).map((cell) => apart(cell)?.[2] ?? '')).filter(Boolean),
  );
  const cells = body.map(([label = '', ...values]) => [
    label,
    ...values.slice(0, width - 1).map((value) => apart(value)?.[1]?.trim() ?? '–'),
  ]);
  const lines = [
    row(head.slice(0, width)),
    row(head.slice(0, width).map((_, index) => (index === 0 ? '---' : '---:'))),
    ...cells.map(row),
  ];
  const unit = units.size === 1 ? ` unite="${[...units][0]}"` : '';
  const directive = `:::figure{type=${kind} titre="${title}" mesure="${measure}"${unit} note="Repris de l’article d’origine."}\n${lines.join('\n')}\n:::`;
  const { problems } = readMarkdown(directive, { sources: [] });
  const whole = [row(head), row(head.map(() => '---')), ...body.map(row)];
  return problems.length === 0 ? directive : `**${title}**\n\n${measure}.\n\n${whole.join('\n')}`;
}
