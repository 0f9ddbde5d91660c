import type { DataTable } from '../../../data/examples/types.ts';
import { table } from '../../parts.ts';
import type { FormatName } from './drivers.ts';
import type { ContentModel } from './model.ts';

/** What each piece is for and what it asks of its reader, in the order its format is published. */
interface Published {
  name: string;
  day: string;
  aims: readonly (readonly [aim: string, asks: string])[];
}

const formats: Readonly<Record<FormatName, Published>> = {
  letter: {
    name: 'Lettre',
    day: 'mardi',
    aims: [
      ['annoncer la série', 'lire l’article'],
      ['faire mesurer le stock', 'répondre avec ses écarts'],
      ['faire chiffrer le panier', 'relire sa fiche produit'],
      ['recueillir des adresses', 'prendre le guide'],
      ['faire mesurer la vitesse', 'tester sa page'],
      ['faire compter les clients', 'lire l’article'],
      ['ouvrir un échange', 'poser sa question'],
      ['rendre les résultats', 'demander un échange'],
    ],
  },
  post: {
    name: 'Publication',
    day: 'jeudi',
    aims: [
      ['faire connaître l’article', 'lire l’article'],
      ['montrer un écart de stock', 'faire l’essai'],
      ['montrer un panier perdu', 'voir la vidéo'],
      ['faire connaître le guide', 'prendre le guide'],
      ['montrer une page lente', 'tester sa page'],
      ['montrer un client compté deux fois', 'lire l’article'],
      ['relayer une question', 'répondre'],
      ['partager le bilan', 's’abonner'],
    ],
  },
  article: { name: 'Article de fond', day: 'lundi', aims: [['être trouvé sur le sujet', 's’abonner à la lettre']] },
  satellite: {
    name: 'Article satellite',
    day: 'mercredi',
    aims: [
      ['être trouvé sur le stock', 'lire l’article de fond'],
      ['être trouvé sur le panier', 'voir la vidéo'],
      ['être trouvé sur la vitesse', 'prendre le guide'],
      ['être trouvé sur le fichier client', 'prendre le guide'],
    ],
  },
  script: {
    name: 'Vidéo',
    day: 'vendredi',
    aims: [
      ['faire corriger une fiche produit', 'écrire trois phrases'],
      ['faire tester une page', 'lire l’article'],
      ['répondre à un lecteur', 'poser sa question'],
    ],
  },
  guide: { name: 'Guide', day: 'mercredi', aims: [['obtenir une adresse qui attend la suite', 'remplir la grille']] },
};

const WEEK = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi'];

/** Every piece with its date, its one aim and what it asks for. Throws where a piece has no aim. */
export function aimsTable({ published, of }: ContentModel): DataTable {
  const seen = new Map<FormatName, number>();
  const dayOf = (format: FormatName) => WEEK.indexOf(formats[format].day);
  const rows = published.flatMap(({ week, pieces }) =>
    pieces
      .toSorted((one, other) => dayOf(one) - dayOf(other))
      .map((format) => {
        const rank = (seen.get(format) ?? 0) + 1;
        seen.set(format, rank);
        const { name, day, aims } = formats[format];
        const [aim, asks] = aims[rank - 1] ?? [];
        if (!aim || !asks) throw new Error(`${name} ${rank} has no aim`);
        return { cells: [`S${week}, ${day}`, of(format).pieces > 1 ? `${name} ${rank}` : name, aim, asks] };
      }),
  );
  return table(
    'Une date, un objectif, un appel à l’action par contenu',
    'Date | Contenu | Objectif | Appel à l’action',
    rows,
    '',
    { dense: true },
  );
}

/** The editorial line, as the client's own words fix it. */
export const lineTable = table(
  'La ligne éditoriale, en six règles',
  'Règle | Ce qui est convenu',
  [
    'Lecteur visé | gérant de quelques magasins, sans service informatique, qui lit le soir',
    'Ton | vouvoiement, phrases courtes, un geste à faire avant une idée à comprendre',
    'Vos mots | magasin, cliente, panier, fiche produit',
    'Mots écartés | point de vente, shopper, tunnel, expérience client',
    'Vos interdits | promesse de chiffre d’affaires, concurrent nommé, urgence feinte',
    'Preuve | un chiffre a sa source, son pays et son année, ou il sort',
  ],
  'Dictée par le client avec le brief ; ici, composée pour l’exemple.',
);

/** The queries of the lot, page by page, and those it leaves alone. */
export const queriesTable = table('Mots-clés : douze requêtes, trois à ne pas viser', 'Page | Requêtes', [
  'Article de fond | omnicanal petit commerce ; relier magasin et site',
  'Satellite 1 | afficher le stock en magasin ; écart de stock boutique',
  'Satellite 2 | panier abandonné que faire ; frais de livraison affichés',
  'Satellite 3 | site marchand lent ; vitesse fiche produit',
  'Satellite 4 | fichier client magasin et site ; reconnaître un client en caisse',
  'Guide | grille de contrôle omnicanal ; retrait en magasin mode d’emploi',
  'À ne pas viser | omnicanal définition (étudiants) ; logiciel de caisse (comparateurs) ; ERP retail (grands groupes)',
]);

/** The longest that search engines show. */
const LONGEST = { title: 60, description: 155 };
const metas: readonly (readonly [page: string, title: string, description: string])[] = [
  [
    'Article de fond',
    'Omnicanal : quatre chantiers sans changer de logiciel',
    'Stock, panier, vitesse, client : ce qu’un commerce peut mesurer et corriger en un mois chacun, avec une personne et un tableur.',
  ],
  [
    'Satellite 1',
    'Stock affiché en magasin : dire vrai en quatre semaines',
    'Vingt références, trois colonnes, vingt minutes : mesurez vos écarts avant d’afficher une disponibilité qui déçoit.',
  ],
  [
    'Satellite 2',
    'Panier abandonné : trois phrases à écrire aujourd’hui',
    'Livraison, délai, retour : où annoncer vos frais, avec quels mots, et quelle part des paniers payés suivre chaque semaine.',
  ],
  [
    'Satellite 3',
    'Fiche produit lente : gagner des dixièmes de seconde',
    'Ce qui ralentit une page de boutique, dans quel ordre le corriger, et la mesure publique qui dit si c’est assez.',
  ],
  [
    'Satellite 4',
    'Un client, deux visites : compter juste sans logiciel',
    'Relier un ticket de caisse et une commande en ligne avec une adresse, une règle écrite et l’accord du client.',
  ],
  [
    'Guide',
    'La grille de contrôle d’un commerce omnicanal',
    'Une page par chantier : quoi mesurer, quand s’arrêter, quoi noter. À imprimer et à remplir en magasin.',
  ],
];

/** The title and description of each page for search engines. Throws where one is longer than they show. */
export const metasTable = table(
  'Titres et descriptions pour les moteurs',
  'Page | Titre | Description',
  metas.map(([page, title, description]) => {
    if (title.length > LONGEST.title || description.length > LONGEST.description)
      throw new Error(`${page}: longer than a search engine shows`);
    return { cells: [page, title, description] };
  }),
  `Titres de ${LONGEST.title} signes au plus, descriptions de ${LONGEST.description}.`,
);
