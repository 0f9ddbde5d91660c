import { folded } from '../../data/french/folded.ts';
import { isSlugFree } from '../../database/letters/letterStates.ts';
import type { Connection } from '../../database/store.ts';

const LONGEST = 80;

/** The address of a letter in the archive, made of its subject; a number follows where another letter has it. */
export async function letterSlug(connection: Connection, subject: string): Promise<string> {
  const words = folded(subject)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const whole = words.length > LONGEST ? words.slice(0, words.lastIndexOf('-', LONGEST) + 1 || LONGEST) : words;
  const base = whole.replace(/-$/, '') || 'lettre';
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (await isSlugFree(connection, slug)) return slug;
  }
}
