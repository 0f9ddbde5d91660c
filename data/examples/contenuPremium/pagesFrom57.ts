import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 57 of the deliverable on. */
export const pagesFrom57: readonly InnerPage[] = [
  {
    folio: 57,
    title: '25 contenus en huit\u00a0semaines, deux jours fixes',
    lead: 'La lettre le mardi, la publication le jeudi, chaque semaine. Le thème du mardi commande ce qui s’y ajoute.',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'dots',
          title: 'Deux rendez-vous fixes chaque semaine ; un ou deux contenus de plus, sauf en semaine 8',
          measure: 'Contenus publiés par semaine, de S1 à S8',
          columns: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8'],
          max: 1,
          rows: [
            { label: 'Article de fond', values: [1, 0, 0, 0, 0, 0, 0, 0], hot: true },
            { label: 'Articles satellites', values: [0, 1, 1, 0, 1, 1, 0, 0] },
            { label: 'Lettres d’information', values: [1, 1, 1, 1, 1, 1, 1, 1] },
            { label: 'Publications de réseau', values: [1, 1, 1, 1, 1, 1, 1, 1] },
            { label: 'Scripts de vidéo', values: [0, 0, 1, 0, 1, 0, 1, 0] },
            { label: 'Guide à télécharger', values: [0, 0, 0, 1, 0, 0, 0, 0] },
          ],
        },
      },
      {
        kind: 'text',
        text: 'La lettre part le mardi à 8 h, la publication le jeudi : huit de chaque. L’article paraît en semaine 1, et tout le reste y renvoie.',
      },
      {
        kind: 'list',
        items: [
          'Un contenu en retard se décale d’une semaine ; la lettre, jamais.',
          'Une vidéo suit son article satellite, la même semaine ou plus tard.',
          'La semaine 8 garde ses deux rendez-vous et ne publie rien d’autre : on y lit les mesures.',
        ],
      },
      {
        kind: 'table',
        table: {
          caption: 'Semaine par semaine',
          columns: [
            { label: 'Semaine' },
            { label: 'Thème' },
            { label: 'Mardi' },
            { label: 'Jeudi' },
            { label: 'En plus' },
            { label: 'Contenus', digits: 0 },
          ],
          rows: [
            { cells: ['S1', 'Les quatre chantiers', 'lettre 1', 'publication 1', 'article de fond', 3] },
            { cells: ['S2', 'Le stock', 'lettre 2', 'publication 2', 'article satellite 1', 3] },
            { cells: ['S3', 'Le panier', 'lettre 3', 'publication 3', 'article satellite 2, vidéo 1', 4] },
            { cells: ['S4', 'Le guide', 'lettre 4', 'publication 4', 'guide à télécharger', 3] },
            { cells: ['S5', 'La vitesse', 'lettre 5', 'publication 5', 'article satellite 3, vidéo 2', 4] },
            { cells: ['S6', 'Le client', 'lettre 6', 'publication 6', 'article satellite 4', 3] },
            { cells: ['S7', 'Questions de lecteurs', 'lettre 7', 'publication 7', 'vidéo 3', 3] },
            { cells: ['S8', 'Bilan', 'lettre 8', 'publication 8', 'rien : le bilan se lit', 2] },
            { cells: ['Total', null, null, null, null, 25], look: 'total' },
          ],
        },
      },
    ],
  },
  {
    folio: 58,
    title: 'Une date et un objectif par contenu',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Une date, un objectif, un appel à l’action par contenu',
          columns: [{ label: 'Date' }, { label: 'Contenu' }, { label: 'Objectif' }, { label: 'Appel à l’action' }],
          rows: [
            { cells: ['S1, lundi', 'Article de fond', 'être trouvé sur le sujet', 's’abonner à la lettre'] },
            { cells: ['S1, mardi', 'Lettre 1', 'annoncer la série', 'lire l’article'] },
            { cells: ['S1, jeudi', 'Publication 1', 'faire connaître l’article', 'lire l’article'] },
            { cells: ['S2, mardi', 'Lettre 2', 'faire mesurer le stock', 'répondre avec ses écarts'] },
            { cells: ['S2, mercredi', 'Article satellite 1', 'être trouvé sur le stock', 'lire l’article de fond'] },
            { cells: ['S2, jeudi', 'Publication 2', 'montrer un écart de stock', 'faire l’essai'] },
            { cells: ['S3, mardi', 'Lettre 3', 'faire chiffrer le panier', 'relire sa fiche produit'] },
            { cells: ['S3, mercredi', 'Article satellite 2', 'être trouvé sur le panier', 'voir la vidéo'] },
            { cells: ['S3, jeudi', 'Publication 3', 'montrer un panier perdu', 'voir la vidéo'] },
            { cells: ['S3, vendredi', 'Vidéo 1', 'faire corriger une fiche produit', 'écrire trois phrases'] },
            { cells: ['S4, mardi', 'Lettre 4', 'recueillir des adresses', 'prendre le guide'] },
            { cells: ['S4, mercredi', 'Guide', 'obtenir une adresse qui attend la suite', 'remplir la grille'] },
            { cells: ['S4, jeudi', 'Publication 4', 'faire connaître le guide', 'prendre le guide'] },
            { cells: ['S5, mardi', 'Lettre 5', 'faire mesurer la vitesse', 'tester sa page'] },
            { cells: ['S5, mercredi', 'Article satellite 3', 'être trouvé sur la vitesse', 'prendre le guide'] },
            { cells: ['S5, jeudi', 'Publication 5', 'montrer une page lente', 'tester sa page'] },
            { cells: ['S5, vendredi', 'Vidéo 2', 'faire tester une page', 'lire l’article'] },
            { cells: ['S6, mardi', 'Lettre 6', 'faire compter les clients', 'lire l’article'] },
            { cells: ['S6, mercredi', 'Article satellite 4', 'être trouvé sur le fichier client', 'prendre le guide'] },
            { cells: ['S6, jeudi', 'Publication 6', 'montrer un client compté deux fois', 'lire l’article'] },
            { cells: ['S7, mardi', 'Lettre 7', 'ouvrir un échange', 'poser sa question'] },
            { cells: ['S7, jeudi', 'Publication 7', 'relayer une question', 'répondre'] },
            { cells: ['S7, vendredi', 'Vidéo 3', 'répondre à un lecteur', 'poser sa question'] },
            { cells: ['S8, mardi', 'Lettre 8', 'rendre les résultats', 'demander un échange'] },
            { cells: ['S8, jeudi', 'Publication 8', 'partager le bilan', 's’abonner'] },
          ],
          dense: true,
        },
      },
      {
        kind: 'text',
        text: 'Un contenu n’a qu’un objectif et ne demande qu’une chose : deux appels dans une lettre, c’est un clic perdu.',
      },
    ],
  },
  {
    folio: 59,
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
