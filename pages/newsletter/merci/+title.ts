export const title = 'Inscription à la newsletter';
