import styled from '@emotion/styled';
import type { Lead } from '../../../data/api/rows.ts';
import { serviceName } from '../../../data/leads/leadService.ts';
import { color, focusRing, media } from '../../theme.ts';
import { Address } from '../Address.tsx';
import { formatDay, formatTime } from '../formatDay.ts';
import { Second } from '../list/listStyles.tsx';
import { useMedia } from '../useMedia.ts';
import { Company, Tick } from './leadCells.tsx';
import { StatusLine } from './StatusLine.tsx';

const Row = styled.tr`
  position: relative;
  cursor: pointer;
  /* What gets the focus is never brought to rest under the bar of the ticked leads. */
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
  -webkit-line-clamp: 3;
  overflow: hidden;
  ${media.phone} { -webkit-line-clamp: 2; }
`;
const Hour = styled.span`
  color: ${color['ink-3']};
  ${media.phone} { display: block; }
`;
const Clamp = styled.span`${clamp}`;
/** One line: the whole address stands in the lead itself. */
const Under = styled(Second)`
  ${clamp}
  -webkit-line-clamp: 1;
`;

interface Props {
  lead: Lead;
  now: number;
  /** Shown beside the list. */
  selected: boolean;
  /** Ticked, for what is done to several. */
  ticked: boolean;
  onOpen: () => void;
  onTick: () => void;
}

/** One lead of the list; its name is the button, the whole row reacts. */
export function LeadRow({ lead, now, selected, ticked, onOpen, onTick }: Props) {
  const phone = useMedia('phone');
  const service = serviceName(lead);
  return (
    <Row data-selected={selected} data-lead={lead.id} onClick={onOpen}>
      <Tick>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: only keeps the click from opening the row. */}
        <label onClick={(event) => event.stopPropagation()}>
          <input type="checkbox" checked={ticked} onChange={onTick} aria-label={`Choisir ${lead.name}`} />
        </label>
      </Tick>
      <td>
        <Name type="button" aria-pressed={selected}>
          <Clamp>{lead.name}</Clamp>
        </Name>
        <Under>
          <Address text={lead.email || (lead.phone ?? '')} />
        </Under>
        {phone && service && <Under>{service}</Under>}
      </td>
      <Company className="not-phone">
        <Clamp>{lead.company || '—'}</Clamp>
      </Company>
      <td className="not-phone">
        <Clamp>{service || '—'}</Clamp>
      </td>
      <td className="end">
        {formatDay(lead.created_at)} <Hour>{formatTime(lead.created_at)}</Hour>
        <StatusLine lead={lead} now={now} />
      </td>
    </Row>
  );
}
