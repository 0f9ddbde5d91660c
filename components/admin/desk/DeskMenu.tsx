import styled from '@emotion/styled';
import { CircleUserRound, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { guideFor } from '../../../data/desk/deskViews.ts';
import { color, focusRing, iconButton, media, radius } from '../../theme.ts';
import { useShortcuts } from '../keyboard.ts';
import { DeskDialog } from '../list/DeskDialog.tsx';
import { Menu } from '../list/Menu.tsx';
import { useSignOut } from '../signin/SessionGate.tsx';
import { sayFailed } from '../useChange.ts';
import { Palette } from './Palette.tsx';
import { useView } from './useView.ts';

const Find = styled.button`
  ${iconButton(color.link)}
  margin: 0 0 0 auto;
  ${focusRing(color.link)}
  &&& + details { margin-left: -24px; }
  ${media.phone} { display: none; &&& + details { margin-left: 0; } }
`;

/** Menu of the desk: search in everything, help, account and sign-out. */
export function DeskMenu() {
  const signOut = useSignOut();
  const about = guideFor(useView());
  const [opened, open] = useState<'keys' | 'palette'>();
  const close = () => open(undefined);
  useShortcuts({ '?': () => open('keys') });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      // The key was already used: in a text editor, Ctrl+K makes a link, so the palette stays closed.
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (!document.querySelector('[role*=dialog]')) open('palette');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const leave = () => signOut().catch((error) => sayFailed('Déconnexion impossible', error));
  return (
    <>
      <Find
        type="button"
        aria-label="Chercher partout"
        title="Chercher partout (Ctrl K)"
        onClick={() => open('palette')}
      >
        <Search size={20} strokeWidth={1.6} aria-hidden="true" />
      </Find>
      <Menu
        look="plain"
        label="Aide et compte"
        summary={<CircleUserRound size={20} strokeWidth={1.6} aria-hidden="true" />}
      >
        <li>
          <button type="button" onClick={() => open('palette')}>
            Chercher partout
          </button>
        </li>
        {about && (
          <li>
            <Link to={`/guide/${about.slug}`}>{`Aide : ${about.title}`}</Link>
          </li>
        )}
        <li>
          <Link to="/guide">Tout le guide</Link>
        </li>
        <li>
          <button type="button" onClick={() => open('keys')}>
            Raccourcis clavier
          </button>
        </li>
        <li>
          <Link to="/compte">Mon compte</Link>
        </li>
        <li>
          <button type="button" onClick={leave}>
            Se déconnecter
          </button>
        </li>
      </Menu>
      {opened === 'keys' && <ShortcutHelp onClose={close} />}
      {opened === 'palette' && <Palette onKeys={() => open('keys')} onClose={close} />}
    </>
  );
}

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

/** Dialog that lists the keyboard shortcuts of the desk. */
const ShortcutHelp = ({ onClose }: { onClose: () => void }) => (
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
