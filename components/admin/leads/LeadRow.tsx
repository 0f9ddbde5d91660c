import styled from '@emotion/styled';
import { memo, type ReactNode } from 'react';
import type { Lead } from '../../../data/api/rows.ts';
import { statusOf } from '../../../data/leads/firstReply.ts';
import { serviceName } from '../../../data/leads/leadService.ts';
import { color, focusRing, media, radius } from '../../theme.ts';
import { useContent } from '../../useContent.tsx';
import { formatDay, formatTime } from '../formats.ts';
import { Second } from '../list/listStyles.tsx';
import { useMedia } from '../useBrowser.ts';
import { followUpState, promiseOf } from './deadlines.ts';

/** Its scroll margin keeps a focused control above the bar of the ticked leads. */
const Row = styled.tr`
  position: relative;
  cursor: pointer;
  &, & :is(input, button) { scroll-margin-bottom: 190px; }
  &[data-selected='true'] td { background: ${color.wash}; }
  &[data-selected='true'] td:first-of-type { box-shadow: inset 3px 0 0 ${color.blue}; }
  ${media.phone} { &, & :is(input, button) { scroll-margin-bottom: 100px; } }
`;
const Name = styled.button`
  display: block;
  min-height: 24px;
  font-weight: 600;
  text-align: left;
  border-radius: 2px;
  ${focusRing(color.link)}
  tr:hover & { color: ${color.link}; }
`;
const clamp = `
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;
const Hour = styled.span`
  color: ${color['ink-3']};
  ${media.phone} { display: block; }
`;
/** Cuts a long name to one line in a table row, two on a phone: the lead's page shows it whole. */
const Clamp = styled.span`
  ${clamp}
  ${media.fromTablet} { &[data-lines='1'] { -webkit-line-clamp: 1; overflow-wrap: anywhere; } }
`;
/** Cuts the address to one line: the lead's page shows it whole. */
const Under = styled(Second)`
  ${clamp}
  -webkit-line-clamp: 1;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

/** Cell with the checkbox of a row or, in the head, of all rows; `&&` overrides the table's own cell style. */
export const Tick = styled.td`
  && { width: 44px; padding: 0; }
  && + :is(td, th) { padding-left: 4px; }
  & label { display: grid; place-items: center; width: 44px; min-height: 44px; cursor: pointer; }
  &:is(th) label { min-height: 40px; }
  &:is(td) label { min-height: 52px; }
  & input { appearance: none; display: grid; place-content: center; width: 18px; height: 18px; margin: 0; border: 1px solid ${color.field}; border-radius: ${radius.badge}; background: ${color.sheet}; cursor: pointer; ${focusRing(color.link)} }
  & input:checked { border-color: ${color.blue}; background: ${color.blue}; }
  & input:checked::before { content: ''; width: 10px; height: 6px; border: solid ${color['on-blue']}; border-width: 0 0 2px 2px; rotate: -45deg; translate: 0 -1px; }
  ${media.phone} {
    && { width: 36px; }
    && + :is(td, th) { padding-left: 0; }
    & label { margin-left: -8px; }
  }
`;

/**
 * Cell of the company, the first column to be hidden when list and lead are side by side. Widths are set in the head, since the columns are
 * fixed.
 */
const Company = styled.td`
  width: 20%;
  @media (min-width: 1024px) and (max-width: 1279.98px) { display: none; }
`;
const Service = styled.td`
  width: 27%;
`;
const Received = styled.td`
  width: clamp(180px, 11.25rem, 208px);
  ${media.phone} { width: 6.625rem; }
`;

interface Shown {
  lead: Lead;
  now: number;
  selected: boolean;
  phone: boolean;
}
interface LeadColumn {
  heading: string;
  /** Component of the column's cells, in the head and in the rows. */
  Cell: typeof Company;
  /** `not-phone`: hidden on phones; `end`: aligned right. */
  className?: string;
  show: (shown: Shown) => ReactNode;
}

