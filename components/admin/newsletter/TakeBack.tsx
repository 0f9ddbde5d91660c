import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubscriberTakenBack } from '../../../data/api/answers.ts';
import type { Subscriber } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { stopReasons } from '../../../data/desk/bounceWords.ts';
import { callApi } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { formatDay } from '../formatDay.ts';
import { Problem } from '../list/Problem.tsx';
import { ServerAnswer } from '../mail/ServerAnswer.tsx';
import { refresh } from '../refresh.ts';

const Stopped = styled.div`
  margin-top: 8px;
  & > button { margin-top: 12px; }
`;

/** Why nothing more is sent to an address, what a server had said, and the way back; none for who complained. */
export function TakeBack({
  subscriber: { id, email, stopped_at, stop_reason, stop_answer },
}: {
  subscriber: Subscriber;
}) {
  const queries = useQueryClient();
  const back = useMutation({
    mutationFn: () => callApi<SubscriberTakenBack>('POST', `/api/admin/subscribers/${id}/take-back`),
    onSuccess: async ({ status }) => {
      await Promise.all(['/api/newsletter', '/api/admin/subscribers'].map((path) => refresh(queries, path)));
      const asked = 'Un courriel lui demande de confirmer son inscription.';
      showToast({
        title: 'Abonné repris',
        description: status === 'pending' ? asked : `${email} recevra les prochaines lettres.`,
        tone: 'success',
      });
    },
  });
  if (stop_reason === null) return null;
  const when = stopped_at ? ` le ${formatDay(stopped_at)}` : '';
  return (
    <Stopped>
      <p>{`Arrêté${when} : ${labelOf(stopReasons, stop_reason)}.`}</p>
      {stop_answer && stop_reason !== 'complaint' && <ServerAnswer answer={stop_answer} />}
      {stop_reason === 'complaint' ? (
        <p>Seule la personne peut se réinscrire.</p>
      ) : (
        <Button
          type="button"
          level="secondary"
          size="md"
          aria-label={`Reprendre ${email}`}
          disabled={back.isPending}
          onClick={() => back.mutate()}
        >
          {back.isPending ? 'Un instant...' : 'Reprendre'}
        </Button>
      )}
      <Problem error={back.error} />
    </Stopped>
  );
}
