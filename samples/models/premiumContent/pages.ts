import type { Block, DataTable } from '../../../data/examples/types.ts';
import { decimal, spelled } from '../../../data/french/frenchNumbers.ts';
import { heading, note, type Page, page, sum, table } from '../../parts.ts';
import type { FormatName } from './drivers.ts';
import type { LotFigures } from './figures.ts';
import { articlePages, type ContentModel, sections, wordsIn, wordsOf } from './model.ts';
import { extract, letter, script, scriptSeconds } from './texts.ts';

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

/** The letter shown is that of this week. */
const LETTER_WEEK = 2;

const spoken = sum(script, ({ said }) => wordsIn(said));
/** Words of the video's script: what is said and what is seen. */
export const scriptWords = spoken + sum(script, ({ image }) => wordsIn(image));

const shots = script.flatMap(({ from, to, image, said }): Block[] => [
  { kind: 'heading', text: `${from}–${to} s · ${image}` },
  { kind: 'text', text: `« ${said} »` },
]);

/** The inner pages of the extract: the article's first two as they stand in the file, then a piece of each kind. */
export function pagesOf(model: ContentModel, figures: LotFigures): readonly Page[] {
  const { first, drivers, published } = model;
  const [article, , letters, guide, calendar] = sections(model).slice(1);
  if (!article || !letters || !guide || !calendar) throw new Error('The lot has six parts');
  const [opening = [], next = []] = articlePages(extract, drivers.wordsPerPage);
  const weeks = published.length;
  return [
    page(first.article, 'Omnicanal : quatre chantiers avant de changer de logiciel', opening),
    page(first.article + 1, 'Quatre chantiers avant de changer de logiciel (suite)', next),
    page(first.letters + LETTER_WEEK - 1, `Lettre de la semaine ${LETTER_WEEK} : le stock`, [
      ...letter,
      note(`La lettre entière : ${wordsOf(letter)} mots, objet compris.`),
    ]),
    page(first.scripts, 'Vidéo 1 : trois phrases qui sauvent un panier', [
      ...shots,
      note(
        `${decimal(spoken, 0)} mots dits en ${scriptSeconds} secondes, soit ${decimal((spoken * 60) / scriptSeconds, 0)} par minute. À l’image : Baymard Institute, Cart Abandonment Rate Statistics, 2024.`,
      ),
    ]),
    page(first.calendar, `${model.pieces} contenus en ${spelled(weeks)} semaines, deux jours fixes`, [
      figures.calendar,
      `La lettre part le mardi à 8 h, la publication le jeudi : ${spelled(weeks)} de chaque. L’article paraît en semaine 1, et tout le reste y renvoie.`,
      [
        'Un contenu en retard se décale d’une semaine ; la lettre, jamais.',
        'Une vidéo suit son article satellite, la même semaine ou plus tard.',
        `La semaine ${weeks} garde ses deux rendez-vous et ne publie rien d’autre : on y lit les mesures.`,
      ],
    ]),
    page(first.calendar + 2, 'Quatre questions suffisent à juger les huit semaines', [
      figures.measure,
      'Relevez ces mesures la veille de la première publication : sans point de départ, aucun seuil ne se lit. Les relevés suivants se font le lundi, toujours au même endroit.',
      heading('Trois décisions possibles au bilan'),
      [
        'L’article est trouvé mais peu lu : réécrire ses deux premiers paragraphes, garder le reste.',
        'Il est lu mais n’amène personne : déplacer le guide avant le troisième chantier.',
        'Il n’est pas trouvé : revoir les requêtes avant d’écrire une ligne de plus.',
      ],
    ]),
  ];
}
