import styled from '@emotion/styled';
import {
  Bold,
  ChartColumn,
  Hash,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Megaphone,
  Quote,
  Superscript,
  Table,
  TextQuote,
} from 'lucide-react';
import { color, focusRing, radius } from '../../../theme.ts';
import { begun, block, type Edit, linked, noted, type Selected, wrapped } from './insertions.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 4px;
  border: 1px solid ${color.field};
  border-bottom: 0;
  border-radius: ${radius.control} ${radius.control} 0 0;
  background: ${color.ground};
  & button { display: grid; place-items: center; width: 40px; height: 40px; border-radius: ${radius.control}; color: ${color['ink-2']}; ${focusRing(color.link, 0)} }
  & button:hover { background: ${color.sunk}; color: ${color.ink}; }
`;

interface Tool {
  label: string;
  Sign: LucideIcon;
  /** With Ctrl, or Cmd on a Mac. */
  key?: string;
  edit: (selected: Selected) => Edit;
}
const words = (text: string) => (selected: Selected) => block(selected, text);

const TOOLS: readonly Tool[] = [
  { label: 'Gras', Sign: Bold, key: 'b', edit: (selected) => wrapped(selected, '**', 'mots importants') },
  { label: 'Italique', Sign: Italic, key: 'i', edit: (selected) => wrapped(selected, '*', 'mots') },
  { label: 'Lien', Sign: Link2, key: 'k', edit: linked },
  { label: 'Intertitre', Sign: Heading2, edit: (selected) => begun(selected, () => '## ') },
  { label: 'Petit intertitre', Sign: Heading3, edit: (selected) => begun(selected, () => '### ') },
  { label: 'Liste', Sign: List, edit: (selected) => begun(selected, () => '- ') },
  { label: 'Liste numérotée', Sign: ListOrdered, edit: (selected) => begun(selected, (line) => `${line + 1}. `) },
  {
    label: 'Tableau',
    Sign: Table,
    edit: words('| ‹Colonne› | Autre colonne |\n| --- | ---: |\n| Ligne | 10 |\n| Autre ligne | 20 |'),
  },
  { label: 'Note de bas de page', Sign: Superscript, edit: noted },
  {
    label: 'Encadré',
    Sign: TextQuote,
    edit: words(':::encadre{titre="À retenir" genre=retenir}\n‹Texte de l’encadré.›\n:::'),
  },
  { label: 'Citation', Sign: Quote, edit: words(':::citation{auteur="Qui parle"}\n‹Ce qui a été dit.›\n:::') },
  { label: 'Chiffre', Sign: Hash, edit: words('::chiffre[‹ce qu’il mesure›]{valeur="71" unite="%"}') },
  {
    label: 'Figure',
    Sign: ChartColumn,
    edit: words(
      ':::figure{type=barres titre="‹Une conclusion›" mesure="En euros, par an" note="Exemple inventé."}\n| Poste | Valeur |\n| --- | ---: |\n| Premier | 10 |\n| Second | 20 |\n:::',
    ),
  },
  {
    label: 'Appel à l’action',
    Sign: Megaphone,
    edit: words('::appel[‹Demander un devis›]{titre="Une question sur votre cas ?"}'),
  },
];

/** The tool a keystroke stands for. */
export const toolOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Tool | undefined =>
  (ctrlKey || metaKey) && !altKey && !shiftKey ? TOOLS.find((tool) => tool.key === key.toLowerCase()) : undefined;

interface Props {
  onEdit: (edit: (selected: Selected) => Edit) => void;
  onPicture: () => void;
}

/** What can be put into the text: each button writes the Markdown that its part is. */
export const Toolbar = ({ onEdit, onPicture }: Props) => (
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
    <button type="button" aria-label="Image" title="Image" onClick={onPicture}>
      <Image size={18} strokeWidth={1.7} aria-hidden="true" />
    </button>
  </Bar>
);
