export const title = 'Inscription à la lettre';
