import { doctrine } from '../../../data/blog/method.ts';
import { half } from '../../../data/blog/methodWords.ts';
import { percent, spelled } from '../../../data/french/frenchNumbers.ts';

const { keep, measure, payback } = doctrine;

/** An indicator a small business can follow without any software. */
export interface Kpi {
  name: string;
  description: string;
  benchmark: string;
  formula: string;
}

export interface KpiCategory {
  id: string;
  title: string;
  kpis: readonly Kpi[];
}

export const kpiBenchmarkNote =
  'Repères : seuils de décision que je propose, pas des moyennes de marché. Votre mesure de départ est le seul étalon fiable.';

/** The three KPI panels of article 6. They share one open index with the case panel that follows them. */
export const kpiCategories: readonly KpiCategory[] = [
  {
    id: 'temps',
    title: 'Le temps : deux indicateurs, mesurés contrôle compris',
    kpis: [
      {
        name: 'Durée médiane',
        description: `La durée du milieu quand on range ${spelled(measure.before)} exécutions par ordre croissant. Elle résiste au dossier exceptionnel.`,
        benchmark: `Garder à partir de ${percent(keep.gain)} de moins qu’au départ`,
        formula: '(durée avant − durée après) / durée avant',
      },
      {
        name: 'Temps réemployé',
        description: 'La part des heures libérées qui a servi à quelque chose que vous pouvez nommer.',
        benchmark: `On n’en compte que ${half} tant que personne ne l’a notée`,
        formula: 'heures réemployées / heures libérées',
      },
    ],
  },
  {
    id: 'qualite',
    title: 'La qualité : deux indicateurs qui reprennent ce que le temps a donné',
    kpis: [
      {
        name: 'Taux de reprise',
        description: 'La part des travaux refaits, en interne ou à la demande du client.',
        benchmark: 'Jamais au-dessus du taux de départ',
        formula: 'travaux repris / travaux livrés',
      },
      {
        name: 'Erreurs parties',
        description: 'Les erreurs découvertes par quelqu’un d’extérieur, comptées une par une.',
        benchmark: 'Zéro par mois ; à la deuxième, tout est de nouveau relu',
        formula: 'nombre d’erreurs signalées par un tiers',
      },
    ],
  },
  {
    id: 'valeur',
    title: 'La valeur : deux indicateurs que votre comptable reconnaît',
    kpis: [
      {
        name: 'Retour net',
        description: 'Ce que l’année rapporte au-delà de ce qu’elle coûte, en pourcentage du coût.',
        benchmark: `Positif avec ${half} seulement des heures libérées`,
        formula: '(bénéfices − coûts) / coûts',
      },
      {
        name: 'Délai de retour',
        description: 'Le nombre de mois pour récupérer la mise de départ.',
        benchmark: `${payback.tool} mois au plus pour un outil qui change chaque année`,
        formula: 'investissement / bénéfice mensuel',
      },
    ],
  },
];
