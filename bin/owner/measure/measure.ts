import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { dayInParis } from '../../../data/french/timeInParis.ts';
import { type MeasureResult, measureResult } from '../../../data/register/measureResult.ts';
import { choiceOf, promptOf, type Question, RUNS, readQuestions } from '../../../data/register/protocol.ts';
import { lockDataDir } from '../../../database/file/dataDirLock.ts';
import { publishMeasure, readMeasure } from '../../../database/settings/settings.ts';
import { StartRefusal } from '../../../server/start/startRefusal.ts';
import { type Command, say, withStore } from '../command.ts';
import {
  type AskedModel,
  appendLine,
  askModel,
  beginMeasure,
  type Measured,
  newestMeasure,
  readMeasureConfig,
  type StoredAnswer,
} from './measureConfig.ts';

const HOW = 'npm run site -- measure --config FICHIER [--yes] [--new]';
const QUESTIONS = path.join(import.meta.dirname, '../../../content/registre.json');
const SAY_EVERY = 50;
const MILLION = 1e6;

interface Call {
  question: Question;
  run: number;
  model: AskedModel;
}

/**
 * `measure --config FILE [--yes] [--new]`: asks five models the questions of the register as its protocol says (`protocolWords.ts`). Each answer
 * is on the disk before the next call; a measure that was cut goes on where it stopped. The pages show its result once it is complete.
 */
export const measure: Command = async ({ settings, operands }) => {
  const [file] = operands.slice(operands.indexOf('--config') + 1);
  if (!operands.includes('--config') || !file) throw new StartRefusal([`Donnez le fichier : ${HOW}`]);
  const { currency, models } = readMeasureConfig(file, process.env);
  const text = readFileSync(QUESTIONS, 'utf8');
  const questions = readQuestions(text);
  const measured: Measured = {
    hash: createHash('sha256').update(text).digest('hex'),
    prompt: questions[0] ? promptOf(questions[0], 0) : '',
    models: models.map(({ name, model, baseUrl }) => ({ name, model, baseUrl })),
  };
  // Before anything is paid for: the result will need the database.
  const published = await withStore(settings, ({ connection }) => readMeasure(connection));
  const folder = path.join(settings.dataDir, 'registre');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockDataDir(folder);
  try {
    const newest = newestMeasure(folder);
    const isNew = newest === undefined || operands.includes('--new');
    if (!isNew) requireSame(newest.measured, measured, newest.file);
    const answers = isNew ? [] : [...newest.answers];
    const calls = callsLeft(questions, models, answers);
    if (calls.length > 0) {
      const bound = sayCosts(calls, questions, currency);
      await confirm(operands.includes('--yes'));
      const target = isNew ? beginMeasure(folder, measured).file : newest.file;
      if (!(await ask(calls, { answers, target, bound, currency }))) return 1;
    }
    const result = resultOf(measured, questions, answers);
    if (calls.length === 0 && JSON.stringify(published) === JSON.stringify(result)) {
      say('Cette mesure est finie et publiée. « --new » en commence une autre, aux mêmes conditions.');
      return 0;
    }
    await withStore(settings, ({ write }) => write((connection) => publishMeasure(connection, result)));
    say(`${answers.length} réponses. Les résultats sont sur la page /registre.`);
    return 0;
  } finally {
    unlock();
  }
};

function requireSame(begun: Measured, now: Measured, file: string): void {
  if (JSON.stringify(begun) === JSON.stringify(now)) return;
  throw new StartRefusal([
    `${file} : la mesure commencée porte sur d’autres questions, une autre consigne ou d’autres modèles. Remettez-les tels qu’ils étaient pour la finir, ou commencez-en une autre avec « --new » : ses réponses restent dans ce fichier.`,
  ]);
}

/** Every call that has no answer yet, in the protocol's order: run by run, question by question, model by model. */
function callsLeft(
  questions: readonly Question[],
  models: readonly AskedModel[],
  answers: readonly StoredAnswer[],
): readonly Call[] {
  const answered = new Set(answers.map(({ run, question, model }) => `${run} ${question} ${model}`));
  return Array.from({ length: RUNS }, (_, run) =>
    questions.flatMap((question) => models.map((model): Call => ({ question, run, model }))),
  )
    .flat()
    .filter(({ run, question, model }) => !answered.has(`${run} ${question.id} ${model.name}`));
}

