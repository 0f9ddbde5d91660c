export const title = 'Désinscription';
