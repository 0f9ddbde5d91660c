import { type Command, NodeSelection, TextSelection } from '@milkdown/kit/prose/state';
import { Cards } from '../../../components/admin/writing/visual/cards.ts';
import { heading, list, mark, put, quote } from '../../../components/admin/writing/visual/commands.ts';
import { type OpenText, openText } from '../../../components/admin/writing/visual/openText.ts';
import { sameReading } from '../../../components/admin/writing/visual/sameReading.ts';

const WORDS = [
  ...[
    'é',
    ' mot ',
    '*',
    '**',
    '_',
    '[x]',
    '# ',
    '- ',
    '1. ',
    ':source',
    ':',
    '::',
    '> ',
    '|',
    '<b>',
    '&amp;',
    '\\',
    '`',
  ],
  ...[
    '« oui » !',
    '{x}',
    '  ',
    '~',
    'https://example.com',
    '=',
    '+ ',
    '10:30',
    'a@b.fr',
    '!',
    '---',
    '\u00a0',
    '](/x)',
  ],
];
const PARTS = [
  '::outil{nom=retour}',
  ':::encadre\nDedans.\n:::',
  '| a | b |\n| --- | --- |\n| 1 | 2 |',
  '![x](/media/x.webp)',
];

const open = async (text: string): Promise<OpenText> => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  return openText({ place, text, props: {} });
};

/** Letters and digits of a document in order; a test compares them, since no edit may lose one. */
const wordsOf = (document: OpenText['view']['state']['doc']): string =>
  document
    .textBetween(0, document.content.size, ' ', ({ attrs }) => String(attrs.value ?? attrs.alt ?? ''))
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** The editor alone, in a page without the desk, for tests that open many texts. */
const inPage = {
  open,
  /** Opens a text to be typed in, its parts in their places: each sign ‸ is an end of the selection. */
  async write(text: string) {
    const cards = new Cards(true);
    const views = { block: cards.viewOf('block'), inline: cards.viewOf('inline'), box: cards.viewOf('box') };
    const place = document.createElement('div');
    place.style.whiteSpace = 'pre-wrap';
    document.body.replaceChildren(place);
    const { view, written } = await openText({ place, text, props: {}, views });
    const { tr } = view.state;
    const ends: number[] = [];
    view.state.doc.descendants((node, at) => {
      for (const { index } of node.text?.matchAll(/‸/g) ?? []) {
        ends.push(at + index - ends.length);
        tr.delete(at + index - ends.length + 1, at + index - ends.length + 2);
      }
    });
    const [from = 0, to = from] = ends;
    view.dispatch(tr.setSelection(TextSelection.between(tr.doc.resolve(from), tr.doc.resolve(to))));
    view.focus();
    Object.assign(window, {
      /** Stored form of the text, and the words between the start of the line and the caret. */
      writtenNow() {
        const { $head } = view.state.selection;
        return { ...written(), before: $head.parent.textBetween(0, $head.parentOffset, '', '\ufffc') };
      },
    });
  },
  /** Pastes HTML after a text, in a new line or after its last word; returns the Markdown that would be stored. */
  async pasted(text: string, html: string, isInText = false) {
    const opened = await open(text);
    const { view } = opened;
    const end = TextSelection.atEnd(view.state.doc);
    view.dispatch(isInText ? view.state.tr.setSelection(end) : view.state.tr.setSelection(end).split(end.to));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    view.state.doc.check();
    const written = opened.written();
    await opened.close();
    return written;
  },
  /** Changes a text at random, as an author might; returns the Markdown that would be stored. */
  async edited(text: string, seed: number) {
    let state = seed;
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
      return state % below;
    };
    const one = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
    const opened = await open(text);
    const { view } = opened;
    const log: string[] = [];
    const caret = () => {
      const at = 1 + random(Math.max(1, view.state.doc.content.size - 2));
      const { tr } = view.state;
      const $at = tr.doc.resolve(at);
      if (!$at.parent.inlineContent) return false;
      const to = Math.min($at.end(), at + random(30));
      view.dispatch(tr.setSelection(TextSelection.create(tr.doc, at, to)));
      return true;
    };
    const acts: Record<string, () => Command | undefined> = {
      type: () => {
        const { from, to } = view.state.selection;
        view.dispatch(view.state.tr.insertText(one(WORDS), from, to));
        return undefined;
      },
      remove: () => {
        const { from } = view.state.selection;
        view.dispatch(view.state.tr.deleteRange(from, Math.min(view.state.doc.content.size, from + 1 + random(120))));
        return undefined;
      },
      split: () => (now, dispatch) => {
        if (now.selection.$from.depth === 1) dispatch?.(now.tr.split(now.selection.from));
        return true;
      },
      strong: () => mark('strong'),
      emphasis: () => mark('emphasis'),
      heading: () => heading(2 + random(2)),
      list: () => list(one(['bullet_list', 'ordered_list'] as const)),
      quote: () => quote,
      part: () => put(opened.read(one(PARTS)), false),
      source: () => put(opened.read(':source[ocde]'), true),
      drop: () => (now, dispatch) => {
        const at = random(now.doc.childCount);
        let from = 0;
        for (let index = 0; index < at; index += 1) from += now.doc.child(index).nodeSize;
        const selection = NodeSelection.create(now.doc, from);
        dispatch?.(now.tr.setSelection(selection).deleteSelection());
        return true;
      },
    };
    for (let count = 0; count < 4; count += 1) {
      if (!caret()) continue;
      const name = one(Object.keys(acts));
      log.push(name);
      const command = acts[name]?.();
      if (command) opened.run(command);
      // Converts the text to Markdown, as the editor does after a pause: the next conversion only converts later changes.
      opened.written();
    }
    view.state.doc.check();
    const written = opened.written();
    const shown = wordsOf(view.state.doc);
    const whole = opened.read(written.text);
    const isWholeSame = sameReading(view.state.doc, whole);
    const read = wordsOf(whole);
    await opened.close();
    return { ...written, isWholeSame, shown, read, log: log.join(', ') };
  },
};
export type EditorInPage = typeof inPage;
Object.assign(window, { editorInPage: inPage });
