import styled from '@emotion/styled';
import { useState } from 'react';
import type { PeopleList, PersonRecord } from '../../../data/api/people.ts';
import { TextField } from '../../ui/Field.tsx';
import { PEOPLE, useList, usePersonChange } from '../deskQueries.ts';
import { AskDialog } from '../list/AskDialog.tsx';
import { controlled } from '../list/DeskForm.tsx';
import { RadioCards } from '../list/ErasureDialog.tsx';
import { sayDone } from '../useChange.ts';

const Found = styled(RadioCards)`
  max-height: 264px;
  overflow-y: auto;
  padding: 2px;
`;
const SHOWN = 6;

interface Props {
  record: PersonRecord;
  name: string;
  onClose: () => void;
}

/** Dialog that finds another person and merges them into this one; the merge can be undone. */
export function MergePerson({ record: { person }, name, onClose }: Props) {
  const [q, setQ] = useState('');
  const [chosen, choose] = useState<number>();
  const found = useList<PeopleList>(PEOPLE, new URLSearchParams({ limit: '10', q: q.trim() || name }).toString());
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
      text="Rien n’est modifié : chaque demande garde l’adresse d’où elle vient, et les deux fiches peuvent être séparées à tout moment."
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
        <Found aria-label="Fiches trouvées">
          {others.map(({ id, name: other, address, requests }) => (
            <label key={id}>
              <input type="radio" name="fiche" checked={id === chosen} onChange={() => choose(id)} />
              <strong>{other ?? address ?? 'Sans nom'}</strong>
              <span>{`${address ?? 'sans adresse'} · ${requests} ${requests > 1 ? 'demandes' : 'demande'}`}</span>
            </label>
          ))}
        </Found>
      )}
    </AskDialog>
  );
}
