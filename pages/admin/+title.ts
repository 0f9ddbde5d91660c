export const title = 'Administration';
