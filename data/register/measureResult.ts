import { CHOICES, type Question, RUNS } from './protocol.ts';
import { mcNemar, plurality, type Share, sameErrorsByChance, wilson } from './statistics.ts';

/** One answer of one model, in one run. */
export interface Answer {
  question: string;
  model: string;
  /** From 0. */
  run: number;
  /** From 0; null: no answer. */
  choice: number | null;
}

interface ModelResult {
  name: string;
  /** As its provider calls it. */
  model: string;
  accuracy: Share;
  /** Questions whose runs all had the same answer. */
  steady: number;
  /** Answers that name no choice, of all its runs. */
  silent: number;
}

interface PairResult {
  names: readonly [string, string];
  agreement: Share;
  /** Questions both missed with an answer. */
  bothWrong: number;
  sameWrong: number;
  sameWrongByChance: number;
  onlyFirst: number;
  onlySecond: number;
  /** Of McNemar's exact test. */
  p: number;
}

/** What the page shows of a finished measure. */
export interface MeasureResult {
  /** SHA-256 of the file of questions. */
  hash: string;
  /** Days of the first and of the last answer, YYYY-MM-DD. */
  from: string;
  to: string;
  questions: number;
  models: readonly ModelResult[];
  pairs: readonly PairResult[];
  /** The answer most models give; none where two are as frequent. */
  vote: { accuracy: Share; silent: number };
}

/** The result of a measure whose answers are complete; by question, as the protocol says (`protocolWords.ts`). */
export function measureResult(
  measured: Pick<MeasureResult, 'hash' | 'from' | 'to'> & {
    questions: readonly Question[];
    models: readonly Pick<ModelResult, 'name' | 'model'>[];
  },
  answers: readonly Answer[],
): MeasureResult {
  const { hash, from, to, questions, models } = measured;
  const given = new Map<string, (number | undefined)[]>();
  for (const { question, model, choice } of answers) {
    const key = `${model} ${question}`;
    given.set(key, [...(given.get(key) ?? []), choice ?? undefined]);
  }
  const runsOf = (name: string, { id }: Question) => given.get(`${name} ${id}`) ?? [];
  const columns = models.map(({ name, model }) => {
    const runs = questions.map((question) => runsOf(name, question));
    return { name, model, runs, kept: runs.map(keptAnswer) };
  });
  const rightOf = (kept: readonly (number | undefined)[]) => questions.map(({ answer }, at) => kept[at] === answer);
  const count = (flags: readonly boolean[]) => flags.filter(Boolean).length;
  const voted = questions.map((_, at) => plurality(columns.map(({ kept }) => kept[at])));
  return {
    ...{ hash, from, to, questions: questions.length },
    models: columns.map(({ name, model, runs, kept }) => ({
      ...{ name, model, accuracy: wilson(count(rightOf(kept)), questions.length) },
      steady: count(runs.map((all) => all[0] !== undefined && all.every((one) => one === all[0]))),
      silent: runs.flat().filter((one) => one === undefined).length,
    })),
    pairs: columns.flatMap((first, index) =>
      columns.slice(index + 1).map((second): PairResult => {
        const [right, other] = [rightOf(first.kept), rightOf(second.kept)];
        const same = questions.map((_, at) => first.kept[at] !== undefined && first.kept[at] === second.kept[at]);
        const errs = (kept: readonly (number | undefined)[], at: number, isRight: boolean | undefined) =>
          kept[at] !== undefined && !isRight;
        const wrong = questions.map((_, at) => errs(first.kept, at, right[at]));
        const otherWrong = questions.map((_, at) => errs(second.kept, at, other[at]));
        const onlyFirst = count(right.map((one, at) => one && !other[at]));
        const onlySecond = count(other.map((one, at) => one && !right[at]));
        return {
          names: [first.name, second.name],
          agreement: wilson(count(same), questions.length),
          bothWrong: count(wrong.map((one, at) => one && otherWrong[at] === true)),
          sameWrong: count(same.map((one, at) => one && !right[at])),
          sameWrongByChance: sameErrorsByChance(questions.length, count(wrong), count(otherWrong), CHOICES),
          ...{ onlyFirst, onlySecond, p: mcNemar(onlyFirst, onlySecond) },
        };
      }),
    ),
    vote: {
      accuracy: wilson(count(rightOf(voted)), questions.length),
      silent: voted.filter((one) => one === undefined).length,
    },
  };
}

/** The answer a model gave in more than half of its runs; undefined where there is none. */
function keptAnswer(runs: readonly (number | undefined)[]): number | undefined {
  const most = plurality(runs);
  return most !== undefined && runs.filter((one) => one === most).length > RUNS / 2 ? most : undefined;
}
