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
