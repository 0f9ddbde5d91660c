/** The fields of a module's AST node that the pass reads. */
export interface Node {
  type: string;
  start: number;
  end: number;
  value?: Node & { type: string };
  [key: string]: unknown;
}

/** Elements whose words are shown letter for letter. */
export const RAW_TAGS = new Set(['code', 'pre', 'script', 'style', 'textarea', 'kbd', 'samp']);
/** Elements that may hold text only, no other element. */
export const TEXT_TAGS = new Set(['option', 'title', 'text', 'tspan', 'textPath']);
/** Heading elements, in which no short compound is broken at its hyphen. */
export const TITLE_TAGS = new Set(['h1', 'h2', 'h3']);

/** Attributes of HTML elements that people read or hear. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
]);
/** Properties of components that never contain text for readers. */
const NEVER_SPOKEN = new Set([
  'className',
  'css',
  'd',
  'href',
  'id',
  'key',
  'line',
  'name',
  'style',
  'to',
  'type',
  'viewBox',
]);
/** Methods whose arguments are searched texts, keys or addresses, never text for readers. */
const LOOKING =
  /^(closest|endsWith|fetch|getItem|includes|indexOf|matches|matchMedia|querySelector(All)?|replace(All)?|setItem|split|startsWith|test)$/;
const COMPARING = /^(===?|!==?|in)$/;
const TYPED = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const text = (node: Node) => node.type === 'Literal' || node.type === 'TemplateLiteral';
/** The name of an identifier, of a tag, or of a method of an object. */
export const nameOf = (node: unknown): string => {
  const { name, property } = (node ?? {}) as { name?: unknown; property?: { name?: string } };
  if (typeof name === 'string') return name;
  return property?.name ?? '';
};

/** The name of an element's tag, or of its component. */
export function tagOf(element: Node): string {
  const { name, attributes } = element.openingElement as { name: unknown; attributes: Node[] };
  const lang = attributes.find((attribute) => nameOf(attribute.name) === 'lang');
  return (lang?.value as { value?: string } | undefined)?.value === 'en' ? 'code' : nameOf(name);
}

/** Whether an attribute may contain text for readers. */
export function isSpoken(tag: string, attribute: string): boolean {
  return /^[a-z]/.test(tag) ? SPOKEN.has(attribute) : !NEVER_SPOKEN.has(attribute) && !attribute.startsWith('data-');
}

/** Whether the text in a node can never be for readers: keys, types, module names, compared strings. */
export function skips(parent: Node, key: string, child: Node): boolean {
  if (child.type.startsWith('TS') && !TYPED.has(child.type)) return true;
  switch (parent.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TaggedTemplateExpression':
    case 'ThrowStatement':
      return true;
    case 'ExportNamedDeclaration':
      return key === 'source';
    case 'ExpressionStatement':
      return 'directive' in parent && typeof parent.directive === 'string';
    case 'Property':
    case 'PropertyDefinition':
      return key === 'key';
    case 'MemberExpression':
      return key === 'property';
    case 'SwitchCase':
      return key === 'test';
    case 'BinaryExpression':
      return COMPARING.test(String(parent.operator)) && text(child);
    case 'NewExpression':
      return /^(RegExp|URL|\w*Error)$/.test(nameOf(parent.callee));
    case 'CallExpression':
      return key === 'arguments' && text(child) && LOOKING.test(nameOf(parent.callee));
    default:
      return false;
  }
}
