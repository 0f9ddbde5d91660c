/** One sourced statement inside a research panel. */
export interface ResearchFinding {
  /** The number, then its unit. */
  figure: readonly [string, string];
  text: string;
  /** The id of a source of article 1. */
  source: string;
}

export interface ResearchPanel {
  id: string;
  title: string;
  findings: readonly ResearchFinding[];
  /** Caveat shown under the figures of the study. */
  limit: string;
}

/** Research panels of article 1, which unfold, in reading order. */
export const researchPanels: readonly ResearchPanel[] = [
  {
    id: 'valeur',
    title: 'La valeur : qui en tire vraiment quelque chose',
    findings: [
      {
        figure: ['74', '%'],
        text: 'des entreprises interrogées n’ont pas encore de valeur tangible à montrer de leur usage de l’IA.',
        source: 'bcg-rapport',
      },
      {
        figure: ['4', '%'],
        text: 'ont des capacités de pointe et créent une valeur substantielle de façon constante ; 22 % ont une stratégie et commencent à en tirer des gains.',
        source: 'bcg-rapport',
      },
      {
        figure: ['5', '%'],
        text: 'tirent de l’IA une valeur à grande échelle un an plus tard, sur plus de 1 250 entreprises (septembre 2025).',
        source: 'bcg-2025',
      },
    ],
    limit:
      'Dirigeants de 59 pays, plutôt dans de grandes entreprises. Rien n’établit que ces parts valent pour une société de douze personnes.',
  },
  {
    id: 'france',
    title: 'La France : qui utilise l’IA, et dans quels métiers',
    findings: [
      {
        figure: ['15', '%'],
        text: 'des entreprises de 10 à 49 salariés utilisaient l’IA en 2025, 31 % de celles de 50 à 249, 58 % à partir de 250.',
        source: 'insee-2026',
      },
      {
        figure: ['59', '%'],
        text: 'dans l’information-communication, contre 13 % dans le commerce, 12 % dans l’hébergement-restauration et 10 % dans la construction (2025).',
        source: 'insee-2026',
      },
      {
        figure: ['32', '%'],
        text: 'des PME et des ETI, selon leurs dirigeants (étude de 2025) ; 43 % disent avoir une stratégie.',
        source: 'bpifrance-2025',
      },
    ],
    limit:
      'L’Insee et Bpifrance n’interrogent pas le même champ et ne posent pas la même question. Leurs pourcentages ne s’additionnent ni ne se comparent, et aucun des deux ne dit rien des entreprises de moins de dix personnes.',
  },
  {
    id: 'gains',
    title: 'Les gains : réels sur les bonnes tâches, négatifs sur les autres',
    findings: [
      {
        figure: ['+43', '%'],
        text: 'sur leur propre score pour les consultants situés sous le seuil moyen de départ ; +17 % pour ceux situés au-dessus.',
        source: 'hbs-2023',
      },
      {
        figure: ['+12,2', '%'],
        text: 'de tâches terminées, 25,1 % plus vite, avec une qualité notée supérieure de plus de 40 % à celle du groupe sans IA.',
        source: 'hbs-2023',
      },
      {
        figure: ['−19', 'points'],
        text: 'de réponses correctes sur une tâche choisie hors du domaine du modèle : 84,5 % sans IA, de 60 à 70,6 % avec.',
        source: 'hbs-2023',
      },
    ],
    limit:
      'Un seul modèle, GPT-4, en 2023, et des tâches de conseil. Ces écarts ne mesurent pas le recoupement de cinq IA.',
  },
  {
    id: 'recoupement',
    title: 'Le recoupement : utile pour voir les désaccords, pas pour prouver',
    findings: [
      {
        figure: ['60', '%'],
        text: 'des cas où deux modèles se trompent ensemble, sur des questions à quatre choix : ils donnent alors la même mauvaise réponse, quand le hasard en donnerait 33 %. Sur un autre jeu de questions, 42 % contre 13 %. Les erreurs des meilleurs se ressemblent davantage, même d’un éditeur à l’autre.',
        source: 'icml-2025',
      },
    ],
    limit:
      'L’accord entre plusieurs IA réduit certains risques d’erreur ; il ne prouve pas l’exactitude. La source reste à ouvrir, par quelqu’un.',
  },
];
