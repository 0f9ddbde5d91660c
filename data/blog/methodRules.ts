import { capital, ordinal, spelled } from '../french/frenchNumbers.ts';
import { comparing, crossMinutes, winsNeeded } from './comparing.ts';
import { doctrine, falseClaims, half, ofQuarter } from './method.ts';

const { duel } = comparing;
const { choose, measure, keep, stop, payback, weeksAYear, missing } = doctrine;
const share = (value: number) => `${Math.round(value * 100)}\u00a0%`;

/** The doctrine in sentences, each with the title a reader looks for. */
export const methodRules: readonly { title: string; sentences: readonly string[] }[] = [
  {
    title: 'Choisir la tâche',
    sentences: [
      `Elle revient au moins ${spelled(choose.timesAMonth)} fois par mois. En dessous, le réglage mange le gain.`,
      `La vérifier prend moins ${ofQuarter}.`,
    ],
  },
  {
    title: 'Mesurer',
    sentences: [
      `${capital(spelled(measure.before))} exécutions chronométrées avant, ${spelled(measure.after)} avec l’outil, sur ${spelled(measure.weeks)} semaines consécutives. On retient la durée médiane, relecture comprise.`,
      `Un modèle se juge sur la même consigne, posée ${spelled(measure.repeats)} fois dans des conversations neuves : ses réponses varient.`,
    ],
  },
  {
    title: 'Décider',
    sentences: [
      `On garde à trois conditions : la durée médiane baisse d’au moins ${share(keep.gain)} ; les reprises n’augmentent pas ; le retour net reste positif en ne comptant que ${half} des heures libérées, tant que leur emploi n’est pas noté.`,
      `Une condition manque : on corrige une fois, pendant ${spelled(keep.correctionWeeks)} semaines. Deux manquent, ou plus personne ne remplit la feuille : on arrête.`,
      `Un gain inférieur à ${spelled(keep.leastMinutes)} minutes par semaine ne paie pas son entretien.`,
      'La règle et sa date s’écrivent avant l’essai.',
    ],
  },
  {
    title: 'Départager deux modèles',
    sentences: [
      `Une victoire : ${duel.win}.`,
      `Sur ${spelled(measure.after)} dossiers, il faut ${spelled(winsNeeded(measure.after) ?? measure.after)} victoires : le hasard en donne autant moins d’une fois sur ${spelled(1 / duel.luck)}.`,
    ],
  },
  {
    title: 'Recouper',
    sentences: [
      `Avec deux modèles, ${spelled(crossMinutes.two)} minutes ; avec cinq, de ${crossMinutes.fiveLeast} à ${crossMinutes.fiveMost}. On recoupe quand l’erreur évitée, en moyenne, coûterait davantage.`,
    ],
  },
  {
    title: 'S’arrêter tout de suite',
    sentences: [
      'Un engagement pris au nom de l’entreprise, un fait inventé parvenu à un client, une donnée interdite collée dans l’outil : l’essai s’interrompt.',
      `À la ${ordinal(stop.errorsAMonth)} erreur découverte par un tiers dans le mois, tout est de nouveau relu.`,
      `Plus d’${falseClaims} : on change de tâche ou de consigne avant de changer de modèle.`,
    ],
  },
  {
    title: 'Compter les coûts',
    sentences: [
      ...doctrine.costs.map(({ name, text }) => `${name}. ${text}`),
      'Une heure compte pour son coût chargé, jamais pour son prix de vente.',
      `Une année compte ${weeksAYear} semaines travaillées.`,
      doctrine.vat,
    ],
  },
  {
    title: 'Attendre le retour',
    sentences: [
      `Délai de retour accepté : ${payback.tool} mois pour un outil ou un abonnement, ${payback.market} pour une entrée sur un marché, ${payback.equipment} pour un équipement.`,
      'Les ventes supplémentaires se comptent à part : la décision doit tenir sans elles.',
    ],
  },
  {
    title: 'Dire ce qui manque',
    sentences: [
      `Une donnée absente s’écrit « ${missing.word} », dans une consigne « ${missing.inPrompt} ». On ne la devine pas, et on ne la remplace pas par zéro.`,
    ],
  },
];
