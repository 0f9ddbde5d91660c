import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import type { MailOverview } from '../../../data/api/siteAnswers.ts';
import { color, focusRing } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { formatMoment } from '../formatDay.ts';
import { Second } from '../list/listStyles.tsx';
import { MailTable, None } from './MailTable.tsx';
import { kindLabel } from './mailLabels.ts';

const Kind = styled.details`
  border-bottom: 1px solid ${color.line};
  &:first-of-type { border-top: 1px solid ${color.ink}; }
  & summary { display: grid; grid-template-columns: 1fr 20px; gap: 2px 12px; align-items: center; min-height: 44px; padding: 13px 16px; cursor: pointer; list-style: none; ${focusRing(color.link, -3)} }
  & summary::-webkit-details-marker { display: none; }
  & summary > span { grid-column: 1; }
  & svg { grid-area: 1 / 2 / span 2; color: ${color['ink-3']}; }
  &[open] svg { transform: rotate(180deg); }
  & > div { padding: 0 0 20px 16px; }
`;

/** « 571 en attente, 1 abandonné » */
const counted = ({ waiting, parked }: { waiting: number; parked: number }): string =>
  [
    waiting > 0 && `${formatNumber(waiting)} en attente`,
    parked > 0 && `${formatNumber(parked)} ${parked > 1 ? 'abandonnés' : 'abandonné'}`,
  ]
    .filter(Boolean)
    .join(', ');

interface Props {
  kinds: MailOverview['pending'];
  owner: string;
  /** Whether a server will be tried. */
  sending: boolean;
}

/** What has not left: a mail alone of its kind as it is, the others as one line a kind that unfolds. */
export function Pending({ kinds, owner, sending }: Props) {
  const alone = kinds.filter(({ mails }) => mails.length === 1).flatMap(({ mails }) => mails);
  const many = kinds.filter(({ mails }) => mails.length > 1);
  if (kinds.length === 0) return <None>Rien n'attend.</None>;
  return (
    <>
      {many.map((one) => (
        <Kind key={one.kind}>
          <summary>
            <span>{kindLabel(one.kind)}</span>
            <Second>{`${counted(one)}, le plus ancien du ${formatMoment(one.oldest)}`}</Second>
            <ChevronDown size={20} strokeWidth={1.6} aria-hidden="true" />
          </summary>
          <div>
            <MailTable mails={one.mails} owner={owner} pending sending={sending} />
            {one.mails.length < one.waiting + one.parked && (
              <None>{`Les ${formatNumber(one.mails.length)} premiers sur ${formatNumber(one.waiting + one.parked)}.`}</None>
            )}
          </div>
        </Kind>
      ))}
      {alone.length > 0 && <MailTable mails={alone} owner={owner} pending sending={sending} />}
    </>
  );
}
