import type { GroupsFigure } from '../../../data/articles/figureTypes.ts';
import { comparing, jobCost } from '../../../data/blog/comparing.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { currentModels, monthCost } from '../article-3/current.ts';

export const fromMemory: GroupsFigure = {
  type: 'groups',
  title: 'De mémoire, le meilleur manque encore une réponse sur deux',
  measure: 'SimpleQA : bonnes réponses à des questions factuelles courtes, sans recherche web, en %',
  unit: '%',
  digits: 1,
  series: ['Bonnes réponses'],
  groups: [
    { label: 'Claude 3 Opus', values: [23.5] },
    { label: 'GPT-4 Turbo', values: [24.2] },
    { label: 'GPT-4o (août 2024)', values: [40.1] },
    { label: 'o3', values: [49.4] },
    { label: 'Gemini 1.5 Pro', values: [null] },
  ],
  sources: ['simple-evals'],
  note: 'Relevé d’OpenAI, en partie sur ses propres modèles ; il ne donne pas Gemini 1.5 Pro.',
};

/** Published prices in dollars for a million tokens, on the day that the article names. */
interface Price {
  input: number;
  output: number;
}
const october2024 = {
  gpt4Turbo: { input: 10, output: 30 },
  claude3Opus: { input: 15, output: 75 },
  gemini15Pro: { input: 1.25, output: 5 },
} as const satisfies Record<string, Price>;
const launched2025 = {
  o3Pro: { input: 20, output: 80 },
  claudeOpus4: { input: 15, output: 75 },
  gemini25Pro: { input: 1.25, output: 10 },
} as const satisfies Record<string, Price>;

const SUBSCRIPTION = 20;

const { job } = comparing;
const aMonth = (price: Price) => jobCost(price) * job.times;

const monthOf = (name: string): number => {
  const model = currentModels.find((one) => one.name === name);
  const month = model && monthCost(model);
  if (!month) throw new Error(`${name} has no price on sale.`);
  return month;
};
/** Cost in dollars of the month in `comparing.job`, with each of three models on sale. */
export const onSale = {
  gpt: monthOf('GPT-6 Astra'),
  claude: monthOf('Claude Opus 5.5'),
  gemini: monthOf('Gemini 4 Argon'),
} as const;

const bill = (month: number) => `${decimal(month, 2)}\u00a0$`;
export const bills = { gpt: bill(onSale.gpt), claude: bill(onSale.claude), gemini: bill(onSale.gemini) } as const;

/** Smallest number of documents a month that costs more than the subscription. */
const reached = (month: number) => decimal(Math.ceil((SUBSCRIPTION * job.times) / month - 1e-9));
export const breakEven = {
  gpt: reached(onSale.gpt),
  claude: reached(onSale.claude),
  gemini: reached(onSale.gemini),
} as const;

export const priceOfTheSameJob: GroupsFigure = {
  type: 'groups',
  title: 'Le même travail, de trois dollars et demi à cinquante-six',
  measure: `Deux cents documents de ${decimal(job.input)} jetons, résumés en ${decimal(job.output)} ; tarif public de l’API, en dollars hors taxes`,
  unit: '$',
  digits: 2,
  series: ['Octobre 2024', 'Lancement, mai et juin 2025'],
  groups: [
    {
      label: 'OpenAI : GPT-4 Turbo, puis o3-pro',
      values: [aMonth(october2024.gpt4Turbo), aMonth(launched2025.o3Pro)],
    },
    {
      label: 'Anthropic : Claude 3 Opus, puis Opus 4',
      values: [aMonth(october2024.claude3Opus), aMonth(launched2025.claudeOpus4)],
    },
    {
      label: 'Google : Gemini 1.5 Pro, puis 2.5 Pro',
      values: [aMonth(october2024.gemini15Pro), aMonth(launched2025.gemini25Pro)],
    },
  ],
  sources: ['openai-tarif', 'claude-3', 'google-tarif', 'o3-pro', 'claude-4', 'gemini-25'],
  note: 'À nombre égal de jetons écrits. Le modèle le plus cher n’est pas le même travail mieux fait : ce graphique ne mesure que la facture.',
};
