import { parseAst } from 'vite';

/** A one-character change of a file. */
export interface Mutant {
  file: string;
  /** Offset of the change in the file's text, and its line. */
  at: number;
  line: number;
  from: string;
  to: string;
}

const SIGNS: Record<string, string> = {
  ...{ '===': '!==', '!==': '===', '<': '<=', '<=': '<', '>': '>=', '>=': '>', '+': '-', '-': '+', '*': '/', '/': '*' },
  ...{ '&&': '||', '||': '&&', '??': '&&', '!': '', true: 'false', false: 'true' },
};

interface Node {
  type: string;
  start: number;
  end: number;
  operator?: string;
  left?: Node;
  raw?: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Type assertions contain expressions that run, whose signs are changed too; the rest of a type's syntax is skipped. */
const WITHIN_TYPES = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/** Every one-character change of a file, in the order of the text. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const found: Mutant[] = [];
  const add = (at: number, from: string, to: string) =>
    found.push({ file, at, line: text.slice(0, at).split('\n').length, from, to });
  const visit = (node: Node): void => {
    if (node.type.startsWith('TS') && !WITHIN_TYPES.includes(node.type)) return;
    const { type, start, operator = '', left, raw = '' } = node;
    const sign = SIGNS[type === 'Literal' ? raw : operator];
    if (type === 'BinaryExpression' || type === 'LogicalExpression') {
      if (sign !== undefined) add(text.indexOf(operator, left?.end ?? start), operator, sign);
    } else if (sign !== undefined && (type === 'UnaryExpression' || type === 'Literal')) {
      if (operator !== '-') add(start, type === 'Literal' ? raw : operator, sign);
    } else if (type === 'Literal' && /^\d[\d_]*$/.test(raw))
      add(start, raw, String(Number(raw.replaceAll('_', '')) + 1));
    for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) visit(child);
  };
  for (const statement of parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body) visit(statement as Node);
  return found.toSorted((one, other) => one.at - other.at);
}
