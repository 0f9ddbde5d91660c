/** One phase of the orchestration block. */
export interface OrchestrationPhase {
  title: string;
  models: string;
  text: string;
  output: string;
}

export const orchestrationPhases: readonly OrchestrationPhase[] = [
  {
    title: 'Produire',
    models: 'Deux modèles d’éditeurs différents, séparément',
    text: 'Même question, mêmes pièces, aucune copie de la réponse de l’autre. Chacun liste ce qu’il a supposé.',
    output: 'deux réponses et deux listes d’hypothèses',
  },
  {
    title: 'Contredire',
    models: 'Deux autres modèles, l’un après l’autre',
    text: 'Ils reçoivent les deux réponses sans les noms. Ils relèvent les écarts et cherchent l’erreur commune, celle que l’accord cacherait.',
    output: 'une liste d’écarts, avec la pièce qui les trancherait',
  },
  {
    title: 'Vérifier et signer',
    models: 'Un outil de recherche qui donne ses liens, puis une personne',
    text: 'L’outil propose des sources. La personne les ouvre, garde celles qui disent bien ce qu’on leur prête, tranche et signe.',
    output: 'un document, dont chaque chiffre a une adresse',
  },
];
