/** What this room reads and writes of a Markdown document's tree, before it is HTML. */
export interface MarkdownNode {
  type: string;
  children?: MarkdownNode[];
  value?: string;
  url?: string;
  title?: string | null;
  alt?: string | null;
  depth?: number;
  name?: string;
  checked?: boolean | null;
  attributes?: Record<string, string | null | undefined> | null;
  data?: { directiveLabel?: boolean; hName?: string; hProperties?: Record<string, unknown>; hChildren?: unknown[] };
  position?: { start: { offset?: number; line: number }; end: { offset?: number } } | undefined;
}

export const textOf = ({ value, children = [] }: MarkdownNode): string => value ?? children.map(textOf).join('');

export const textNode = (value: string): MarkdownNode => ({ type: 'text', value });
export const paragraph = (...children: MarkdownNode[]): MarkdownNode => ({ type: 'paragraph', children });

/** What becomes an element of this name. */
export const element = (
  hName: string,
  hProperties: Record<string, unknown>,
  children: MarkdownNode[] = [],
): MarkdownNode => ({ type: 'part', children, data: { hName, hProperties } });
