import styled from '@emotion/styled';
import type { Lead } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { leadStatuses } from '../../../data/leads/leadWords.ts';
import { color, media } from '../../theme.ts';
import { useContent } from '../../useContent.tsx';
import { followUpState } from './followUpState.ts';
import { promiseOf } from './promise.ts';

const Line = styled.span`
  display: block;
  font-size: 14px;
  white-space: nowrap;
  color: ${color['ink-3']};
  ${media.phone} { white-space: normal; overflow-wrap: break-word; }
  &[data-tone='late'] { font-weight: 600; color: ${color.danger}; }
  &[data-tone='due'] { font-weight: 600; color: ${color.ink}; }
  & + & { white-space: normal; text-wrap: balance; }
`;

/**
 * A lead's status in a few words; for one nobody has answered, how it stands against the 24 h, which is all there is to say of a
 * new one. Under it the day of its
 * follow-up, if it has one.
 */
export function StatusLine({ lead, now }: { lead: Lead; now: number }) {
  const content = useContent();
  const promise = promiseOf(content, lead, now);
  const followUp = followUpState(lead, now);
  return (
    <>
      <Line data-tone={promise?.tone}>
        {[...(promise && lead.status === 'nouveau' ? [] : [labelOf(leadStatuses, lead.status)]), promise?.text]
          .filter(Boolean)
          .join(' · ')}
      </Line>
      {followUp && <Line data-tone={followUp.tone}>{followUp.text}</Line>}
    </>
  );
}
