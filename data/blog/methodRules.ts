import { capital, ordinal, spelled } from '../french/frenchNumbers.ts';
import { comparing, crossMinutes, winsNeeded } from './comparing.ts';
import { doctrine, falseClaims, half, ofQuarter } from './method.ts';

const { duel } = comparing;
const { choose, measure, keep, stop, payback, weeksAYear, missing } = doctrine;
const share = (value: number) => `${Math.round(value * 100)}\u00a0%`;

/** Title and description of the page `/regles-de-mesure`. */
export const rulesPage = {
  title: 'Les règles de mesure',
  lead: 'Ces seuils sont les miens, pas ceux d’une étude.',
  description:
    'Choisir une tâche, la chronométrer, décider, s’arrêter, compter les coûts : les seuils que ce site applique dans ses articles et ses exemples.',
  updated: '2026-11-28',
} as const;

/** Rules of the doctrine as sentences, in sections with a title and the id of its heading. */
export const methodRules: readonly { id: string; title: string; sentences: readonly string[] }[] = [
  {
    id: 'choisir',
    title: 'Choisir la tâche',
    sentences: [
      `Elle revient au moins ${spelled(choose.timesAMonth)} fois par mois : moins souvent, le réglage mange le gain.`,
      `La vérifier prend moins ${ofQuarter}.`,
    ],
  },
  {
    id: 'mesurer',
    title: 'Mesurer',
    sentences: [
      `${capital(spelled(measure.before))} exécutions chronométrées avant, ${spelled(measure.after)} avec l’outil, en ${spelled(measure.weeks)} semaines. On retient la durée médiane, relecture comprise.`,
      `Un modèle se juge sur la même consigne, posée ${spelled(measure.repeats)} fois dans des conversations neuves.`,
    ],
  },
  {
    id: 'decider',
    title: 'Décider',
    sentences: [
      `On garde si la durée médiane baisse d’au moins ${share(keep.gain)}, si les reprises n’augmentent pas et si le retour net reste positif avec ${half} des heures libérées, tant que leur emploi n’est pas noté.`,
      `Une condition manque : on corrige une fois, pendant ${spelled(keep.correctionWeeks)} semaines. Deux manquent, ou plus personne ne remplit la feuille : on arrête.`,
      `Moins de ${spelled(keep.leastMinutes)} minutes gagnées par semaine ne paient pas l’entretien. La règle et sa date s’écrivent avant l’essai.`,
    ],
  },
  {
    id: 'departager',
    title: 'Départager deux modèles',
    sentences: [
      `Une victoire : ${duel.win}.`,
      `Sur ${spelled(measure.after)} dossiers, il faut ${spelled(winsNeeded(measure.after) ?? measure.after)} victoires : le hasard en donne autant moins d’une fois sur ${spelled(1 / duel.luck)}.`,
    ],
  },
  {
    id: 'recouper',
    title: 'Recouper',
    sentences: [
      `Avec deux modèles, ${spelled(crossMinutes.two)} minutes ; avec cinq, de ${crossMinutes.fiveLeast} à ${crossMinutes.fiveMost}. On recoupe quand l’erreur évitée coûterait davantage, en moyenne.`,
    ],
  },
  {
    id: 'arreter',
    title: 'S’arrêter tout de suite',
    sentences: [
      'Un engagement pris pour l’entreprise, un fait inventé parvenu à un client, une donnée interdite dans l’outil : l’essai s’interrompt.',
      `À la ${ordinal(stop.errorsAMonth)} erreur découverte par un tiers dans le mois, tout est de nouveau relu.`,
      `Plus d’${falseClaims} : on change de tâche ou de consigne avant de changer de modèle.`,
    ],
  },
  {
    id: 'couts',
    title: 'Compter les coûts',
    sentences: [
      ...doctrine.costs.map(({ name, text }) => `${name}. ${text}`),
      `Une heure compte pour son coût chargé, jamais pour son prix de vente ; une année, pour ${weeksAYear} semaines travaillées.`,
      doctrine.vat,
    ],
  },
  {
    id: 'retour',
    title: 'Attendre le retour',
    sentences: [
      `Au plus ${payback.tool} mois pour un outil ou un abonnement, ${payback.market} pour une entrée sur un marché, ${payback.equipment} pour un équipement.`,
      'La décision doit tenir sans les ventes supplémentaires.',
    ],
  },
  {
    id: 'manque',
    title: 'Dire ce qui manque',
    sentences: [
      `Une donnée absente s’écrit « ${missing.word} », dans une consigne « ${missing.inPrompt} ». On ne la devine pas, on ne la compte pas pour zéro.`,
    ],
  },
];
