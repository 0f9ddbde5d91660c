import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { guideFor } from '../../../data/desk/guidePages.ts';
import { Menu } from '../list/Menu.tsx';
import { sayFailed } from '../sayDone.ts';
import { useSignOut } from '../signin/SessionGate.tsx';
import { useShortcuts } from '../useShortcuts.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';

/** Help, one's own account and the way out. */
export function DeskMenu() {
  const signOut = useSignOut();
  const about = guideFor(useLocation().pathname);
  const [keys, setKeys] = useState<'closed' | 'open'>('closed');
  useShortcuts({ '?': () => setKeys('open') });
  const leave = () => signOut().catch((error) => sayFailed('Déconnexion impossible', error));
  return (
    <>
      <Menu
        look="plain"
        label="Aide et compte"
        summary={<CircleUserRound size={20} strokeWidth={1.6} aria-hidden="true" />}
      >
        {about && (
          <li>
            <Link to={`/guide/${about.slug}`}>{`Aide : ${about.title}`}</Link>
          </li>
        )}
        <li>
          <Link to="/guide">Tout le guide</Link>
        </li>
        <li>
          <button type="button" onClick={() => setKeys('open')}>
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
      {keys === 'open' && <ShortcutHelp onClose={() => setKeys('closed')} />}
    </>
  );
}
