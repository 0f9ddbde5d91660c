import styled from '@emotion/styled';
import { useState } from 'react';
import type { PeoplePage, PersonFile } from '../../../data/api/personAnswers.ts';
import { color, focusRing, radius } from '../../theme.ts';
import { TextField } from '../../ui/Field.tsx';
import { PEOPLE } from '../deskQueries.ts';
import { AskDialog } from '../list/AskDialog.tsx';
import { controlled } from '../list/DeskForm.tsx';
import { sayDone } from '../sayDone.ts';
import { usePages } from '../usePages.ts';
import { usePersonChange } from './personQuery.ts';

const List = styled.ul`
  display: grid;
  gap: 8px;
  max-height: 264px;
  overflow-y: auto;
  padding: 2px;
  & label { display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 0 12px; padding: 10px 14px; border: 1px solid ${color['line-strong']}; border-radius: ${radius.control}; overflow-wrap: anywhere; cursor: pointer; }
  & label:has(:checked) { border-color: ${color.blue}; box-shadow: inset 0 0 0 1px ${color.blue}; }
  & input { appearance: none; width: 20px; height: 20px; margin: 1px 0 0; border: 1px solid ${color.field}; border-radius: 50%; background: ${color.sheet}; cursor: pointer; ${focusRing(color.link)} }
  & input:checked { border: 6px solid ${color.blue}; }
  & strong { font-weight: 600; }
  & span { grid-column: 2; font-size: 15px; color: ${color['ink-2']}; }
`;
const SHOWN = 6;

interface Props {
  file: PersonFile;
  name: string;
  onClose: () => void;
}

/** Looks for another person and joins them to this one, which can be undone. */
export function MergePerson({ file: { person }, name, onClose }: Props) {
  const [q, setQ] = useState('');
  const [chosen, choose] = useState<number>();
  const found = usePages<PeoplePage>(PEOPLE, new URLSearchParams({ limit: '10', q: q.trim() || name }).toString());
  const others = (found.data?.pages[0]?.people ?? []).filter(({ id }) => id !== person.id).slice(0, SHOWN);
  const merge = usePersonChange<{ with: number }>(person.id, 'POST', '/merge');
  const joined = others.find(({ id }) => id === chosen);
  const join = () =>
    joined &&
    merge.mutate(
      { with: joined.id },
      {
        onSuccess: () => {
          onClose();
          sayDone(
            'Fiches réunies',
            `${joined.address ?? joined.name ?? 'L’autre fiche'} est désormais sur cette page.`,
          );
        },
      },
    );
  return (
    <AskDialog
      title={`Réunir ${name} avec une autre fiche`}
      said="Rien n’est modifié : chaque demande garde l’adresse d’où elle vient, et les deux fiches peuvent être séparées à tout moment."
      label="Réunir"
      disabled={!joined}
      run={merge}
      onSend={join}
      onClose={onClose}
    >
      <TextField
        label="Chercher l’autre fiche"
        type="search"
        placeholder="Nom, adresse ou téléphone"
        autoComplete="off"
        {...controlled(q, setQ)}
      />
      {others.length === 0 ? (
        <p role="status">{found.isPending ? 'Recherche...' : 'Aucune autre fiche ne correspond.'}</p>
      ) : (
        <List aria-label="Fiches trouvées">
          {others.map(({ id, name: other, address, requests }) => (
            <li key={id}>
              <label>
                <input type="radio" name="fiche" checked={id === chosen} onChange={() => choose(id)} />
                <strong>{other ?? address ?? 'Sans nom'}</strong>
                <span>{`${address ?? 'sans adresse'} · ${requests} ${requests > 1 ? 'demandes' : 'demande'}`}</span>
              </label>
            </li>
          ))}
        </List>
      )}
    </AskDialog>
  );
}
