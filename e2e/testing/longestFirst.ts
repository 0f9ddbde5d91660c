import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, by the end of their path: begun last, one of them would run on alone. */
const LONGEST = [
  'every/everyPage.test.ts',
  'every/states.test.ts',
  'engines/webkit.test.ts',
  'desk/deskReply.test.ts',
  'desk/ownerTasks.test.ts',
  'desk/accounts.test.ts',
  'forms/quote.test.ts',
  'disk/killedReplies.test.ts',
  'disk/restore.test.ts',
  'replicas/oneSite.test.ts',
  'replicas/rollingRestart.test.ts',
  'server/index.test.ts',
  'mail/outage.test.ts',
];

const group = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;
const place = ({ moduleId }: TestSpecification): number => {
  const found = LONGEST.findIndex((end) => moduleId.endsWith(end));
  return found < 0 ? LONGEST.length : found;
};

/** Where vitest does not know yet how long the files take, the longest begin first all the same. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => group(a) - group(b) || place(a) - place(b));
  }
}
