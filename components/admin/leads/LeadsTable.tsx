import styled from '@emotion/styled';
import type { Lead } from '../../../data/api/rows.ts';
import { media } from '../../theme.ts';
import { Table } from '../list/listStyles.tsx';
import { useNow } from '../useNow.ts';
import { LeadRow } from './LeadRow.tsx';

/** Fixed columns: a long address takes lines in its own, never width from the others. */
const Leads = styled(Table)`
  table-layout: fixed;
  /* What gets the focus is never brought to rest under the bar of the ticked leads. */
  & tr.choice, & tr.choice :is(input, button) { scroll-margin-bottom: 190px; }
  & .company { width: 20%; }
  & .service { width: 27%; }
  & th.end { width: 148px; }
  @media (min-width: 1024px) and (max-width: 1279.98px) { & .company { display: none; } & .service { width: 32%; } }
  ${media.phone} { & tr.choice, & tr.choice :is(input, button) { scroll-margin-bottom: 100px; } & th.end { width: 106px; } }
`;

interface Props {
  leads: readonly Lead[];
  current: Lead | undefined;
  ticked: ReadonlySet<number>;
  onOpen: (id: number) => void;
  /** Ticks these, or unticks them when all are ticked. */
  onTick: (ids: readonly number[]) => void;
}

/** The list of leads, newest first. */
export function LeadsTable({ leads, current, ticked, onOpen, onTick }: Props) {
  const now = useNow();
  const ids = leads.map(({ id }) => id);
  return (
    <Leads aria-label="Leads, les plus récents d’abord">
      <thead>
        <tr>
          <th scope="col" className="tick">
            <label>
              <input
                type="checkbox"
                aria-label="Choisir tous les leads affichés"
                checked={ids.every((id) => ticked.has(id))}
                onChange={() => onTick(ids)}
              />
            </label>
          </th>
          <th scope="col">Nom</th>
          <th scope="col" className="company not-phone">
            Entreprise
          </th>
          <th scope="col" className="service not-phone">
            Service
          </th>
          <th scope="col" className="end">
            Reçu le
          </th>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            now={now}
            selected={lead === current}
            ticked={ticked.has(lead.id)}
            onOpen={() => onOpen(lead.id)}
            onTick={() => onTick([lead.id])}
          />
        ))}
      </tbody>
    </Leads>
  );
}
