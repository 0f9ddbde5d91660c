export const title = 'Cinq & Un : études, contenus et stratégies recoupés par cinq IA';
