import type { Sample } from './models/sample.ts';
import type { Results } from './paper/Grid.ts';

/** How wide a line may be: much of it is prose, and not edited. */
const WIDEST = 280;

const key = (name: string) => (/^\w+$/.test(name) ? name : JSON.stringify(name));

/** A value as TypeScript: on one line where it fits, an item of a list that does not has lines of its own. */
function literal(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return flowing(
      '[',
      value.map((one) => literal(one, inner)),
      ']',
      indent,
      true,
    );
  const parts = Object.entries(value).map(([name, one]) => `${key(name)}: ${literal(one, inner)}`);
  return flowing('{ ', parts, ' }', indent, false);
}

/** Parts one after the other, each line as full as it may be. */
function flowing(open: string, parts: readonly string[], close: string, indent: string, isList: boolean): string {
  const whole = `${open}${parts.join(', ')}${close}`;
  if (!whole.includes('\n') && indent.length + whole.length <= WIDEST) return whole;
  const next = `\n${indent}  `;
  let text = isList ? open + next : open;
  parts.forEach((part, index) => {
    const written = text.length - text.lastIndexOf('\n');
    const isApart = isList && part.includes('\n');
    const isFull = written + (part.split('\n')[0] ?? '').length > WIDEST;
    if (index > 0 && (isApart || isFull)) text = text.trimEnd() + next;
    text += `${part},${isApart ? next : ' '}`;
  });
  return isList ? `${text.trimEnd()}\n${indent}${close}` : `${text.trimEnd().slice(0, -1)}${close}`;
}

/** The name of a sample in code: `etudeMarche`. */
const nameOf = (slug: string) => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What the site shows of a sample as a TypeScript module: its name in `data/examples/`, and its text. */
export function writeExample({ document: _, ...example }: Sample): { file: string; text: string } {
  const name = nameOf(example.slug);
  return {
    file: `${name}.made.ts`,
    text: [
      '// Written by `npm run make --prefix samples`: what it says is changed there.',
      "import type { WrittenExample } from './types.ts';",
      '',
      `export const ${name} = ${literal(example, '')} satisfies WrittenExample;`,
      '',
    ].join('\n'),
  };
}

/** What a workbook computes as a TypeScript module: its named figures, sheet by sheet. */
export const writeResults = (results: Record<string, Results>): string =>
  [
    '// Written by `npm run make --prefix samples`: what LibreOffice computes from the workbook.',
    `export const results = ${literal(results, '')} as const;`,
    '',
  ].join('\n');
