import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AskedBy } from '../../../data/api/deskInput.ts';
import type { PersonErased, PersonRecord } from '../../../data/api/people.ts';
import { BIN_DAYS } from '../../../data/desk/retention.ts';
import { callApi } from '../../api.ts';
import { erasureText } from '../account/Erasures.tsx';
import { PEOPLE } from '../deskQueries.ts';
import { TickField } from '../list/DeskForm.tsx';
import { ErasureDialog } from '../list/ErasureDialog.tsx';
import { refreshErased } from '../refresh.ts';
import { sayDone } from '../useChange.ts';

interface Props {
  record: PersonRecord;
  name: string;
  onClose: () => void;
}

/** Asks why, then erases everything of a person at once and shows the proof, or moves it all to the bin. */
export function ErasePerson({ record: { person, notices, quotes }, name, onClose }: Props) {
  const [keep, setKeep] = useState(false);
  // Sent with the erasure: a request that arrives while the dialog is open is not erased unread.
  const [{ last_at }] = useState(person);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const erase = useMutation({
    mutationFn: (asked_by: AskedBy) => {
      const query = new URLSearchParams({ asked_by, keep_notices: String(keep), last_at });
      return callApi<PersonErased>('DELETE', `${PEOPLE}/${person.id}?${query}`);
    },
    onSuccess: ({ erasure, binned }) => {
      queries.removeQueries({ queryKey: [PEOPLE, String(person.id)] });
      refreshErased(queries, '/api');
      navigate(erasure ? '/compte?vue=effacements' : '/personnes');
      if (erasure) sayDone('Personne effacée', `${erasure.reference} : ${erasureText(erasure.counts)}.`);
      else
        sayDone(
          'Personne à la corbeille',
          `${binned > 1 ? `${binned} éléments y restent` : 'Un élément y reste'} ${BIN_DAYS} jours : vous pouvez les reprendre.`,
        );
    },
  });
  return (
    <ErasureDialog
      title={`Effacer tout de ${name} ?`}
      what="ses demandes avec historique, notes, réponses et fichiers, ses inscriptions, ses notifications de contrat et ses courriels en attente"
      erase={erase}
      onClose={onClose}
    >
      {quotes.some(({ status }) => status === 'accepted') && (
        <p>
          Un devis accepté par un consommateur à partir de 120 € est gardé dix ans et lui reste ouvert, comme ce que
          nomme le livre des recettes : la loi le demande (C. conso. L213-1, C. com. L123-22 ; RGPD, article 17, 3, b).
          La preuve de l’effacement le dit.
        </p>
      )}
      {notices.length > 0 && (
        <TickField checked={keep} onChange={setKeep}>
          Garder ses notifications de contrat, que vous pouvez avoir à produire comme preuve (article 17, paragraphe 3,
          du RGPD)
        </TickField>
      )}
    </ErasureDialog>
  );
}
