import { Panels } from '../../../components/article/Panels.tsx';

/** The collapsible panel that says how this letter was put together. */
const methodology = {
  title: 'Comment cette lettre a été préparée',
  paragraphs: [
    'Les barres. J’ai noté cinq aspects de mon propre travail, de 0 à 100, d’après ma seule pratique. Personne d’autre n’a noté. Deux consultants donneraient sans doute deux graphiques différents.',
    'Les exemples de métiers. Ils sont composés : aucun client n’y est décrit, et les gains sont des hypothèses de travail.',
    'Les études. Je cite des travaux sur l’exposition des métiers et une expérience sur des consultants. L’exposition ne dit rien du nombre d’emplois. L’expérience porte sur un grand cabinet et un seul modèle, GPT-4.',
    'Ce que je n’ai pas fait. Je n’ai pas cherché de prévision chiffrée du nombre de consultants en 2030. Celles que j’ai vues ne disent pas comment elles sont calculées.',
  ],
} as const;

const content = methodology.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);

export const MethodologyPanel = () => <Panels items={[{ title: methodology.title, content }]} />;
