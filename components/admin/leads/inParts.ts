import { deskLimits } from '../../../data/desk/deskLimits.ts';

const MOST = deskLimits.leadsAtOnce;

/**
 * Does a job over many, a part after the other, and answers what each part gave. The job is told how many were done
 * before its part. Stops at the first part that fails.
 */
export async function inParts<One, Answer>(
  all: readonly One[],
  job: (part: readonly One[], before: number) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let before = 0; before < all.length; before += MOST)
    answers.push(await job(all.slice(before, before + MOST), before));
  return answers;
}
