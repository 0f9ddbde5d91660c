import { accessSync, constants, mkdirSync } from 'node:fs';
import { z } from 'zod';

/** A start that must not go on: the sentences are for the owner, the exit code is sysexits' EX_CONFIG. */
export class StartRefusal extends Error {
  readonly problems: readonly string[];
  readonly exitCode = 78;

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'StartRefusal';
    this.problems = problems;
  }
}

/** Runs a program's main function; a refusal prints its sentences on stderr and exits 78 instead of a stack trace. */
export async function runOrRefuse(main: () => Promise<unknown>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    for (const problem of error.problems) console.error(problem);
    process.exit(error.exitCode);
  }
}

/** The database room has its own refusal class (it imports no room above it): both carry the same two fields. */
function isRefusal(error: unknown): error is { problems: readonly string[]; exitCode: number } {
  return error instanceof Error && 'problems' in error && 'exitCode' in error;
}

/**
 * Makes the data directory, readable by its owner alone, if there is none yet.
 * @throws StartRefusal when it cannot be made or written to.
 */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartRefusal([`DATA_DIR : le site ne peut pas écrire dans ${dataDir} (${code}).`]);
  }
}

/** A setting that is a whole number between two others. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `un nombre entier de ${min} à ${max} est attendu`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `un nombre entier de ${min} à ${max} est attendu`);
