/** A data directory that must not be opened: nothing in it was changed; the sentences are for the owner. */
export class DatabaseRefusal extends Error {
  readonly problems: readonly string[];
  readonly exitCode = 78;

  constructor(problem: string) {
    super(problem);
    this.name = 'DatabaseRefusal';
    this.problems = [problem];
  }
}