/** Tokens of a text, at most: providers count fewer than one for two characters of French. */
const tokensAtMost = (text: string): number => Math.ceil(text.length / 2);

const priceOf = ({ inputPrice, outputPrice }: AskedModel, input: number, output: number): number =>
  (input * inputPrice + output * outputPrice) / MILLION;

const amount = (value: number, currency: string): string => `${decimal(value, 2)} ${currency}`;

/** Says what the calls cost at most, model by model, before the first; answers the sum. */
function sayCosts(calls: readonly Call[], questions: readonly Question[], currency: string): number {
  const relayed = questions.filter(({ source }) => source.state === 'relay').length;
  if (relayed > 0)
    say(
      `${relayed} questions ont une source lue chez un tiers (« relay » dans content/registre.json) : après le premier appel, rien ne change plus.`,
    );
  const byModel = Map.groupBy(calls, ({ model }) => model);
  let sum = 0;
  for (const [model, own] of byModel) {
    const input = own.reduce((total, { question, run }) => total + tokensAtMost(promptOf(question, run)), 0);
    const most = priceOf(model, input, own.length * model.outputTokens);
    sum += most;
    say(`  ${model.name} (${model.model}) : ${own.length} appels, ${amount(most, currency)} au plus`);
  }
  say(
    `${calls.length} appels restent à faire. Coût aux prix du fichier, si chaque réponse prenait toute sa limite : ${amount(sum, currency)} au plus.`,
  );
  return sum;
}

/** @throws StartRefusal where the owner does not agree, or cannot be asked. */
async function confirm(agreed: boolean): Promise<void> {
  if (agreed) return;
  if (!process.stdin.isTTY) throw new StartRefusal(['Rien n’est envoyé. Pour accepter ce coût sans terminal : --yes']);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question('Commencer ? (oui / non) ');
  terminal.close();
  if (answer.trim().toLowerCase() !== 'oui') throw new StartRefusal(['Rien n’est envoyé.']);
}

interface Asking {
  answers: StoredAnswer[];
  /** The file they are added to. */
  target: string;
  /** What was agreed to. */
  bound: number;
  currency: string;
}

/** Asks one call after the other; answers false where it had to stop, with the answers it has. */
async function ask(calls: readonly Call[], { answers, target, bound, currency }: Asking): Promise<boolean> {
  let spent = 0;
  for (const [index, { question, run, model }] of calls.entries()) {
    if (spent > bound) {
      say(
        `Arrêt : ${amount(spent, currency)} déjà dépensés, plus que les ${amount(bound, currency)} acceptés. Les réponses sont gardées.`,
      );
      return false;
    }
    const prompt = promptOf(question, run);
    const answer = await askModel(model, prompt).catch((error: unknown) => {
      const words = error instanceof Error ? error.message : String(error);
      say(
        `Arrêt : ${model.name} n’a pas répondu (${words.replaceAll(model.key, '…')}). Les réponses sont gardées ; la même commande continue.`,
      );
      return undefined;
    });
    if (!answer) return false;
    const { text, inputTokens = tokensAtMost(prompt), outputTokens = model.outputTokens } = answer;
    const stored: StoredAnswer = {
      ...{ question: question.id, model: model.name, run, choice: choiceOf(text, run) ?? null },
      ...{ text, inputTokens, outputTokens, at: new Date().toISOString() },
    };
    appendLine(target, stored);
    answers.push(stored);
    spent += priceOf(model, inputTokens, outputTokens);
    if ((index + 1) % SAY_EVERY === 0) say(`${index + 1} / ${calls.length} appels, ${amount(spent, currency)}`);
  }
  return true;
}

function resultOf(
  { hash, models }: Measured,
  questions: readonly Question[],
  answers: readonly StoredAnswer[],
): MeasureResult {
  const days = answers.map(({ at }) => dayInParis(new Date(at))).sort();
  return measureResult(
    {
      ...{ hash, questions, from: days.at(0) ?? '', to: days.at(-1) ?? '' },
      models: models.map(({ name, model }) => ({ name, model })),
    },
    answers,
  );
}
