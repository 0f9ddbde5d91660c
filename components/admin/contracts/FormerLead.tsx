import styled from '@emotion/styled';
import type { Lead, LeadNote } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { leadStatuses } from '../../../data/leads/leadWords.ts';
import { reasonLabels } from '../../../data/leads/spamReasons.ts';
import { color, focusRing } from '../../theme.ts';
import { formatMoment } from '../formatDay.ts';

const Details = styled.details`
  margin-top: 12px;
  font-size: 15px;
  color: ${color['ink-2']};
  & summary { display: inline-block; min-height: 24px; cursor: pointer; ${focusRing(color.link)} }
  & p { max-width: 66ch; margin-top: 8px; white-space: pre-line; overflow-wrap: anywhere; }
`;

interface Former {
  lead: Lead;
  notes: Pick<LeadNote, 'body' | 'author' | 'created_at'>[];
}

/** A termination that was stored as a lead until format 8: what its notice has no place for. */
export function FormerLead({ text }: { text: string | null }) {
  if (!text) return null;
  const { lead, notes } = JSON.parse(text) as Former;
  const reasons =
    lead.quarantine === 'none' ? '' : `, mise de côté (${reasonLabels(lead.quarantine_reasons).join(', ')})`;
  return (
    <Details>
      <summary>Reprise d'une demande</summary>
      <p>{`Statut : ${labelOf(leadStatuses, lead.status)}${reasons}.`}</p>
      {lead.message && <p>{lead.message}</p>}
      {notes.map(({ body, author, created_at }) => (
        <p key={created_at}>{`${formatMoment(created_at)}, ${author} : ${body}`}</p>
      ))}
    </Details>
  );
}
