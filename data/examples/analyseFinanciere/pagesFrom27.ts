import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 27 of the deliverable on. */
export const pagesFrom27: readonly InnerPage[] = [
  {
    folio: 27,
    title: 'Cinq questions que poseront les financeurs',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'La question, la réponse courte, la page qui la porte',
          columns: [{ label: 'Question' }, { label: 'Réponse' }, { label: 'Page' }],
          rows: [
            {
              cells: [
                'Pourquoi lever, si vous vous équilibrez seuls ?',
                'Pour 9,22 M€ de chiffre d’affaires en 2027 au lieu de 5,24 M€.',
                '19',
              ],
            },
            {
              cells: [
                'Que se passe-t-il si les ventes ralentissent ?',
                'Le scénario prudent garde 10,2 mois d’autonomie fin 2026 ; la seconde vague ne part pas.',
                '17',
              ],
            },
            {
              cells: [
                'Quand faudra-t-il lever de nouveau ?',
                'Au rythme de fin 2026, la caisse durerait 13,7 mois ; si les ventes tiennent, elle ne descend pas sous 2,66 M€ en 2027.',
                '19',
              ],
            },
            { cells: ['Que vaut un client ?', '15,3 k€ de marge brute par an en 2026, scénario central.', '17'] },
            {
              cells: [
                'Le crédit d’impôt est-il sûr ?',
                'Le taux, oui ; la part éligible est une hypothèse à documenter projet par projet.',
                '23',
              ],
            },
          ],
        },
      },
      { kind: 'heading', text: 'Ce qu’ils demanderont à voir' },
      {
        kind: 'list',
        items: [
          'La liste des clients, dates d’entrée et de départ : l’attrition s’y recompte.',
          'Les contrats annuels encaissés d’avance.',
          'La table de capitalisation signée et les pactes en vigueur.',
          'Les relevés de temps de l’équipe produit, pour le crédit d’impôt.',
        ],
      },
    ],
  },
];
