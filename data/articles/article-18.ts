import { sharedSources } from './sharedSources.ts';
import type { Article } from './types.ts';

export const article18: Article = {
  number: 18,
  slug: 'article-18',
  category: 'Étude de cas',
  title: 'Cinq PME avant et après l’IA : des scénarios chiffrés, sans miracle',
  summary:
    'Cinq portraits fictifs dont chaque calcul se refait : ce qui change, ce qui ne bouge pas, et une feuille de route de dix-huit mois.',
  date: '2024-08-30',
  changes: [
    {
      date: '2026-11-22',
      what: 'Les heures de la personne responsable entrent dans les coûts : tous les retours baissent, de 94 à 50 % pour le premier. La moyenne par secteur est recalculée et comparée à la somme. Ajout du détail des coûts, d’un graphique, de l’objection du temps rendu et de l’aide publique.',
      why: 'La condition 3 demandait deux heures par semaine que les scénarios ne payaient pas.',
    },
    {
      date: '2026-11-25',
      what: 'L’article dit pourquoi la feuille de calcul et les points d’arrêt du calendrier peuvent conclure différemment.',
      why: 'L’article finissait sur deux verdicts sans dire qu’ils répondent à deux questions.',
    },
    {
      date: '2026-11-25',
      what: 'Les chiffres de l’Insee renvoient à l’Insee.',
      why: 'Ils menaient à des sites qui les reprennent.',
    },
    {
      date: '2026-11-27',
      what: 'Parts d’utilisatrices de 2025, par secteur et par taille, à la place de 2024 ; taux et plafond de l’aide publique retirés.',
      why: 'L’Insee a publié la suite en juillet 2026 ; le taux et le plafond n’avaient été lus que dans la presse.',
    },
    {
      date: '2026-11-27',
      what: 'Deux enquêtes de Bpifrance sur les TPE et le cas de Look Cycles sortent du texte ; l’Insee et l’OCDE prennent leur place.',
      why: 'Les premières n’avaient été lues que chez des tiers.',
    },
    {
      date: '2026-11-28',
      what: 'La feuille finale se lit aussi avec la moitié des heures : aucun des cinq portraits ne la passe alors.',
      why: 'Trois passaient, par une règle que le reste de l’article n’emploie pas.',
    },
  ],
  topics: ['cas', 'decider'],
  related: [17, 2, 6],
  readTime: 12,
  family: 'weekly',
  callToAction: {
    title: 'Le sixième scénario est le vôtre',
    text: 'Apportez une tâche et sa durée, même estimée. Je remplis avec vous la colonne « avant » pendant une consultation gratuite de {consultationMinutes} minutes.',
    button: 'Audit gratuit mes processus',
  },
  sources: [
    { ...sharedSources['bpifrance-2025'], scope: '1 209 dirigeants de PME et d’ETI.' },
    sharedSources['insee-2026'],
    sharedSources['ocde-2025'],
    sharedSources['osez-ia'],
  ],
};
