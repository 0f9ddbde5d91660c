import styled from '@emotion/styled';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { color, focusRing, media, radius } from '../../theme.ts';
import { DeskDialog } from '../list/DeskDialog.tsx';
import { useShortcuts } from '../useShortcuts.ts';

const Opener = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.control};
  color: ${color['ink-2']};
  ${focusRing(color.link)}
  &:hover { color: ${color.ink}; }
  ${media.belowDesktop} { display: none; }
`;
const Keys = styled.dl`
  border-top: 1px solid ${color.ink};
  & > div { display: grid; grid-template-columns: 6rem 1fr; padding: 9px 0; border-bottom: 1px solid ${color.line}; font-size: 16px; }
  & kbd { display: inline-block; min-width: 28px; padding: 1px 8px; border: 1px solid ${color['line-strong']}; border-radius: ${radius.badge}; font: inherit; font-size: 14px; text-align: center; }
`;
const KEYS = [
  ['j', 'Lead suivant'],
  ['k', 'Lead précédent'],
  ['o', 'Ouvrir la fiche du lead'],
  ['x', 'Choisir le lead, ou non'],
  ['/', 'Rechercher'],
  ['Entrée', 'De la recherche à la liste'],
  ['?', 'Cette aide'],
] as const;

/** The keys of the desk, on a button and on `?`. */
export function ShortcutHelp() {
  const [view, setView] = useState<'closed' | 'open'>('closed');
  useShortcuts({ '?': () => setView('open') });
  return (
    <>
      <Opener type="button" aria-label="Raccourcis clavier" onClick={() => setView('open')}>
        <CircleHelp size={20} strokeWidth={1.6} aria-hidden="true" />
      </Opener>
      {view === 'open' && (
        <DeskDialog title="Raccourcis clavier" onClose={() => setView('closed')}>
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
      )}
    </>
  );
}
