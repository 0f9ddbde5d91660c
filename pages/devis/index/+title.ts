export const title = 'Demande de devis';
