import styled from '@emotion/styled';
import { Link } from 'react-router';
import type { PersonFile } from '../../../data/api/personAnswers.ts';
import { labelOf } from '../../../data/choices.ts';
import { statusOf } from '../../../data/leads/firstAnswer.ts';
import { serviceName } from '../../../data/leads/leadService.ts';
import { leadOrigins } from '../../../data/people/personWords.ts';
import { color, focusRing, media, tabular } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { formatMoment } from '../formatDay.ts';

/** What came from a person, a thing a line. */
export const EntryList = styled.ul`
  border-top: 1px solid ${color.ink};
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 32px; padding: 14px 0; border-bottom: 1px solid ${color.line}; overflow-wrap: anywhere; }
  & a { font-weight: 600; border-radius: 2px; ${focusRing(color.link)} }
  & a:hover { color: ${color.link}; }
  & p { font-size: 15px; color: ${color['ink-2']}; ${tabular} }
  & li > p { text-align: right; }
  ${media.phone} { & > li { grid-template-columns: minmax(0, 1fr); } & li > p { text-align: left; } }
`;
const Rest = styled.p`
  padding-top: 12px;
  font-size: 15px;
  color: ${color['ink-3']};
`;

/** A person's requests, newest first. */
export function PersonRequests({ requests, total }: Pick<PersonFile, 'requests' | 'total'>) {
  if (total === 0) return <p>Aucune demande.</p>;
  return (
    <>
      <EntryList>
        {requests.map(({ lead, notes }) => (
          <li key={lead.id}>
            <div>
              <Link to={`/leads/${lead.id}`}>{serviceName(lead) || 'Sans service précisé'}</Link>
              <p>
                {[
                  lead.reference,
                  `reçue le ${formatMoment(lead.created_at)}`,
                  lead.origin && labelOf(leadOrigins, lead.origin).toLowerCase(),
                  lead.email,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <p>
              {lead.quarantine === 'held' ? 'Parmi les indésirables' : statusOf(lead)}
              {notes.length > 0 && ` · ${notes.length} ${notes.length > 1 ? 'notes' : 'note'}`}
            </p>
          </li>
        ))}
      </EntryList>
      {total > requests.length && (
        <Rest>{`Les ${formatNumber(requests.length)} dernières de ${formatNumber(total)} ; l’export les a toutes.`}</Rest>
      )}
    </>
  );
}
