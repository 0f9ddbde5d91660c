import styled from '@emotion/styled';
import { useState } from 'react';
import type { RecipientPage } from '../../../data/api/letterAnswers.ts';
import type { Letter } from '../../../data/api/letterRows.ts';
import { labelOf } from '../../../data/choices.ts';
import { recipientStates } from '../../../data/letters/letterWords.ts';
import { SelectField } from '../../ui/Field.tsx';
import { Address } from '../Address.tsx';
import { formatMoment } from '../formatDay.ts';
import { Failed, Loading } from '../list/ListState.tsx';
import { Second, Table } from '../list/listStyles.tsx';
import { MoreRows } from '../list/MoreRows.tsx';
import { ServerAnswer } from '../mail/ServerAnswer.tsx';
import { usePages } from '../usePages.ts';
import { LETTERS } from './letterQuery.ts';

const Filter = styled.div`
  max-width: 420px;
  margin-bottom: 20px;
`;
const CHOICES = [...recipientStates, { code: 'departed', label: 'Désinscrits après cette lettre' }] as const;

/** Each recipient of a letter, with what the mail server said of it. */
export function RecipientList({ letter }: { letter: Letter }) {
  const [state, setState] = useState('');
  const query = usePages<RecipientPage>(`${LETTERS}/${letter.id}/recipients`, state ? `state=${state}` : '');
  const recipients = query.data?.pages.flatMap((page) => page.recipients) ?? [];
  return (
    <>
      <Filter>
        <SelectField
          label="Afficher"
          empty="Tous"
          choices={CHOICES}
          value={state}
          onChange={(event) => setState(event.currentTarget.value)}
        />
      </Filter>
      {query.isPending ? (
        <Loading>Chargement des destinataires...</Loading>
      ) : query.isError && recipients.length === 0 ? (
        <Failed error={query.error} onRetry={query.refetch} />
      ) : recipients.length === 0 ? (
        <p>Aucun destinataire.</p>
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">Adresse</th>
              <th scope="col">Ce qu’il en est</th>
            </tr>
          </thead>
          <tbody>
            {recipients.map(({ id, email, state, answer, settled_at, left_at }) => (
              <tr key={id}>
                <td>
                  <Address text={email} />
                </td>
                <td>
                  {labelOf(recipientStates, state)}
                  {settled_at && <Second>{` le ${formatMoment(settled_at)}`}</Second>}
                  {left_at && <Second>{`, désinscrit le ${formatMoment(left_at)}`}</Second>}
                  {answer && state !== 'sent' && <ServerAnswer answer={answer} />}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <MoreRows shown={recipients.length} total={query.total} query={query} />
    </>
  );
}
