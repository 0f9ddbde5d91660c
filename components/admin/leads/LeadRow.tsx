import type { Lead } from '../../../data/api/rows.ts';
import { serviceName } from '../../../data/leadService.ts';
import { Typed } from '../../ui/Typed.tsx';
import { Address } from '../Address.tsx';
import { formatDay } from '../formatDay.ts';
import { useMedia } from '../useMedia.ts';
import { StatusLine } from './StatusLine.tsx';

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
    <tr className="choice" data-selected={selected} data-lead={lead.id} onClick={onOpen}>
      <td className="tick">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: only keeps the click from opening the row. */}
        <label onClick={(event) => event.stopPropagation()}>
          <input type="checkbox" checked={ticked} onChange={onTick} aria-label={`Choisir ${lead.name}`} />
        </label>
      </td>
      <td>
        <button type="button" className="name" aria-pressed={selected}>
          <span className="clamp">
            <Typed text={lead.name} />
          </span>
        </button>
        <span className="second clamp">
          <Address text={lead.email} />
        </span>
        {phone && service && (
          <span className="second clamp">
            <Typed text={service} />
          </span>
        )}
      </td>
      <td className="company not-phone">
        <span className="clamp">
          <Typed text={lead.company || '—'} />
        </span>
      </td>
      <td className="not-phone">
        <span className="clamp">
          <Typed text={service || '—'} />
        </span>
      </td>
      <td className="end">
        {formatDay(lead.created_at)}
        <StatusLine lead={lead} now={now} />
      </td>
    </tr>
  );
}
