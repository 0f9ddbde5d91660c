import styled from '@emotion/styled';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { color, media, radius, type } from '../../theme.ts';
import { TextField } from '../../ui/Field.tsx';
import { DeskDialog } from '../list/DeskDialog.tsx';
import { controlled } from '../list/DeskForm.tsx';
import { type Found, useFound } from './useFound.ts';

const List = styled.div`
  min-height: min(420px, 50dvh);
  max-height: min(420px, 50dvh);
  overflow-y: auto;
  & strong { display: block; padding: 12px 12px 4px; ${type.caption} color: ${color['ink-3']}; }
  & [role='option'] { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 12px; min-height: 44px; padding: 9px 12px; border-radius: ${radius.badge}; cursor: pointer; overflow-wrap: anywhere; }
  & [role='option'] small { font-size: 14px; color: ${color['ink-2']}; }
  & [aria-selected='true'] { background: ${color.wash}; box-shadow: inset 3px 0 0 ${color.link}; }
  & > p { padding: 12px; color: ${color['ink-2']}; }
  ${media.phone} { max-height: 56dvh; }
`;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Command palette: finds requests, people, places, settings, articles, letters and help by keyboard. */
export function Palette({ onKeys, onClose }: { onKeys: () => void; onClose: () => void }) {
  const [q, setQ] = useState('');
  // Selected item by its key instead of its index: results that arrive later may be inserted above the item.
  const [moved, moveTo] = useState<string>();
  const [entered, enter] = useState(false);
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const { groups, isLooking } = useFound(q);
  const all = groups.flatMap(({ found }) => found);
  const current = Math.max(0, all.map(({ to }) => to).indexOf(moved ?? ''));
  const here = all[current];
  useEffect(() => field.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is current.
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current, q]);

  const choose = ({ to }: Found) => {
    onClose();
    if (to === 'keys') onKeys();
    else navigate(to);
  };
  // If Enter is pressed while results are loading, opens the first result that arrives.
  useEffect(() => {
    if (entered && here) choose(here);
  });
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Enter' && here) choose(here);
    else if (event.key === 'Enter') enter(isLooking);
    else if (step && here) moveTo(all[(current + step + all.length) % all.length]?.to);
    else return;
    event.preventDefault();
  };
  return (
    <DeskDialog title="Chercher partout" onClose={onClose}>
      <TextField
        ref={field}
        label="Une personne, une demande, un réglage, une page du bureau"
        role="combobox"
        aria-expanded={all.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={here && `${id}${current}`}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={deskLimits.search}
        {...controlled(q, (text) => {
          setQ(text);
          moveTo(undefined);
          enter(false);
        })}
        onKeyDown={press}
      />
      <List ref={list} id={`${id}list`} role="listbox" aria-label="Résultats">
        {groups.map(({ name, found }) => (
          // biome-ignore lint/a11y/useSemanticElements: options are in groups of a list box.
          <div key={name} role="group" aria-label={name}>
            <strong aria-hidden="true">{name}</strong>
            {found.map((one) => {
              const place = all.indexOf(one);
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys act in the field above, which names the current one.
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
                <div
                  key={one.to}
                  id={`${id}${place}`}
                  role="option"
                  aria-selected={place === current}
                  onClick={() => choose(one)}
                  onPointerMove={() => moveTo(one.to)}
                >
                  <span>{one.label}</span>
                  {one.hint && <small>{one.hint}</small>}
                </div>
              );
            })}
          </div>
        ))}
      </List>
      <p role="status" className={all.length > 0 ? 'sr' : undefined}>
        {all.length > 0 ? `${all.length} résultats` : isLooking ? 'Recherche...' : 'Rien ne correspond.'}
      </p>
    </DeskDialog>
  );
}
