import type { LeadFile } from '../../../data/api/answers.ts';
import type { PersonFile } from '../../../data/api/personAnswers.ts';
import type { PersonEvent } from '../../../data/api/rows.ts';
import { type Entry, timelineOf } from '../lead/timeline.ts';

/** A line of a person's history; of which request, where it is of one. */
export interface PersonEntry extends Entry {
  lead?: Pick<LeadFile['lead'], 'id' | 'reference'>;
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
    case 'rectifie':
      return { title: `Fiche rectifiée par ${who}`, body: correction(detail) };
    case 'fusionne':
      return { title: `Réunie par ${who} avec ${detail.address ?? detail.name ?? 'une autre fiche'}` };
    case 'separe':
      return { title: `Séparée par ${who} de ${detail.address ?? 'une autre fiche'}` };
    case 'exporte':
      return { title: `Données exportées par ${who} (${(detail.format ?? '').toUpperCase()})` };
  }
}

/** All that happened with a person, over all their requests, newest first. */
export function personHistory({ requests, events }: Pick<PersonFile, 'requests' | 'events'>): PersonEntry[] {
  const entries: PersonEntry[] = [
    ...requests.flatMap((file) =>
      timelineOf({ success: true, ...file }).map((entry) => ({
        ...entry,
        key: `${file.lead.id}-${entry.key}`,
        lead: file.lead,
      })),
    ),
    ...events.map((event) => ({ key: `p${event.id}`, at: event.created_at, ...eventText(event) })),
  ];
  return entries.sort((a, b) => b.at.localeCompare(a.at));
}
