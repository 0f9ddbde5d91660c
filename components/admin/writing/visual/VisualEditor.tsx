import type { Command, EditorState } from '@milkdown/kit/prose/state';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { ArticleFields } from '../../../../data/api/articles.ts';
import type { Picture } from '../../../../data/api/media.ts';
import { linkPart, type Part, sourcePart } from '../../../../data/articles/insertParts.ts';
import { pictureAddress, pictureMiddle } from '../../../../data/media/pictures.ts';
import { Prose } from '../../../prose/Prose.tsx';
import { DeskDialog } from '../../list/DeskDialog.tsx';
import { PicturePicker } from '../../media/PicturePicker.tsx';
import { PictureToSend } from '../../media/PictureToSend.tsx';
import { InsertMenu, openMenu } from '../InsertMenu.tsx';
import { PartDialog, type PartFields } from '../PartDialog.tsx';
import { type Card, Cards } from './cards.ts';
import { link, linkRange, note, put } from './commands.ts';
import { DrawnText } from './DrawnText.tsx';
import { EditorBar } from './EditorBar.tsx';
import { Hint, Sheet } from './editorLook.ts';
import { hasForm, type OpenedPart, PartForm } from './partForms.tsx';
import { type Acts, useOpenText } from './useOpenText.ts';

type OpenedForm =
  | ({ kind: 'part' } & OpenedPart)
  | { kind: 'new'; part: Part }
  | { kind: 'link'; words: string; href: string }
  | { kind: 'picture' }
  | { kind: 'files'; files: readonly File[] };

const selected = ({ selection: { from, to } }: EditorState) => ({ from, to });

export interface WritingProps {
  text: string;
  onChange: (text: string) => void;
  onSave: () => void;
  label: string;
  placeholder: string;
  /** Maximum length, in characters. */
  most: number;
  parts: readonly Part[];
  /** Called when the typed text is held back, as its Markdown would look different, and when it no longer is. */
  onHeld: (isHeld: boolean) => void;
  /** Sources of an article, whose text may also contain pictures; undefined for a letter. */
  sources?: ArticleFields['sources'];
}

export interface VisualProps extends WritingProps {
  /** Called with the written Markdown if it would look different when parsed again. */
  onRefused: (text: string) => void;
  /** Called when the editor could not be loaded. */
  onMissing: () => void;
  /** Link to the Markdown view of the text. */
  aside: ReactNode;
}

