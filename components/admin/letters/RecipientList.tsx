import styled from '@emotion/styled';
import { useState } from 'react';
import type { RecipientPage } from '../../../data/api/letterAnswers.ts';
import type { Letter } from '../../../data/api/letterRows.ts';
import { labelOf } from '../../../data/choices.ts';
import { recipientStates } from '../../../data/letters/letterWords.ts';
import { SelectField } from '../../ui/Field.tsx';
import { Address } from '../Address.tsx';
import { LETTERS } from '../deskQueries.ts';
import { formatMoment } from '../formatDay.ts';
import { controlled } from '../list/DeskForm.tsx';
import { Head, Second, Table } from '../list/listStyles.tsx';
import { Rows } from '../list/View.tsx';
import { ServerAnswer } from '../mail/ServerAnswer.tsx';
import { usePages } from '../usePages.ts';
import { letterKey } from './letterQuery.ts';

const Filter = styled.div`
  max-width: 420px;
  margin-bottom: 20px;
`;
const CHOICES = [...recipientStates, { code: 'departed', label: 'Désinscrits après cette lettre' }] as const;

/** Each recipient of a letter, with what the mail server said of it. */
export function RecipientList({ letter }: { letter: Letter }) {
  const [state, setState] = useState('');
  const query = usePages<RecipientPage>(
    `${LETTERS}/${letter.id}/recipients`,
    state ? `state=${state}` : '',
    // Old with the letter whose counts stand beside it.
    [...letterKey(letter.id), 'recipients'],
  );
  const recipients = query.data?.pages.flatMap((page) => page.recipients) ?? [];
  return (
    <>
      <Filter>
        <SelectField label="Afficher" empty="Tous" choices={CHOICES} {...controlled(state, setState)} />
      </Filter>
      <Rows query={query} rows={recipients} of="des destinataires" empty={<p>Aucun destinataire.</p>}>
        <Table>
          <Head cells={['Adresse', 'Ce qu’il en est']} />
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
      </Rows>
    </>
  );
}
