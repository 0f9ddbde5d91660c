import styled from '@emotion/styled';
import type { Lead } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { leadStatuses } from '../../../data/leadWords.ts';
import { color, media } from '../../theme.ts';
import { promiseOf } from './promise.ts';

const Line = styled.span`
  display: block;
  font-size: 14px;
  white-space: nowrap;
  color: ${color['ink-3']};
  ${media.phone} { white-space: normal; }
  &[data-tone='late'] { font-weight: 600; color: ${color.danger}; }
`;

/** A lead's status in a few words; for one nobody has answered, how it stands against the 24 h. */
export function StatusLine({ lead, now }: { lead: Lead; now: number }) {
  const promise = promiseOf(lead, now);
  return <Line data-tone={promise?.tone}>{promise?.text ?? labelOf(leadStatuses, lead.status)}</Line>;
}
