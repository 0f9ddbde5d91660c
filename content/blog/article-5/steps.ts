import { comparing } from '../../../data/blog/comparing.ts';
import { house, nightsNeeded, nightsSold, staysNeeded } from './stays.ts';

/** State of the simulation: the current step, and whether the simulation is over (docs/product/specification.md § 4). */
export type Simulation = { state: 'idle' } | { state: 'running'; step: number } | { state: 'completed' };

export const idle: Simulation = { state: 'idle' };
export const launched: Simulation = { state: 'running', step: 0 };

/** Returns the state after a tick: the next step, or the end after the last of `steps`. */
export function ticked(simulation: Simulation, steps: number): Simulation {
  if (simulation.state !== 'running') return simulation;
  return simulation.step < steps - 1 ? { state: 'running', step: simulation.step + 1 } : { state: 'completed' };
}

export type StepLook = 'waiting' | 'current' | 'done';

/** How a step shows: those before the current one are done, all of them at the end. */
export function lookOf(simulation: Simulation, step: number): StepLook {
  if (simulation.state === 'idle') return 'waiting';
  if (simulation.state === 'completed' || step < simulation.step) return 'done';
  return step === simulation.step ? 'current' : 'waiting';
}

/** A step of the fusion method; the simulation highlights them one after the other. */
export interface MethodStep {
  title: string;
  description: string;
  details: readonly string[];
  /** Result of the step in the article's example. */
  table: string;
  /** Least and most minutes of the step, shown as « temps indicatif ». */
  minutes: readonly [number, number];
}

export const simulationTick = 2000;

/** Texts that the specification fixes for the simulation (docs/product/specification.md § 4), and the button's text. */
export const simulationLabels = {
  launch: 'Lancer la simulation',
  running: 'En cours...',
  completed: 'Processus terminé ! Livrable prêt avec recommandations validées et actionnables.',
  left: 'Reste sur la table : les voyageurs viendront-ils davantage à ce prix ? Cinq modèles disent oui, aucune pièce ne le montre. Le livrable l’écrit, et propose l’essai qui le dira.',
  note: 'La simulation déroule l’exemple fictif de l’article. Aucune IA n’est interrogée. Durées : temps indicatif par étape.',
} as const;

const { five } = comparing.crossCheck;

export const methodSteps: readonly [MethodStep, MethodStep, MethodStep, MethodStep] = [
  {
    title: 'Décomposition',
    description: 'Transformer une question en sous-questions qui ont chacune une pièce pour juge.',
    details: [
      'Écrire la décision à prendre et la date.',
      'Séparer ce qui se calcule, ce qui se vérifie, ce qui se juge.',
      'Nommer le document qui trancherait chaque point.',
    ],
    table: 'Sur la table : trois sous-questions, et une ligne que personne n’avait demandée, ce que coûte une nuit.',
    minutes: five[0],
  },
  {
    title: 'Interrogation séparée',
    description: 'Poser la même question aux cinq modèles, sans que l’un lise l’autre.',
    details: [
      'Une consigne identique, un rôle par modèle.',
      'Hypothèses listées en fin de réponse.',
      'Aucune réponse copiée dans une autre fenêtre.',
    ],
    table: 'Sur la table : 18 %, 18 %, 18 %, 25 %, 25 %. Trois voix contre deux.',
    minutes: five[1],
  },
  {
    title: 'Confrontation',
    description: 'Ranger les affirmations par accord et par désaccord, puis chercher l’erreur commune.',
    details: [
      'Un tableau : affirmation, modèles pour, modèles contre, pièce.',
      'Réponses relues sans le nom du modèle.',
      'Les accords unanimes attaqués en premier.',
    ],
    table:
      'Sur la table : un désaccord, 18 ou 25 %, réglé en une minute ; un accord, cinq voix contre zéro, que rien n’appuie.',
    minutes: five[2],
  },
  {
    title: 'Validation humaine',
    description: 'Ouvrir les sources, refaire les calculs, trancher et signer.',
    details: [
      'Chaque chiffre ouvert à son adresse ou refait à la main.',
      'Ce qui reste incertain est écrit comme tel.',
      'Une recommandation, une condition, une signature.',
    ],
    table: `Sur la table : ni 18 ni 25. Les factures donnent ${house.perStay} € par séjour et ${house.perNight} € par nuit ; il faut ${staysNeeded(2)} séjours de deux nuits, soit ${nightsNeeded(2)} nuits au lieu de ${nightsSold}.`,
    minutes: five[3],
  },
];
