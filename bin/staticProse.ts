/** What this plugin reads and writes of a document's tree. */
interface Part {
  type: string;
  name?: string | null;
  attributes?: { name?: string }[];
  children?: Part[];
}

const LIVE = 'live';
const isLive = ({ attributes }: Part) => attributes?.some(({ name }) => name === LIVE) ?? false;
const still = (children: Part[]): Part => ({ type: 'mdxJsxFlowElement', name: 'Static', attributes: [], children });

/**
 * A remark plugin: where a document marks parts with `live`, all that stands between them becomes `<Static>`, and the
 * browser's copy of the document carries nothing of it (docs/decisions/static-parts.md). Other documents stay as they are.
 */
export function staticProse({ browser }: { browser: boolean }) {
  return (tree: { children: Part[] }): void => {
    if (!tree.children.some(isLive)) return;
    const parts: Part[] = [];
    let prose: Part[] = [];
    const close = () => {
      if (prose.length > 0) parts.push(still(browser ? [] : prose));
      prose = [];
    };
    for (const part of tree.children) {
      if (part.type === 'mdxjsEsm') parts.push(part);
      else if (!isLive(part)) prose.push(part);
      else {
        close();
        parts.push({ ...part, attributes: part.attributes?.filter(({ name }) => name !== LIVE) ?? [] });
      }
    }
    close();
    tree.children = parts;
  };
}
