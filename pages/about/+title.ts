export const title = 'À propos : pourquoi cinq IA et un humain';
