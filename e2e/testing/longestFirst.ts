import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** In this order: of the last queue a worker that is done with one kind goes on with the next, and ends with the shortest files. */
const PROJECTS = ['browser', 'trust', 'unit, mocking', 'unit'];

/** The files that take longest, by the end of their path: begun last, one of them would run on alone. */
const LONGEST = [
  'every/everyPage.test.ts',
  'every/states.test.ts',
  'desk/ownerTasks.test.ts',
  'blog/deskArticles.test.ts',
  'e2e/changedContent.test.ts',
  'engines/webkit.test.ts',
  'desk/deskReply.test.ts',
  'forms/quote.test.ts',
  'desk/accounts.test.ts',
  'load/letter.test.ts',
  'disk/killedReplies.test.ts',
  'attack/storedSettings.test.ts',
  'engines/contract.test.ts',
  'engines/move.test.ts',
  'attack/workbooks.test.ts',
  'attack/guessing.test.ts',
  'replicas/oneSite.test.ts',
  'replicas/rollingRestart.test.ts',
  'mail/outage.test.ts',
  'letters/letters.test.ts',
];

const project = ({ project: { name } }: TestSpecification): number => PROJECTS.indexOf(name);
const place = ({ moduleId }: TestSpecification): number => {
  const found = LONGEST.findIndex((end) => moduleId.endsWith(end));
  return found < 0 ? LONGEST.length : found;
};

/** Where vitest does not know yet how long the files take, the longest begin first all the same. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => project(a) - project(b) || place(a) - place(b));
  }
}
