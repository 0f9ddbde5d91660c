import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Upkeep } from '../../../data/api/siteAnswers.ts';
import { callApi } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { formatMoment } from '../formatDay.ts';
import { DeskNotice } from '../list/DeskNotice.tsx';
import { Problem } from '../list/Problem.tsx';
import { storeAnswer } from '../refresh.ts';
import { UPKEEP } from './upkeepQuery.ts';

/** A clock in doubt, said at the top of every view until the owner answers. */
export function UpkeepNotices() {
  const { data } = useQuery<Upkeep>({ queryKey: UPKEEP });
  const queries = useQueryClient();
  const answer = useMutation({
    mutationFn: () => callApi<Upkeep>('POST', '/api/admin/upkeep/clock'),
    onSuccess: (upkeep) => storeAnswer(queries, UPKEEP, upkeep),
  });
  if (!data?.clock) return null;
  return (
    <DeskNotice
      label="Horloge en doute"
      text={`L’horloge du serveur est en doute : elle indique le ${formatMoment(data.clock.clock)}, la dernière heure sûre est le ${formatMoment(data.clock.last)}. Rien n’est effacé, ni demande ni sauvegarde, avant que vous la confirmiez ou que le serveur soit remis à l’heure.`}
    >
      <Button type="button" size="md" level="secondary" disabled={answer.isPending} onClick={() => answer.mutate()}>
        {answer.isPending ? 'Un instant...' : 'Cette heure est juste'}
      </Button>
      <Problem error={answer.error} />
    </DeskNotice>
  );
}
