/** The names of the six formats, in the order of the tables. */
export type FormatName = 'article' | 'satellite' | 'letter' | 'post' | 'script' | 'guide';

export interface Format {
  name: FormatName;
  label: string;
  /** Words of one piece; those of the article follow from its plan. */
  words?: number;
  /** Pieces set on one page of the delivered file. */
  perPage?: number;
  use: string;
}

export interface Week {
  theme: string;
  /** What is published beside the two fixed dates. */
  added: readonly FormatName[];
}

/** What the lot is planned on: the only numbers of the sample typed by hand, apart from those inside its texts. */
export interface ContentDrivers {
  formats: readonly Format[];
  weeks: readonly Week[];
  /** Published every week, in this order of days. */
  fixed: readonly FormatName[];
  /** Words a page of the delivered file holds. */
  wordsPerPage: number;
  /** Pages of the editorial line and of the calendar. */
  linePages: number;
  calendarPages: number;
  /** The parts of the article that the extract leaves out: words planned, sources. */
  laterParts: readonly { title: string; words: number; sources: readonly number[] }[];
}

export const contentDrivers: ContentDrivers = {
  formats: [
    { name: 'article', label: 'Article de fond', use: 'Page pilier du blog' },
    { name: 'satellite', label: 'Articles satellites', words: 1_500, use: 'Un par chantier' },
    { name: 'letter', label: 'Lettres d’information', words: 200, perPage: 1, use: 'Le mardi, 8 h' },
    { name: 'post', label: 'Publications de réseau', words: 120, perPage: 2, use: 'Le jeudi' },
    { name: 'script', label: 'Scripts de vidéo', words: 140, perPage: 1, use: '60 secondes' },
    { name: 'guide', label: 'Guide à télécharger', words: 1_250, use: 'Contre une adresse' },
  ],
  weeks: [
    { theme: 'Les quatre chantiers', added: ['article'] },
    { theme: 'Le stock', added: ['satellite'] },
    { theme: 'Le panier', added: ['satellite', 'script'] },
    { theme: 'Le guide', added: ['guide'] },
    { theme: 'La vitesse', added: ['satellite', 'script'] },
    { theme: 'Le client', added: ['satellite'] },
    { theme: 'Questions de lecteurs', added: ['script'] },
    { theme: 'Bilan', added: [] },
  ],
  fixed: ['letter', 'post'],
  wordsPerPage: 250,
  linePages: 4,
  calendarPages: 3,
  laterParts: [
    { title: 'Troisième chantier : gagner des dixièmes de seconde', words: 360, sources: [3, 4, 5, 6] },
    { title: 'Quatrième chantier : compter un client, pas deux visites', words: 380, sources: [7, 8] },
    { title: 'Par où commencer lundi', words: 173, sources: [] },
  ],
};
