import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LetterSendingFacts } from '../../../data/api/letterAnswers.ts';
import { callApi } from '../../api.ts';
import { color } from '../../theme.ts';
import { TextField } from '../../ui/Field.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import { showToast } from '../../ui/toast.ts';
import { Problem } from '../list/Problem.tsx';
import { SaveButton } from '../list/SaveButton.tsx';
import { refresh } from '../refresh.ts';
import { LETTERS } from './letterQuery.ts';
import { sayDuration } from './sayDuration.ts';

const Form = styled.form`
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
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: () => callApi('PATCH', '/api/admin/letter-pace', { an_hour: Number(anHour) }),
    onSuccess: async () => {
      await refresh(queries, LETTERS);
      showToast({ title: 'Rythme enregistré', description: `${anHour} lettres par heure au plus.`, tone: 'success' });
    },
  });
  const idle = change.isPending || Number(anHour) === sending.an_hour;
  const one = sending.audience > 1 ? 'abonnés confirmés' : 'abonné confirmé';
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate();
      }}
    >
      <TextField
        label="Lettres par heure, au plus"
        hint="Indiquez un nombre entier, 200 par exemple."
        inputMode="numeric"
        pattern="[1-9][0-9]{0,5}"
        required
        value={anHour}
        onChange={(event) => setAnHour(event.currentTarget.value)}
      />
      <p>
        {`Votre hébergeur de messagerie fixe une limite : restez dessous. À ce rythme, une lettre à ${formatNumber(sending.audience)} ${one} prend ${sayDuration(sending.audience, sending.an_hour)}. Vos autres courriels passent toujours avant.`}
      </p>
      <Problem error={change.error} />
      <SaveButton level="secondary" idle={idle}>
        Enregistrer le rythme
      </SaveButton>
    </Form>
  );
}
