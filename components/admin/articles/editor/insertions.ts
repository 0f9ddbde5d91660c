/** A text with what is selected of it, by offsets. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

/** Replacement of the characters between two offsets, with the selection that follows. */
export interface Edit {
  from: number;
  to: number;
  put: string;
  select: [number, number];
}

/** Puts marks around the selection, or takes them away where they are. */
export function wrapped({ text, from, to }: Selected, mark: string, sample: string): Edit {
  const has = text.slice(from - mark.length, from) === mark && text.slice(to, to + mark.length) === mark;
  if (has) {
    const put = text.slice(from, to);
    return { from: from - mark.length, to: to + mark.length, put, select: [from - mark.length, to - mark.length] };
  }
  const inside = text.slice(from, to) || sample;
  const start = from + mark.length;
  return { from, to, put: mark + inside + mark, select: [start, start + inside.length] };
}

/** Begins each selected line with a mark, or takes it away where every one has it. */
export function begun({ text, from, to }: Selected, mark: (line: number) => string): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next < 0 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const all = lines.every((line, at) => line.startsWith(mark(at)));
  const put = lines.map((line, at) => (all ? line.slice(mark(at).length) : mark(at) + line)).join('\n');
  return { from: start, to: end, put, select: [start + put.length, start + put.length] };
}

/** A block of its own after the one the selection ends in; `‹…›` in it is what is selected then. */
export function block({ text, to }: Selected, words: string): Edit {
  const next = text.indexOf('\n\n', to);
  const end = next < 0 ? text.length : next;
  const before = withoutLastLines(text.slice(0, end));
  const at = before === '' ? 0 : before.length;
  const lead = before === '' ? '' : '\n\n';
  const put = `${lead}${words.replace(/[‹›]/g, '')}${text.slice(end).startsWith('\n\n') || end === text.length ? '' : '\n'}`;
  const open = words.indexOf('‹');
  const close = words.indexOf('›') - 1;
  const start = at + lead.length;
  return {
    from: at,
    to: end,
    put,
    select: open < 0 ? [at + put.length, at + put.length] : [start + open, start + close],
  };
}

/** A link around the selection; the address is what is selected then. */
export function linked({ text, from, to }: Selected): Edit {
  const words = text.slice(from, to) || 'texte du lien';
  const start = from + words.length + 3;
  return { from, to, put: `[${words}](https://)`, select: [start, start + 8] };
}

/** A call of a note here, and the note at the end of the text. */
export function noted({ text, to }: Selected): Edit {
  const used = [...text.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number));
  const number = Math.max(0, ...used) + 1;
  const call = `[^${number}]`;
  const rest = withoutLastLines(text.slice(to));
  const note = `\n\n${call}: `;
  const put = `${call}${rest}${note}Texte de la note.`;
  const start = to + call.length + rest.length + note.length;
  return { from: to, to: text.length, put, select: [start, start + 'Texte de la note.'.length] };
}

export const apply = (text: string, { from, to, put }: Edit): string => text.slice(0, from) + put + text.slice(to);

/** A text without the line ends it ends with. Counted from the end: a pattern would try each run of them in the text. */
function withoutLastLines(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
}
