export const title = 'Confirmation d’inscription';
