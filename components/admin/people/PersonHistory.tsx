import styled from '@emotion/styled';
import { Link } from 'react-router';
import type { PersonRecord } from '../../../data/api/people.ts';
import type { LeadRecord } from '../../../data/api/responses.ts';
import type { PersonEvent } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { statusOf } from '../../../data/leads/firstReply.ts';
import { serviceName } from '../../../data/leads/leadService.ts';
import { leadOrigins } from '../../../data/people/personWords.ts';
import { color, focusRing, media, tabular } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { formatMoment } from '../formats.ts';
import { type Entry, timelineOf } from '../lead/timeline.ts';

/** An entry of a person's history, with the request it belongs to, if any. */
export interface PersonEntry extends Entry {
  lead?: Pick<LeadRecord['lead'], 'id' | 'reference'>;
}

interface Detail {
  address?: string | null;
  name?: unknown;
  format?: string;
}

const WORDS: Record<string, string> = { name: 'Nom', email: 'Adresse', phone: 'Téléphone' };

function correction(detail: object): string {
  const changes = Object.entries(detail as Record<string, { from?: string | null; to?: string }>);
  return changes
    .map(([word, { from, to }]) => `${WORDS[word] ?? word} : ${from || 'aucun'}, puis ${to || 'aucun'}`)
    .join('\n');
}

function eventText({ kind, actor, detail: text }: PersonEvent): Pick<Entry, 'title' | 'body'> {
  const detail = JSON.parse(text ?? '{}') as Detail;
  const who = actor ?? 'vous';
  switch (kind) {
    case 'rectified':
      return { title: `Fiche rectifiée par ${who}`, body: correction(detail) };
    case 'merged':
      return { title: `Réunie par ${who} avec ${detail.address ?? detail.name ?? 'une autre fiche'}` };
    case 'separated':
      return { title: `Séparée par ${who} de ${detail.address ?? 'une autre fiche'}` };
    case 'exported':
      return { title: `Données exportées par ${who} (${(detail.format ?? '').toUpperCase()})` };
  }
}

/** Joins the histories of all of a person's requests with the person's own, newest first. */
export function personHistory({ requests, events }: Pick<PersonRecord, 'requests' | 'events'>): PersonEntry[] {
  const entries: PersonEntry[] = [
    ...requests.flatMap((record) =>
      timelineOf({ success: true, ...record }).map((entry) => ({
        ...entry,
        key: `${record.lead.id}-${entry.key}`,
        lead: record.lead,
      })),
    ),
    ...events.map((event) => ({ key: `p${event.id}`, at: event.created_at, ...eventText(event) })),
  ];
  return entries.sort((a, b) => b.at.localeCompare(a.at));
}

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
export function PersonRequests({ requests, total }: Pick<PersonRecord, 'requests' | 'total'>) {
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
