/** Element of a PDF's structure tree, which screen readers read. */
export interface Element {
  type: string;
  alt?: string;
  scope?: string;
  children: Element[];
}

/** Decodes a PDF text: pdfkit writes texts with non-ASCII characters as UTF-16. */
function textOf(raw: string): string {
  const bytes = Buffer.from(
    raw.replace(/\\([\\()nr])/g, (_, sign: string) => ({ n: '\n', r: '\r' })[sign] ?? sign),
    'latin1',
  );
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? bytes.subarray(2).swap16().toString('utf16le')
    : bytes.toString('latin1');
}

/** Returns the uncompressed objects of a PDF, by number; compressed objects hold page content, not the structure tree. */
function objectsOf(pdf: Buffer): Map<string, string> {
  const source = pdf.toString('latin1');
  return new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
}

/** Parses the structure tree from the bytes of a PDF; throws when the PDF has none. */
export function structureTree(pdf: Buffer): Element {
  const objects = objectsOf(pdf);
  const root = [...objects.values()].find((body) => body.includes('/Type /StructTreeRoot'));
  const kids = (body: string) =>
    [...(/\/K \[([^\]]*)\]/.exec(body)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id = '']) => objects.get(id) ?? '');
  const element = (body: string): Element => {
    const alt = /\/Alt \(((?:\\.|[^\\)])*)\)/s.exec(body)?.[1];
    const scope = /\/Scope \/(\w+)/.exec(body)?.[1];
    return {
      type: /\/S \/(\w+)/.exec(body)?.[1] ?? '',
      ...(alt !== undefined && { alt: textOf(alt) }),
      ...(scope && { scope }),
      // Leaves out the marked content that is listed among an element's children: it has no structure type.
      children: kids(body)
        .filter((kid) => /\/S \/\w+/.test(kid) && kid.includes('/P '))
        .map(element),
    };
  };
  const [document] = root ? kids(root) : [];
  if (!document) throw new Error('No structure tree');
  return element(document);
}

/** Author in a PDF's metadata. */
export const authorOf = (pdf: Buffer): string => {
  const source = pdf.toString('latin1');
  const [, id = ''] = /\/Author (\d+) 0 R/.exec(source) ?? [];
  return textOf(/^\(((?:\\.|[^\\)])*)\)/s.exec(objectsOf(pdf).get(id) ?? '')?.[1] ?? '');
};

/** Titles of a PDF's outline, in order. */
export const outlineOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\/Title \(((?:\\.|[^\\)])*)\)/gs)].map(([, raw = '']) => textOf(raw));

/** Every element of a tree, in reading order. */
export const walk = (element: Element): Element[] => [element, ...element.children.flatMap(walk)];
