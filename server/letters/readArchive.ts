import { dayInParis } from '../../data/french/dayInParis.ts';
import { typo } from '../../data/french/typo.ts';
import type { ArchivedLetter } from '../../data/letters/archivedLetter.ts';
import { archivedLetters } from '../../database/letters/letters.ts';
import type { Connection } from '../../database/store.ts';
import { letterHtml } from './writing/letterHtml.ts';
import { readLetter } from './writing/readLetter.ts';

/** The site's own styles are enough; its own addresses stay paths. */
const bare = () => '';

/** The letters whose pages stand on the site, newest first. */
export async function readArchive(connection: Connection): Promise<ArchivedLetter[]> {
  const shown: ArchivedLetter[] = [];
  for (const { slug, subject, preheader, body, started_at } of await archivedLetters(connection)) {
    if (slug === null || started_at === null) continue;
    const html = letterHtml(await readLetter(body), '', bare);
    shown.push({ slug, title: typo(subject), summary: typo(preheader), day: dayInParis(new Date(started_at)), html });
  }
  return shown;
}
