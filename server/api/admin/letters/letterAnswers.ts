import type { LetterFile, LetterSendingFacts } from '../../../../data/api/letterAnswers.ts';
import { audience, audienceSources, letterById } from '../../../../database/letters/letters.ts';
import { readLettersAnHour } from '../../../../database/settings/letterSettings.ts';
import type { Connection } from '../../../../database/store.ts';
import { Problem } from '../../../http/problem.ts';
import { deadLinks } from '../../../letters/deadLinks.ts';
import type { Services } from '../../../services.ts';

export async function sendingFacts({ connection, settings }: Services): Promise<LetterSendingFacts> {
  return {
    audience: await audience(connection),
    sources: await audienceSources(connection),
    an_hour: await readLettersAnHour(connection),
    mail: settings.mail !== undefined,
    notify_to: settings.mail?.notifyTo ?? null,
  };
}

/** @throws Problem 404. */
export async function letterOr404(connection: Connection, id: number) {
  const letter = await letterById(connection, id);
  if (!letter) throw new Problem(404, 'Cette lettre n’existe pas, ou a été supprimée.');
  return letter;
}

export async function letterAnswer(services: Services, id: number): Promise<LetterFile> {
  const { connection, settings, content } = services;
  const letter = await letterOr404(connection, id);
  const dead = letter.state === 'draft' ? await deadLinks(letter.body, settings.baseUrl, content.current()) : [];
  return { success: true, letter, dead_links: dead, sending: await sendingFacts(services) };
}
