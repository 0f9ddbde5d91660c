import { unfilled } from '../../../data/desk/fillNames.ts';
import { Problem } from '../../http/problem.ts';
import { readBeside } from '../../markdown/readBeside.ts';
import type { ParsedLetter } from './parseLetter.ts';

/** Parses a letter; one that cannot be parsed, as only a former version could store, becomes its text as typed. */
export async function readLetter(body: string): Promise<ParsedLetter> {
  const result = await readBeside({ kind: 'letter', source: body });
  if ('read' in result) return result.read;
  const paragraphs = body.split(/\n{2,}/).filter((text) => text.trim() !== '');
  return {
    tree: {
      type: 'root',
      children: paragraphs.map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] })),
    },
    problems: [],
  };
}

/** Warnings on a letter, one sentence each: names that are not filled in, and elements a mail cannot show. */
export function letterProblems(
  { subject, preheader, body }: { subject: string; preheader: string; body: string },
  { problems }: ParsedLetter,
): string[] {
  const same = 'ne sera pas remplacé : chacun reçoit la même lettre.';
  const lines = body.split('\n').map((text, index) => [`Ligne ${index + 1}`, text] as const);
  const named = ([['Objet', subject], ['Accroche', preheader], ...lines] as const).flatMap(([place, text]) =>
    unfilled(text).map((name) => `${place} : « ${name} » ${same}`),
  );
  return [...named, ...problems.map(({ line, detail }) => `Ligne ${line} : ${detail}`)];
}

/** @throws Problem 422 with the line at which a letter is too intricate to parse. */
export async function requireReadable(body: string): Promise<void> {
  const result = await readBeside({ kind: 'letter', source: body });
  if ('read' in result) return;
  const { line, detail } = result.refused;
  throw new Problem(422, `Ligne ${line} : ${detail}`, {
    errors: [{ field: 'body', detail: `Ligne ${line} : ${detail}` }],
  });
}
