import type { Root } from 'mdast';
import { Problem } from '../../http/problem.ts';
import { readBeside } from '../../markdown/readBeside.ts';

/** The tree of a letter; of one that cannot be read, which only an earlier version of the site stored, its words as they were typed. */
export async function readLetter(body: string): Promise<Root> {
  const answer = await readBeside({ kind: 'letter', source: body });
  if ('read' in answer) return answer.read;
  const paragraphs = body.split(/\n{2,}/).filter((text) => text.trim() !== '');
  return {
    type: 'root',
    children: paragraphs.map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] })),
  };
}

/** @throws Problem 422 that says where a letter is too intricate to be read. */
export async function requireReadable(body: string): Promise<void> {
  const answer = await readBeside({ kind: 'letter', source: body });
  if ('read' in answer) return;
  const { line, detail } = answer.refused;
  throw new Problem(422, `Ligne ${line} : ${detail}`, {
    errors: [{ field: 'body', detail: `Ligne ${line} : ${detail}` }],
  });
}
