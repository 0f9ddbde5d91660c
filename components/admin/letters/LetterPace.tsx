import styled from '@emotion/styled';
import { useState } from 'react';
import type { LetterSendingFacts } from '../../../data/api/letterAnswers.ts';
import { color } from '../../theme.ts';
import { TextField } from '../../ui/Field.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import { LETTERS } from '../deskQueries.ts';
import { controlled, DeskForm } from '../list/DeskForm.tsx';
import { Problem } from '../list/Problem.tsx';
import { SaveButton } from '../list/SaveButton.tsx';
import { useChange } from '../useChange.ts';
import { sayDuration } from './letterQuery.ts';

const Form = styled(DeskForm)`
  display: grid;
  justify-items: start;
  gap: 14px;
  max-width: 560px;
  margin-top: 48px;
  padding-top: 20px;
  border-top: 1px solid ${color.ink};
  & input { max-width: 160px; }
  & > p { font-size: 15px; color: ${color['ink-2']}; }
`;

/** How many letters may leave in an hour, and what that means for those who are on the list. */
export function LetterPace({ sending }: { sending: LetterSendingFacts }) {
  const [anHour, setAnHour] = useState(String(sending.an_hour));
  const change = useChange<unknown, { an_hour: number }>('PATCH', '/api/admin/letter-pace', {
    old: [LETTERS],
    said: (_answer, { an_hour }) => ['Rythme enregistré', `${an_hour} lettres par heure au plus.`],
  });
  const one = sending.audience > 1 ? 'abonnés confirmés' : 'abonné confirmé';
  return (
    <Form onSend={() => change.mutate({ an_hour: Number(anHour) })}>
      <TextField
        label="Lettres par heure, au plus"
        hint="Indiquez un nombre entier, 200 par exemple."
        inputMode="numeric"
        pattern="[1-9][0-9]{0,5}"
        required
        {...controlled(anHour, setAnHour)}
      />
      <p>
        {`Votre hébergeur de messagerie fixe une limite : restez dessous. À ce rythme, une lettre à ${formatNumber(sending.audience)} ${one} prend ${sayDuration(sending.audience, sending.an_hour)}. Vos autres courriels passent toujours avant.`}
      </p>
      <Problem error={change.error} />
      <SaveButton
        level="secondary"
        idle={Number(anHour) === sending.an_hour}
        busy={change.isPending}
        doing="Enregistrement..."
      >
        Enregistrer le rythme
      </SaveButton>
    </Form>
  );
}
