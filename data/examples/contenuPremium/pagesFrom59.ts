import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 59 of the deliverable on. */
export const pagesFrom59: readonly InnerPage[] = [
  {
    folio: 59,
    section: 'Calendrier et mesure',
    title: 'Quatre questions suffisent à juger les huit semaines',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Ce qui sera mesuré, et où',
          columns: [{ label: 'Question' }, { label: 'Mesure' }, { label: 'Où la lire' }, { label: 'Réagir si' }],
          rows: [
            {
              cells: [
                'L’article est-il trouvé ?',
                'Impressions sur 12 requêtes',
                'Search Console',
                'aucune en semaine 6',
              ],
            },
            {
              cells: [
                'Est-il lu ?',
                'Part de lecteurs au-delà de la moitié',
                'Mesure d’audience',
                'moins d’un sur trois',
              ],
            },
            { cells: ['La lettre sert-elle ?', 'Clics par envoi', 'Outil d’envoi', 'baisse deux fois de suite'] },
            {
              cells: [
                'Le guide amène-t-il des contacts ?',
                'Adresses laissées',
                'Formulaire',
                'moins de dix en semaine 8',
              ],
            },
          ],
          note: 'Seuils d’alerte : hypothèses, à recaler sur vos relevés de départ.',
        },
      },
      {
        kind: 'text',
        text: 'Relevez ces mesures la veille de la première publication : sans point de départ, aucun seuil ne se lit. Les relevés suivants se font le lundi, toujours au même endroit.',
      },
      { kind: 'heading', text: 'Trois décisions possibles au bilan' },
      {
        kind: 'list',
        items: [
          'L’article est trouvé mais peu lu : réécrire ses deux premiers paragraphes, garder le reste.',
          'Il est lu mais n’amène personne : déplacer le guide avant le troisième chantier.',
          'Il n’est pas trouvé : revoir les requêtes avant d’écrire une ligne de plus.',
        ],
      },
    ],
  },
];
