import styled from '@emotion/styled';
import type { Lead } from '../../../data/api/rows.ts';
import { color, media } from '../../theme.ts';
import { Table } from '../list/listStyles.tsx';
import { useNow } from '../useNow.ts';
import { Company, LeadRow, Tick } from './LeadRow.tsx';

/** Fixed columns: a long address takes lines in its own, never width from the others. */
const Leads = styled(Table)`
  table-layout: fixed;
  & th { padding-top: 5px; padding-bottom: 5px; }
  & td { padding-top: 7px; padding-bottom: 7px; }
  /* On a phone the list begins with a request; all are chosen from the bar of the chosen ones. */
  ${media.phone} { & thead { display: none; } & td.end { width: 6.625rem; } & tbody td { padding-top: 9px; padding-bottom: 9px; } & tr:first-of-type td { border-top: 1px solid ${color.ink}; } }
`;
const Service = styled.th`
  width: 27%;
  @media (min-width: 1024px) and (max-width: 1279.98px) { width: 32%; }
`;
const Received = styled.th`
  width: clamp(176px, 11rem, 208px);
  @media (min-width: 1024px) and (max-width: 1279.98px) { width: clamp(148px, 9.25rem, 176px); }
  ${media.phone} { width: 6.625rem; }
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
          <th scope="col">Nom</th>
          <Company as="th" scope="col" className="not-phone">
            Entreprise
          </Company>
          <Service scope="col" className="not-phone">
            Service
          </Service>
          <Received scope="col" className="end">
            Reçu le
          </Received>
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
