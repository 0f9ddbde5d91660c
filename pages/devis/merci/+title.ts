export const title = 'Demande envoyée !';
