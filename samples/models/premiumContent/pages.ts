import type { Block } from '../../../data/examples/types.ts';
import { decimal, spelled } from '../../../data/french/frenchNumbers.ts';
import { heading, note, type Page, page, sum } from '../../parts.ts';
import type { LotFigures } from './figures.ts';
import { articlePages, type ContentModel, sections, wordsIn, wordsOf } from './model.ts';
import { extract, letter, script, scriptSeconds } from './texts.ts';

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
