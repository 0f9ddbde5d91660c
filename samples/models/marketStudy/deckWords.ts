/** Under the figures worked out from the drivers. */
export const MODEL_SOURCE = 'modèle de l’étude, hypothèses d’illustration';
