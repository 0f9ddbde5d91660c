/** A step of the fusion method; the simulation highlights them one after the other. */
export interface MethodStep {
  title: string;
  description: string;
  details: readonly string[];
  /** Minutes, shown as « temps indicatif ». */
  duration: string;
}

export const simulationTick = 2000;

/** The words that are fixed for the simulation (docs/product/specification.md § 4), and the button's own. */
export const simulationLabels = {
  launch: 'Lancer la simulation',
  running: 'En cours...',
  completed: 'Processus terminé ! Livrable prêt avec recommandations validées et actionnables.',
  note: 'La simulation montre l’enchaînement des étapes. Aucune IA n’est interrogée. Durées : temps indicatif par étape.',
} as const;

export const methodSteps: readonly [MethodStep, MethodStep, MethodStep, MethodStep] = [
  {
    title: 'Décomposition',
    description: 'Transformer une question en sous-questions qui ont chacune une pièce pour juge.',
    details: [
      'Écrire la décision à prendre et la date.',
      'Séparer ce qui se calcule, ce qui se vérifie, ce qui se juge.',
      'Nommer le document qui trancherait chaque point.',
    ],
    duration: '15–30 min',
  },
  {
    title: 'Interrogation séparée',
    description: 'Poser la même question aux cinq modèles, sans que l’un lise l’autre.',
    details: [
      'Une consigne identique, un rôle par modèle.',
      'Hypothèses listées en fin de réponse.',
      'Aucune réponse copiée dans une autre fenêtre.',
    ],
    duration: '20–45 min',
  },
  {
    title: 'Confrontation',
    description: 'Ranger les affirmations par accord et par désaccord, puis chercher l’erreur commune.',
    details: [
      'Un tableau : affirmation, modèles pour, modèles contre, pièce.',
      'Réponses relues sans le nom du modèle.',
      'Les accords unanimes attaqués en premier.',
    ],
    duration: '30–60 min',
  },
  {
    title: 'Validation humaine',
    description: 'Ouvrir les sources, refaire les calculs, trancher et signer.',
    details: [
      'Chaque chiffre ouvert à son adresse ou refait à la main.',
      'Ce qui reste incertain est écrit comme tel.',
      'Une recommandation, une condition, une signature.',
    ],
    duration: '45–90 min',
  },
];