export function VisualEditor({
  text,
  label,
  placeholder,
  parts,
  sources,
  onChange,
  onRefused,
  onMissing,
  onSave,
  aside,
}: VisualProps) {
  const place = useRef<HTMLDivElement>(null);
  const look = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [cards] = useState(() => new Cards(sources !== undefined));
  const [opened, ask] = useState<OpenedForm>();
  const acts = useRef<Acts>({ press: () => false, link() {}, slash() {}, files() {}, save() {} });
  const { open, bar, flush, refuse } = useOpenText({
    text,
    label,
    cards,
    place,
    look,
    acts,
    onChange,
    onRefused,
    onMissing,
  });
  const all = useMemo(() => (sources ? [...parts, sourcePart(sources)] : parts), [parts, sources]);
  const run = (command: Command) => open?.run(command);
  /** Runs a command after the dialog or menu has returned the focus to the text. */
  const later = (command: Command) => {
    ask(undefined);
    setTimeout(() => run(command));
  };
  const insert = (part: Part, fields: PartFields) =>
    open && later(put(open.read(part.write(fields)), part.inline ?? false));
  const addPicture = (picture: Picture) => {
    const address = pictureAddress(picture.hash, pictureMiddle(picture));
    const alt = picture.alt.replace(/[[\]]/g, '');
    if (open) later(put(open.read(`![${alt}](${address})`), false));
  };
  /** Takes a picture off the form for new pictures; the remaining ones still need a description. */
  const leave = (files: readonly File[], file: File) => {
    const others = files.filter((one) => one !== file);
    ask(others.length > 0 ? { kind: 'files', files: others } : undefined);
  };
  const askLink = () => {
    if (!open) return;
    const { state } = open.view;
    const { from, to, href } = linkRange(state) ?? { ...selected(state), href: '' };
    ask({ kind: 'link', href, words: state.doc.textBetween(from, to) });
  };
  acts.current = {
    press(node, at) {
      if (!hasForm(node)) return false;
      ask({ kind: 'part', node, at });
      return true;
    },
    link: askLink,
    slash: () => openMenu(menu.current),
    files: (files) => sources && ask({ kind: 'files', files }),
    save() {
      if (flush()) onSave();
      else refuse();
    },
  };
  useKeyboardHeight(place);
  /** Opens the form of the box whose edge button was pressed. */
  const pressBox = ({ head }: Card) => {
    if (!open || !head.parentElement) return;
    const at = open.view.posAtDOM(head.parentElement, 0) - 1;
    const node = open.view.state.doc.nodeAt(at);
    if (node) acts.current.press(node, at);
  };
  return (
    <>
      <EditorBar now={bar} onRun={run} onLink={askLink}>
        <InsertMenu
          place={menu}
          onBack={(typed) =>
            run((state, dispatch) => {
              if (typed) dispatch?.(state.tr.insertText(typed));
              return true;
            })
          }
          acts={[
            ...all.map((part) => ({
              label: part.label,
              act: () => (part.fields.length > 0 ? ask({ kind: 'new', part }) : insert(part, {})),
            })),
            ...(sources ? [{ label: 'Image', act: () => ask({ kind: 'picture' }) }] : []),
            { label: 'Note de bas de page', act: () => later(note) },
          ]}
        />
        {aside}
      </EditorBar>
      <Sheet>
        <Prose ref={look} hidden />
        {bar.isEmpty && <Hint aria-hidden="true">{placeholder}</Hint>}
        <div ref={place} />
      </Sheet>
      <DrawnText cards={cards} sources={sources} onPressBox={pressBox} />
      {open && opened?.kind === 'part' && (
        <PartForm {...opened} open={open} parts={all} onClose={() => ask(undefined)} />
      )}
      {opened?.kind === 'new' && (
        <PartDialog
          part={opened.part}
          onWrite={(fields) => insert(opened.part, fields)}
          onClose={() => ask(undefined)}
        />
      )}
      {opened?.kind === 'link' && (
        <PartDialog
          part={linkPart}
          fields={{ texte: opened.words, adresse: opened.href }}
          onWrite={({ texte = '', adresse = '' }) => later(link(adresse, texte))}
          onClose={() => ask(undefined)}
        />
      )}
      {opened?.kind === 'picture' && <PicturePicker onClose={() => ask(undefined)} onPick={addPicture} />}
      {opened?.kind === 'files' && (
        <DeskDialog title="Ajouter une image" onClose={() => ask(undefined)}>
          <ul>
            {opened.files.map((file) => (
              <PictureToSend
                key={`${file.name} ${file.lastModified}`}
                file={file}
                onAdded={(picture) => {
                  addPicture(picture);
                  leave(opened.files, file);
                }}
                onGone={() => leave(opened.files, file)}
              />
            ))}
          </ul>
        </DeskDialog>
      )}
    </>
  );
}

/** Stores the height of a phone's keyboard in `--keyboard`, from which the bar above the keyboard gets its position. */
function useKeyboardHeight(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = window.visualViewport;
    const set = () => {
      const hidden = shown ? Math.max(0, window.innerHeight - shown.height - shown.offsetTop) : 0;
      place.current?.parentElement?.parentElement?.style.setProperty('--keyboard', `${Math.round(hidden)}px`);
    };
    shown?.addEventListener('resize', set);
    shown?.addEventListener('scroll', set);
    return () => {
      shown?.removeEventListener('resize', set);
      shown?.removeEventListener('scroll', set);
    };
  }, [place]);
}
