import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Upkeep } from '../../../data/api/siteAnswers.ts';
import { BIN_DAYS, CONTRACT_NOTICE_YEARS, LEAD_YEARS, LEFT_SUBSCRIBER_YEARS } from '../../../data/desk/retention.ts';
import { callApi } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import { formatMoment } from '../formatDay.ts';
import { DeskNotice } from '../list/DeskNotice.tsx';
import { Problem } from '../list/Problem.tsx';
import { storeAnswer } from '../refresh.ts';
import { UPKEEP } from './upkeepQuery.ts';

interface Asked {
  label: string;
  text: string;
  /** What the owner agrees to, in the words of a button. */
  agree: string;
  path: 'clock' | 'deletions';
}

function Ask({ label, text, agree, path }: Asked) {
  const queries = useQueryClient();
  const answer = useMutation({
    mutationFn: () => callApi<Upkeep>('POST', `/api/admin/upkeep/${path}`),
    onSuccess: (upkeep) => storeAnswer(queries, UPKEEP, upkeep),
  });
  return (
    <DeskNotice label={label} text={text}>
      <Button type="button" size="md" level="secondary" disabled={answer.isPending} onClick={() => answer.mutate()}>
        {answer.isPending ? 'Un instant...' : agree}
      </Button>
      <Problem error={answer.error} />
    </DeskNotice>
  );
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${formatNumber(count)} ${count > 1 ? many : one}`];

function stoppedText({ leads, subscribers, notices, bin }: NonNullable<Upkeep['stopped']>): string {
  const parts = [
    ...counted(
      leads,
      `demande sans nouvelles depuis ${LEAD_YEARS} ans`,
      `demandes sans nouvelles depuis ${LEAD_YEARS} ans`,
    ),
    ...counted(
      subscribers,
      `abonné parti depuis ${LEFT_SUBSCRIBER_YEARS} ans`,
      `abonnés partis depuis ${LEFT_SUBSCRIBER_YEARS} ans`,
    ),
    ...counted(
      notices,
      `résiliation ou rétractation vieille de ${CONTRACT_NOTICE_YEARS} ans`,
      `résiliations ou rétractations vieilles de ${CONTRACT_NOTICE_YEARS} ans`,
    ),
    ...counted(bin, 'élément de la corbeille', 'éléments de la corbeille'),
  ];
  const doing =
    bin > 0 ? 'Avec votre accord, la corbeille est vidée d’eux' : 'Avec votre accord, tout va à la corbeille';
  const rest = bin > 0 ? '.' : ` pour ${BIN_DAYS} jours.`;
  return `Durée de conservation passée : ${parts.join(', ')}. C’est beaucoup pour une nuit : rien n’est effacé sans vous. ${doing}${rest}`;
}

/** What the site does not do without the owner, said at the top of every view until it is answered. */
export function UpkeepNotices() {
  const { data } = useQuery<Upkeep>({ queryKey: UPKEEP });
  return (
    <>
      {data?.clock && (
        <Ask
          label="Horloge en doute"
          text={`L’horloge du serveur est en doute : elle indique le ${formatMoment(data.clock.clock)}, la dernière heure sûre est le ${formatMoment(data.clock.last)}. Rien n’est effacé, ni demande ni sauvegarde, avant que vous la confirmiez ou que le serveur soit remis à l’heure.`}
          agree="Cette heure est juste"
          path="clock"
        />
      )}
      {data?.stopped && (
        <Ask label="Effacement en attente" text={stoppedText(data.stopped)} agree="Je suis d’accord" path="deletions" />
      )}
    </>
  );
}
