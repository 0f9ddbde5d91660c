import styled from '@emotion/styled';
import { color, radius } from '../../theme.ts';
import { DeskDialog } from '../list/DeskDialog.tsx';

const Keys = styled.dl`
  border-top: 1px solid ${color.ink};
  & > div { display: grid; grid-template-columns: 6rem 1fr; padding: 9px 0; border-bottom: 1px solid ${color.line}; font-size: 16px; }
  & kbd { display: inline-block; min-width: 28px; padding: 1px 8px; border: 1px solid ${color['line-strong']}; border-radius: ${radius.badge}; font: inherit; font-size: 14px; text-align: center; }
`;
const KEYS = [
  ['Ctrl K', 'Chercher partout (⌘ K sur un Mac)'],
  ['j', 'Demande suivante'],
  ['k', 'Demande précédente'],
  ['o', 'Ouvrir la fiche de la demande'],
  ['r', 'Répondre'],
  ['s', 'Changer le statut'],
  ['a', 'Ajouter une note'],
  ['e', 'Effacer'],
  ['x', 'Choisir la demande, ou non'],
  ['/', 'Rechercher dans la liste'],
  ['Entrée', 'De la recherche à la liste'],
  ['?', 'Cette aide'],
] as const;

/** The keys of the desk. */
export const ShortcutHelp = ({ onClose }: { onClose: () => void }) => (
  <DeskDialog title="Raccourcis clavier" onClose={onClose}>
    <Keys>
      {KEYS.map(([key, effect]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </Keys>
  </DeskDialog>
);
