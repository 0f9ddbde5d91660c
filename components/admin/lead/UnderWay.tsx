import styled from '@emotion/styled';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { Reply } from '../../../data/api/rows.ts';
import { color } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { formatMoment } from '../formatDay.ts';
import { Problem } from '../list/Problem.tsx';
import { useLeadChange } from './leadQuery.ts';
import { replyStanding } from './replyStanding.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr);
  gap: 10px 12px;
  padding: 12px 16px;
  background: ${color.sunk};
  font-size: 15px;
  line-height: 1.5;
  & > svg { margin-top: 2px; color: ${color['ink-3']}; }
  &[data-state='sent'] > svg { color: ${color.success}; }
  &[data-state='failed'] > svg, &[data-state='dropped'] > svg { color: ${color.danger}; }
  & > div { grid-column: 2; justify-self: start; }
`;
const ICONS = { waiting: Clock, sent: CircleCheck, failed: CircleAlert, dropped: CircleAlert };

interface Props {
  lead: number;
  reply: Reply;
  onTakenBack: () => void;
}

/** Where the last reply stands; until somebody begins to send it, it can be taken back. */
export function UnderWay({ lead, reply, onTakenBack }: Props) {
  const takeBack = useLeadChange<undefined>(lead, 'DELETE', `/replies/${reply.id}`);
  const Drawing = ICONS[reply.state];
  const free = reply.state === 'waiting' && reply.attempts === 0;
  return (
    <Box role="status" data-state={reply.state}>
      <Drawing size={18} strokeWidth={1.6} aria-hidden="true" />
      <span>{`${replyStanding(reply)} (${formatMoment(reply.sent_at ?? reply.created_at)}).`}</span>
      {free && (
        <div>
          <Button
            type="button"
            size="md"
            level="secondary"
            disabled={takeBack.isPending}
            onClick={() => takeBack.mutate(undefined, { onSuccess: onTakenBack })}
          >
            Annuler l'envoi
          </Button>
          <Problem error={takeBack.error} />
        </div>
      )}
    </Box>
  );
}
