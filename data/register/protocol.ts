import type { SourceState } from '../blog/readPages.baked.ts';
import { readingText } from '../blog/sourceReadings.ts';

/** The page of the register of disagreements. */
export const registerPage = {
  title: 'Le registre des désaccords',
  lead: 'La même question, trois fois, à cinq IA : combien de fois chacune a raison, et combien de fois elles se trompent ensemble. Ce sont des questions de petites entreprises, dont la réponse est publique.',
  description:
    "Cent questions de petites entreprises pour comparer cinq IA : protocole, règle d'arrêt, questions et sources, écrits avant la première mesure.",
  updated: '2026-11-27',
} as const;

/** What the questions of the register are about, in the page's order. */
export const themes = {
  paiement: 'Se faire payer',
  impots: 'Impôts et TVA',
  vente: 'Vendre à des consommateurs',
  donnees: 'Site, courriels et données',
  emploi: 'Employer',
  societe: 'Diriger sa société',
  contrats: 'Contrats, marques et créations',
  ia: "L'IA et la vente en ligne : ce qui a été mesuré",
} as const;

interface QuestionSource {
  publisher: string;
  title: string;
  url: string;
  /** As of the sources of articles (docs/sources.md). */
  state: SourceState;
  /** Where the link leads, as of the sources of articles; absent: to the publisher. */
  link?: 'publisher' | 'text' | 'third';
  /** YYYY-MM-DD: when it was read, or when the question was written. */
  day: string;
}

/** A question with one right answer, which a program can mark. */
export interface Question {
  id: string;
  theme: keyof typeof themes;
  question: string;
  choices: readonly string[];
  /** The right one, from 0. */
  answer: number;
  source: QuestionSource;
}

/** The questions of `content/registre.json`, whose form `protocol.test.ts` checks. */
export const readQuestions = (file: string): readonly Question[] =>
  (JSON.parse(file) as { questions: readonly Question[] }).questions;

/** How the source of a question was read, in a reader's words. */
export const sourceReading = ({ state, link = 'publisher', day }: QuestionSource): string =>
  readingText({ state, link, day });

/** How many models answer, how often each is asked each question, and among how many answers it chooses. */
export const MODELS = 5;
export const RUNS = 3;
export const CHOICES = 4;

const LETTERS = ['A', 'B', 'C', 'D'];

/** What is asked before the question, word for word. */
const INSTRUCTION =
  'Répondez à cette question sur le droit ou les entreprises en France. Écrivez une seule lettre, A, B, C ou D, et rien d’autre.';

/** The choice behind a letter: from one run (0, 1, 2) to the next every choice moves up by one letter. */
const choiceAt = (letter: number, run: number): number => (letter + run) % CHOICES;

/** What a model is sent: the whole of it, without any instruction beside it. */
export const promptOf = ({ question, choices }: Pick<Question, 'question' | 'choices'>, run: number): string =>
  [
    INSTRUCTION,
    '',
    question,
    '',
    ...LETTERS.map((letter, place) => `${letter}. ${choices[choiceAt(place, run)]}`),
  ].join('\n');

/** A letter alone, or at the head of the answer and followed by a sign; « A mon avis » is none. */
const LETTER = /^([A-D])(?:\W*$|\s*[.):]|[*_])/i;

/** The choice an answer names, from 0; undefined where it names none: no answer. */
export function choiceOf(text: string, run: number): number | undefined {
  const said = text.replace(/^\W+/, '').replace(/^réponse\s*:\W*/i, '');
  const letter = LETTERS.indexOf(LETTER.exec(said)?.[1]?.toUpperCase() ?? '');
  return letter === -1 ? undefined : choiceAt(letter, run);
}
