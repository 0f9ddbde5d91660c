/** One line of the sector grid: an illustration, since no comparable public data exists. */
export interface SectorBenchmark {
  industry: string;
  roi: string;
  payback: string;
  topKpi: string;
}

export const sectorsLabel =
  'Grille illustrative : valeurs d’exemple pour apprendre à lire le tableau, à remplacer par les vôtres. Aucune base publique ne les établit.';

export const sectorBenchmarks: readonly SectorBenchmark[] = [
  { industry: 'Commerce en ligne', roi: '+60 %', payback: '8 mois', topKpi: 'Taux de reprise des messages' },
  { industry: 'Services aux entreprises', roi: '+80 %', payback: '7 mois', topKpi: 'Durée médiane d’un livrable' },
  { industry: 'Artisanat et bâtiment', roi: '+25 %', payback: '10 mois', topKpi: 'Délai de première réponse' },
  { industry: 'Industrie', roi: '+10 %', payback: '11 mois', topKpi: 'Erreurs parties' },
  { industry: 'Santé et bien-être', roi: '−15 %', payback: '14 mois', topKpi: 'Temps réemployé' },
];
