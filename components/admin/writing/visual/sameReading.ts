import type { Node } from '@milkdown/kit/prose/model';

/** Attributes that no reader sees, such as the way a list or heading was typed. */
const UNSEEN = new Set(['spread', 'label', 'listType', 'marker', 'id', 'isInline']);
const AUTO = /^(?:mailto:|https?:\/\/)/;

interface Letter {
  letter: string;
  marks: string;
}

/** Returns the letters of a line, each with its marks (bold, link…). A space has no marks; a bare address counts as a link. */
function letters(line: Node): Letter[] {
  const all: Letter[] = [];
  line.forEach((node) => {
    const text = node.text ?? '';
    const marks = node.marks
      .filter(
        ({ type, attrs }) => type.name !== 'link' || String(attrs.href).replace(AUTO, '') !== text.replace(AUTO, ''),
      )
      .map(({ type, attrs }) => `${type.name}${type.name === 'link' ? attrs.href : ''}`)
      .sort()
      .join(' ');
    if (node.isText) for (const letter of text) all.push({ letter, marks: /\s/.test(letter) ? '' : marks });
    else all.push({ letter: node.type.name === 'hardbreak' ? '\n' : JSON.stringify(shownBy(node)), marks: '' });
  });
  return trimmed(all);
}

const isBlank = ({ letter }: Letter) => /^\s$/.test(letter);
/** Spaces at the ends of a line are dropped, and several count as one. */
function trimmed(all: readonly Letter[]): Letter[] {
  const lines = all.filter(
    (one, at) => !isBlank(one) || !all[at - 1] || one.letter === '\n' || !isBlank(all[at - 1] as Letter),
  );
  const from = lines.findIndex((one) => !isBlank(one));
  let to = lines.length;
  while (to > 0 && isBlank(lines[to - 1] as Letter)) to -= 1;
  return from < 0 ? [] : lines.slice(from, to);
}

function shownBy(node: Node): unknown {
  const attrs = Object.entries(node.attrs).filter(
    ([name, value]) => !UNSEEN.has(name) && value !== null && value !== 'left',
  );
  if (node.type.name === 'code_block') return [node.type.name, node.textContent];
  if (node.isTextblock) return [node.type.name, attrs, letters(node)];
  const inside: unknown[] = [];
  node.forEach((child) => {
    if (child.type.name !== 'paragraph' || letters(child).length > 0) inside.push(shownBy(child));
  });
  return [node.type.name, attrs, inside];
}

/** Whether two documents look alike; spaces at the edges of marks and lines, and empty paragraphs, are ignored. */
export const sameReading = (one: Node, other: Node): boolean =>
  JSON.stringify(shownBy(one)) === JSON.stringify(shownBy(other));
