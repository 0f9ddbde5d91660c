import styled from '@emotion/styled';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Lead } from '../../../data/api/rows.ts';
import { color, media } from '../../theme.ts';
import { Table } from '../list/listStyles.tsx';
import { useMedia, useNow } from '../useBrowser.ts';
import { LeadRow, leadColumns, Tick } from './LeadRow.tsx';

/** Fixed columns: a long address wraps in its own. A phone hides the head, to begin with a request; the bulk bar ticks all. */
const Leads = styled(Table)`
  table-layout: fixed;
  & th { padding-top: 5px; padding-bottom: 5px; }
  & td { padding-top: 7px; padding-bottom: 7px; }
  & tr[aria-hidden] td { padding: 0; border: 0; }
  ${media.phone} { & thead { display: none; } & tbody td { padding-top: 9px; padding-bottom: 9px; } & tbody tr:first-of-type td { border-top: 1px solid ${color.ink}; } }
`;

/** Height in CSS pixels assumed for a row before it is measured. */
const ROW_PX = { table: 60, phone: 110 };
/** Number of rows before the last loaded one at which the next page is requested. */
const AHEAD = 20;

interface Props {
  leads: readonly Lead[];
  /** Number of leads in the whole list; undefined while unknown. */
  total: number | undefined;
  current: Lead | undefined;
  /** Id of the lead from whose page the owner comes back. */
  back: number | undefined;
  ticked: ReadonlySet<number>;
  onOpen: (id: number) => void;
  /** Ticks the leads with these ids; unticks them if all of them are ticked. */
  onTick: (ids: readonly number[]) => void;
  /** Called when the end of the loaded rows comes near. */
  onNearEnd: () => void;
}

/** Empty row as high as the rows that are not rendered; if it is the first row, its cells set the widths of the columns. */
const Gap = ({ height }: { height: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused.
  <tr aria-hidden="true" style={{ height }}>
    <Tick />
    {leadColumns.map(({ heading, Cell, className }) => (
      <Cell key={heading} className={className} />
    ))}
  </tr>
);

/**
 * Table of leads, newest first. Only the rows in the window and some around it are rendered, and always, for the keyboard, the chosen row,
 * the focused row and their neighbours.
 */
export function LeadsTable({ leads, total, current, back, ticked, onOpen, onTick, onNearEnd }: Props) {
  const now = useNow();
  const phone = useMedia('phone');
  const [focused, setFocused] = useState(back);
  const [top, setTop] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const ids = leads.map(({ id }) => id);
  const present = [ids.indexOf(current?.id ?? -1), ids.indexOf(focused ?? -1)]
    .filter((at) => at >= 0)
    .flatMap((at) => [at - 1, at, at + 1])
    .filter((at) => at >= 0 && at < ids.length);
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count: leads.length,
    estimateSize: () => (phone ? ROW_PX.phone : ROW_PX.table),
    overscan: 12,
    scrollMargin: top,
    getItemKey: (index) => ids[index] ?? index,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...present])].sort((one, other) => one - other),
  });
  useLayoutEffect(() => setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const nearEnd = (rows.range?.endIndex ?? 0) >= leads.length - AHEAD;
  useEffect(() => {
    if (nearEnd) onNearEnd();
  }, [nearEnd, onNearEnd]);
  let end = top;
  return (
    <Leads aria-label="Leads, les plus récents d’abord" aria-rowcount={total === undefined ? -1 : total + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <Tick as="th" scope="col">
            <label>
              <input
                type="checkbox"
                aria-label="Choisir tous les leads affichés"
                checked={ids.every((id) => ticked.has(id))}
                onChange={() => onTick(ids)}
              />
            </label>
          </Tick>
          {leadColumns.map(({ heading, Cell, className }) => (
            <Cell key={heading} as="th" scope="col" className={className}>
              {heading}
            </Cell>
          ))}
        </tr>
      </thead>
      <tbody
        ref={body}
        onFocus={({ target }) => setFocused(Number(target.closest<HTMLElement>('[data-lead]')?.dataset.lead))}
      >
        {rows.getVirtualItems().map((item) => {
          const lead = leads[item.index];
          if (!lead) return null;
          const before = item.start - end;
          end = item.end;
          return (
            <Fragment key={item.key}>
              {before > 0 && <Gap height={before} />}
              <LeadRow
                lead={lead}
                index={item.index}
                measure={rows.measureElement}
                now={now}
                selected={lead === current}
                ticked={ticked.has(lead.id)}
                onOpen={onOpen}
                onTick={onTick}
              />
            </Fragment>
          );
        })}
        {rows.getTotalSize() + top > end && <Gap height={rows.getTotalSize() + top - end} />}
      </tbody>
    </Leads>
  );
}
