import { codesOf } from '../../data/choices.ts';
import { type TroubleKind, troubleKinds } from '../../data/desk/troubleKinds.ts';
import { canaryTrouble } from '../canary/canaryState.ts';
import { copyTrouble } from '../offsite/copyState.ts';
import type { Services } from '../services.ts';
import { backupTrouble } from './backupTrouble.ts';
import { bouncesTrouble } from './bouncesTrouble.ts';
import { budgetTrouble } from './budgetTrouble.ts';
import { diskTrouble } from './diskTrouble.ts';
import { mailTrouble } from './mailTrouble.ts';

/** Something that is wrong with the site, in words for its owner. */
export interface Trouble {
  kind: TroubleKind;
  text: string;
}

const LOOKS: Record<TroubleKind, (services: Services) => string | undefined | Promise<string | undefined>> = {
  canary: ({ connection }) => canaryTrouble(connection),
  backup: backupTrouble,
  copies: ({ connection, now }) => copyTrouble(connection, now()),
  disk: diskTrouble,
  mail: mailTrouble,
  bounces: bouncesTrouble,
  budget: (services) => budgetTrouble(services, 0.5),
  'budget-spent': (services) => budgetTrouble(services, 1),
};

/** Everything that is wrong now; empty when all is well. */
export async function findTroubles(services: Services): Promise<Trouble[]> {
  const found = await Promise.all(
    codesOf(troubleKinds).map(async (kind) => ({ kind, text: await LOOKS[kind](services) })),
  );
  return found.flatMap(({ kind, text }) => (text === undefined ? [] : [{ kind, text }]));
}
