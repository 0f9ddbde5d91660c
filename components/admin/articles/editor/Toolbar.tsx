import styled from '@emotion/styled';
import { Bold, Heading2, Heading3, Italic, Link2, List, ListOrdered, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { color, focusRing, layer, media, radius, type } from '../../../theme.ts';
import { begun, type Edit, linked, type Selected, wrapped } from './insertions.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 4px;
  border: 1px solid ${color.field};
  border-bottom: 0;
  border-radius: ${radius.control} ${radius.control} 0 0;
  background: ${color.ground};
  & > button { display: grid; place-items: center; width: 40px; height: 40px; border-radius: ${radius.control}; color: ${color['ink-2']}; ${focusRing(color.link, 0)} }
  & > button:hover { background: ${color.sunk}; color: ${color.ink}; }
  & > details { margin-left: auto; }
  & > details > summary { padding: 0 12px; ${type.label} }
  ${media.phone} {
    order: 1; position: sticky; bottom: var(--desk-foot, 0px); z-index: ${layer.document}; gap: 0; border: 1px solid ${color.field}; border-top: 0; border-radius: 0 0 ${radius.control} ${radius.control};
    & > button { flex: 1; width: auto; min-width: 32px; } & > details > summary { gap: 4px; padding: 0 6px; min-height: 40px; } }
`;

interface Tool {
  label: string;
  Sign: LucideIcon;
  /** With Ctrl, or Cmd on a Mac. */
  key?: string;
  edit: (selected: Selected) => Edit;
}

const TOOLS: readonly Tool[] = [
  { label: 'Gras', Sign: Bold, key: 'b', edit: (selected) => wrapped(selected, '**', 'mots importants') },
  { label: 'Italique', Sign: Italic, key: 'i', edit: (selected) => wrapped(selected, '*', 'mots') },
  { label: 'Lien', Sign: Link2, key: 'k', edit: linked },
  { label: 'Intertitre', Sign: Heading2, edit: (selected) => begun(selected, () => '## ') },
  { label: 'Petit intertitre', Sign: Heading3, edit: (selected) => begun(selected, () => '### ') },
  { label: 'Liste', Sign: List, edit: (selected) => begun(selected, () => '- ') },
  { label: 'Liste numérotée', Sign: ListOrdered, edit: (selected) => begun(selected, (line) => `${line + 1}. `) },
];

/** Returns the tool of a keystroke. */
export const toolOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Tool | undefined =>
  (ctrlKey || metaKey) && !altKey && !shiftKey ? TOOLS.find((tool) => tool.key === key.toLowerCase()) : undefined;

interface Props {
  onEdit: (edit: (selected: Selected) => Edit) => void;
  /** Further insertion controls. */
  children: ReactNode;
}

/** How words look: each button writes the Markdown that it is. */
export const Toolbar = ({ onEdit, children }: Props) => (
  <Bar role="toolbar" aria-label="Mise en forme">
    {TOOLS.map(({ label, Sign, key, edit }) => (
      <button
        key={label}
        type="button"
        aria-label={label}
        title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
        {...(key && { 'aria-keyshortcuts': `Control+${key.toUpperCase()}` })}
        onClick={() => onEdit(edit)}
      >
        <Sign size={18} strokeWidth={1.7} aria-hidden="true" />
      </button>
    ))}
    {children}
  </Bar>
);
