export const title = 'Blog : méthodes et comparatifs IA pour dirigeants';
