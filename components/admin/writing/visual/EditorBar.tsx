import { redo, undo } from '@milkdown/kit/prose/history';
import type { Command, EditorState } from '@milkdown/kit/prose/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from '@milkdown/kit/prose/tables';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu, MenuActs } from '../../list/Menu.tsx';
import { Bar } from '../Bar.tsx';
import { hasMark, heading, isIn, list, mark, quote } from './commands.ts';

interface Tool {
  label: string;
  Sign: LucideIcon;
  /** Key of the tool's shortcut, pressed with Ctrl, or with Cmd on a Mac. */
  key?: string;
  command?: Command;
  isOn?: (state: EditorState) => boolean;
  /** Whether the tool acts on whole lines, so that a phone hides it in tables. */
  isOfLines?: boolean;
  /** Whether the tool is hidden on phones, where typing `>` or undo has the same effect. */
  isRare?: boolean;
}

const TOOLS: readonly Tool[] = [
  { label: 'Gras', Sign: Bold, key: 'b', command: mark('strong'), isOn: (state) => hasMark(state, 'strong') },
  { label: 'Italique', Sign: Italic, key: 'i', command: mark('emphasis'), isOn: (state) => hasMark(state, 'emphasis') },
  { label: 'Lien', Sign: Link2, key: 'k', isOn: (state) => hasMark(state, 'link') },
  {
    label: 'Intertitre',
    Sign: Heading2,
    command: heading(2),
    isOn: (state) => isIn(state, 'heading', 2),
    isOfLines: true,
  },
  {
    label: 'Petit intertitre',
    Sign: Heading3,
    command: heading(3),
    isOn: (state) => isIn(state, 'heading', 3),
    isRare: true,
  },
  { label: 'Liste', Sign: List, command: list('bullet_list'), isOn: (state) => isIn(state, 'bullet_list') },
  {
    label: 'Liste numérotée',
    Sign: ListOrdered,
    command: list('ordered_list'),
    isOn: (state) => isIn(state, 'ordered_list'),
    isOfLines: true,
  },
  { label: 'Citation', Sign: Quote, command: quote, isOn: (state) => isIn(state, 'blockquote'), isRare: true },
  { label: 'Annuler', Sign: Undo2, key: 'z', command: undo },
  { label: 'Rétablir', Sign: Redo2, key: 'y', command: redo, isRare: true },
];

const TABLE: readonly (readonly [label: string, command: Command])[] = [
  ['Ligne dessous', addRowAfter],
  ['Retirer la ligne', deleteRow],
  ['Colonne à droite', addColumnAfter],
  ['Retirer la colonne', deleteColumn],
  ['Retirer le tableau', deleteTable],
];

/** State for the bar: the tools active at the caret, whether the caret is in a table, whether the text is empty. */
export interface BarState {
  on: string;
  isTable: boolean;
  isEmpty: boolean;
}

export const barState = (state: EditorState): BarState => ({
  on: TOOLS.filter(({ isOn }) => isOn?.(state))
    .map(({ label }) => label)
    .join(),
  isTable: isInTable(state),
  isEmpty: state.doc.childCount <= 1 && state.doc.firstChild?.type.name === 'paragraph' && state.doc.content.size === 2,
});

interface Props {
  now: BarState;
  onRun: (command: Command) => void;
  onLink: () => void;
  /** Menu « Insérer », and the controls after it. */
  children: ReactNode;
}

/** Toolbar of formats, each applied to the selection. */
export function EditorBar({ now: { on, isTable }, onRun, onLink, children }: Props) {
  const shown = on.split(',');
  return (
    // Presses on the bar do not move the caret. No dialog may be rendered in it, since its fields could then not be focused by mouse.
    <Bar role="toolbar" aria-label="Mise en forme" onMouseDown={(event) => event.preventDefault()}>
      {TOOLS.map(({ label, Sign, key, command, isOn, isOfLines, isRare }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
          {...(isOn && { 'aria-pressed': shown.includes(label) })}
          {...((isRare || (isTable && isOfLines)) && { 'data-rare': '' })}
          {...(key && { 'aria-keyshortcuts': `Control+${key.toUpperCase()}` })}
          onClick={() => (command ? onRun(command) : onLink())}
        >
          <Sign size={18} strokeWidth={1.7} aria-hidden="true" />
        </button>
      ))}
      {isTable && (
        <Menu summary="Tableau" look="plain" side="left">
          <MenuActs acts={TABLE.map(([label, command]) => ({ label, act: () => onRun(command) }))} />
        </Menu>
      )}
      {children}
    </Bar>
  );
}