/** Columns after the checkbox, used by the head and the rows. */
export const leadColumns: readonly LeadColumn[] = [
  {
    heading: 'Nom',
    Cell: styled.td``,
    show: ({ lead, selected, phone }) => (
      <>
        <Name type="button" aria-pressed={selected}>
          <Clamp data-lines="1">{lead.name}</Clamp>
        </Name>
        <Under>{lead.email || lead.phone}</Under>
        {phone && serviceName(lead) && <Under>{serviceName(lead)}</Under>}
      </>
    ),
  },
  {
    heading: 'Entreprise',
    Cell: Company,
    className: 'not-phone',
    show: ({ lead }) => <Clamp>{lead.company || '—'}</Clamp>,
  },
  {
    heading: 'Service',
    Cell: Service,
    className: 'not-phone',
    show: ({ lead }) => <Clamp>{serviceName(lead) || '—'}</Clamp>,
  },
  {
    heading: 'Reçu le',
    Cell: Received,
    className: 'end',
    show: ({ lead, now }) => (
      <>
        {formatDay(lead.created_at)} <Hour>{formatTime(lead.created_at)}</Hour>
        <StatusLine lead={lead} now={now} />
      </>
    ),
  },
];

interface Props {
  lead: Lead;
  /** Index of the row in the whole list, from 0. */
  index: number;
  /** Called with the row's element, so that the list can measure its height. */
  measure: (row: HTMLTableRowElement | null) => void;
  now: number;
  selected: boolean;
  /** Whether the lead is ticked for a bulk action. */
  ticked: boolean;
  onOpen: (id: number) => void;
  onTick: (ids: readonly number[]) => void;
}

/** Row of a lead: the button with its name opens the lead, and so does a press anywhere else in the row. */
export const LeadRow = memo(({ lead, index, measure, now, selected, ticked, onOpen, onTick }: Props) => {
  const phone = useMedia('phone');
  return (
    <Row
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      data-selected={selected}
      data-lead={lead.id}
      onClick={() => onOpen(lead.id)}
    >
      <Tick>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: only keeps the click from opening the row. */}
        <label onClick={(event) => event.stopPropagation()}>
          <input
            type="checkbox"
            checked={ticked}
            onChange={() => onTick([lead.id])}
            aria-label={`Choisir ${lead.name}`}
          />
        </label>
      </Tick>
      {leadColumns.map(({ heading, Cell, className, show }) => (
        <Cell key={heading} className={className}>
          {show({ lead, now, selected, phone })}
        </Cell>
      ))}
    </Row>
  );
});

const Line = styled.span`
  display: block;
  font-size: 14px;
  white-space: nowrap;
  color: ${color['ink-3']};
  & > span + span::before { content: ' · '; }
  ${media.phone} {
    white-space: normal;
    overflow-wrap: break-word;
    & > span { display: block; }
    & > span + span::before { content: none; }
  }
  &[data-tone='late'] { font-weight: 600; color: ${color.danger}; }
  &[data-tone='due'] { font-weight: 600; color: ${color.ink}; }
  & + & { white-space: normal; text-wrap: balance; }
`;

/**
 * Describes the status of a lead in a few words: without a reply, also how much of the promised delay is left or exceeded (for a new lead,
 * only that). The day of the follow-up is in the line below.
 */
function StatusLine({ lead, now }: { lead: Lead; now: number }) {
  const content = useContent();
  const promise = promiseOf(content, lead, now);
  const followUp = followUpState(lead, now);
  return (
    <>
      <Line data-tone={promise?.tone}>
        {!(promise && lead.status === 'nouveau') && <span>{statusOf(lead)}</span>}
        {promise && <span>{promise.text}</span>}
      </Line>
      {followUp && <Line data-tone={followUp.tone}>{followUp.text}</Line>}
    </>
  );
}
