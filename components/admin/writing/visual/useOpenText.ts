import type { Node } from '@milkdown/kit/prose/model';
import { NodeSelection, TextSelection } from '@milkdown/kit/prose/state';
import type { EditorProps, EditorView } from '@milkdown/kit/prose/view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Cards } from './cards.ts';
import { isAtEmptyLine } from './commands.ts';
import { type BarState, barState } from './EditorBar.tsx';
import { type OpenText, openText } from './openText.ts';

/**
 * Callbacks to the editor's surroundings: a part was pressed, a link or the menu was requested, files were dropped, a save was requested.
 */
export interface Acts {
  press: (node: Node, at: number) => boolean;
  link: () => void;
  slash: () => void;
  files: (files: readonly File[]) => void;
  save: () => void;
}

interface Given {
  text: string;
  label: string;
  cards: Cards;
  place: RefObject<HTMLElement | null>;
  /** Element whose classes the editable element copies. */
  look: RefObject<HTMLElement | null>;
  acts: RefObject<Acts>;
  onChange: (text: string) => void;
  /** Called with the written Markdown if it would look different when parsed again. */
  onRefused: (text: string) => void;
  /** Called when the text cannot be opened. */
  onMissing: () => void;
}

const AFTER_TYPING_MS = 250;
/**
 * Milliseconds for which the Markdown may look different when parsed again before the editor refuses it: the author may be in the middle of
 * a change.
 */
const PATIENCE_MS = 4000;

/** CSS pixels the caret keeps from the edges of the window: the bar lies at its head, on a phone at its foot, above the desk's. */
const CLEAR = { top: 60, bottom: 120, left: 0, right: 0 };

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
const ADDRESS = /^(?:https?:\/\/|mailto:|\/)\S+$/;

/** Turns the selected words into a link when an address is pasted over them; returns whether it did. */
function pasteLink(view: EditorView, data: DataTransfer | null): boolean {
  const { state } = view;
  const href = data?.getData('text/plain').trim() ?? '';
  const type = state.schema.marks.link;
  if (state.selection.empty || !type || !ADDRESS.test(href)) return false;
  view.dispatch(state.tr.addMark(state.selection.from, state.selection.to, type.create({ href })));
  return true;
}

function editorProps(label: string, look: string, acts: RefObject<Acts>, leave: (to: Element | null) => void) {
  let slashAt = -1;
  return {
    attributes: {
      class: look,
      'aria-label': label,
      role: 'textbox',
      'aria-multiline': 'true',
      lang: 'fr',
      spellcheck: 'true',
    },
    scrollThreshold: CLEAR,
    scrollMargin: CLEAR,
    handleClickOn: (_view, _at, node, nodeAt, _event, isDirect) => isDirect && acts.current.press(node, nodeAt),
    handlePaste(view, { clipboardData }) {
      const files = filesOf(clipboardData);
      if (files.length > 0 && !clipboardData?.types.includes('text/html')) {
        acts.current.files(files);
        return true;
      }
      return pasteLink(view, clipboardData);
    },
    handleDrop(view, { dataTransfer, clientX, clientY }) {
      const files = filesOf(dataTransfer);
      if (files.length === 0) return false;
      // A picture is inserted where it was dropped: at the caret, which moves there.
      const at = view.posAtCoords({ left: clientX, top: clientY });
      const { tr } = view.state;
      if (at) view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at.pos))));
      acts.current.files(files);
      return true;
    },
    handleTextInput(view, from, _to, typed) {
      // A second « / » is typed as a character, and so is one that a keyboard composes: a composition cannot be moved elsewhere.
      if (typed !== '/' || slashAt === from || view.composing || !isAtEmptyLine(view.state)) return false;
      slashAt = from;
      acts.current.slash();
      return true;
    },
    handleKeyDown({ state }, event) {
      const { selection } = state;
      if (event.key === 'Enter' && selection instanceof NodeSelection)
        return acts.current.press(selection.node, selection.from);
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
      if (event.key === 's') acts.current.save();
      else if (event.key === 'k') acts.current.link();
      else return false;
      event.preventDefault();
      // Keeps Ctrl K for links in the text; elsewhere at the desk it opens the search.
      event.stopPropagation();
      return true;
    },
    handleDOMEvents: {
      blur(_view, { relatedTarget }) {
        leave(relatedTarget as Element | null);
        return false;
      },
    },
  } satisfies Partial<EditorProps>;
}

/** Opens a text for editing and reports its Markdown a moment after each change; a text replaced from outside is opened again. */
export function useOpenText({ text, label, cards, place, look, acts, onChange, onRefused, onMissing }: Given) {
  const [open, setOpen] = useState<OpenText>();
  const [bar, setBar] = useState<BarState>({ on: '', isTable: false, isEmpty: false });
  const [session, begin] = useState(text);
  const known = useRef(text);
  const tell = useRef({ onChange, onRefused, onMissing });
  tell.current = { onChange, onRefused, onMissing };
  const [writing] = useState(() => {
    let live: OpenText | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isReported = true;
    /**
     * Reports the edited text. Returns false, without reporting, if its Markdown would look different when parsed again; `anyhow` reports
     * it all the same.
     */
    const flush = (anyhow = false): boolean => {
      clearTimeout(timer);
      if (isReported || !live) return true;
      const { text: now, isSame } = live.written();
      if (!isSame && !anyhow) return false;
      isReported = true;
      if (now !== known.current) {
        known.current = now;
        tell.current.onChange(now);
      }
      return true;
    };
    const refuse = () => {
      if (flush() || !live) return;
      isReported = true;
      tell.current.onRefused(live.written().text);
    };
    return {
      flush,
      refuse,
      changed() {
        isReported = false;
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (!flush()) timer = setTimeout(refuse, PATIENCE_MS);
        }, AFTER_TYPING_MS);
      },
      hold(next: OpenText | undefined) {
        clearTimeout(timer);
        live = next;
        isReported = true;
      },
    };
  });

  useEffect(() => {
    if (text === known.current) return;
    known.current = text;
    begin(text);
  }, [text]);

  // Runs before the effect that closes the editor, so that the latest text is still reported.
  useEffect(() => {
    const leave = () => writing.flush(true);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [writing]);

  useEffect(() => {
    const at = place.current;
    if (!at) return;
    let isLeft = false;
    let mine: OpenText | undefined;
    /** When the focus leaves the text for another field or button, a fault of its Markdown is shown at once. */
    const leave = (to: Element | null) => {
      if (!to || at.contains(to) || to.closest('dialog, [role=toolbar]')) writing.flush();
      else writing.refuse();
    };
    const show = () => {
      if (!mine) return;
      const next = barState(mine.view.state);
      setBar((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    void openText({
      place: at,
      text: session,
      props: editorProps(label, look.current?.className ?? '', acts, leave),
      views: { block: cards.viewOf('block'), inline: cards.viewOf('inline'), box: cards.viewOf('box') },
      onChange: writing.changed,
      onMove: show,
    }).then(
      (opened) => {
        if (isLeft) return opened.close();
        mine = opened;
        writing.hold(opened);
        setOpen(opened);
        show();
      },
      () => isLeft || tell.current.onMissing(),
    );
    return () => {
      isLeft = true;
      writing.hold(undefined);
      setOpen(undefined);
      void mine?.close();
    };
  }, [session, label, cards, place, look, acts, writing]);

  return { open, bar, flush: writing.flush, refuse: writing.refuse };
}
