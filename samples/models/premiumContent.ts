import { capital, decimal, spelled } from '../../data/french/frenchNumbers.ts';
import { claim, figuresOf, wholeShares } from '../parts.ts';
import { type ContentDrivers, contentDrivers } from './premiumContent/drivers.ts';
import { documentFacts, type LotFigures, lotFigures, sources } from './premiumContent/figures.ts';
import { type ContentModel, contentModel, sections } from './premiumContent/model.ts';
import { pagesOf } from './premiumContent/pages.ts';
import { extract } from './premiumContent/texts.ts';
import { placed, type Sample, soldBadges } from './sample.ts';

const count = (value: number) => decimal(value, 0);
/** A bare number in a narrow figure: thousands, floored, then « + ». */
const floored = (words: number) => decimal(Math.floor(words / 1000) * 1000, 0);

function analyses(model: ContentModel, figures: LotFigures): Sample['analyses'] {
  const { extractWords, of, published } = model;
  return [
    {
      id: 'plan',
      folio: 4,
      title: ['Un article de fond,', 'sept parties'],
      lead: `Le plan se valide avant la rédaction. L’extrait qui suit en donne le début, sans coupe : ${count(extractWords)} mots sur ${count(of('article').words)}.`,
      chart: figures.plan,
      table: figures.parts,
    },
    {
      id: 'article',
      folio: model.first.article,
      title: ['Omnicanal : quatre chantiers', 'avant de changer de logiciel'],
      lead: `Extrait : les ${count(extractWords)} premiers mots, de l’introduction à la fin du deuxième chantier.`,
      prose: extract,
    },
    {
      id: 'formats',
      folio: 2,
      title: ['Un sujet, six formats'],
      lead: 'Chaque contenu reprend une idée de l’article et la réécrit pour son lecteur. Aucun n’est un résumé.',
      chart: figures.words,
      table: figures.formats,
    },
    {
      id: 'calendrier',
      folio: model.first.calendar,
      title: ['Huit semaines, sans trou'],
      lead: claim(
        published.length === 8 && published.every(({ pieces }) => pieces.includes('letter') && pieces.includes('post')),
        'La lettre le mardi, la publication le jeudi, chaque semaine. Le thème du mardi commande ce qui s’y ajoute.',
      ),
      chart: figures.calendar,
      table: figures.weeks,
      wide: true,
    },
  ];
}

function recommendation({ of, words }: ContentModel): Sample['recommendation'] {
  const parts = [
    { label: 'Articles', words: of('article').total + of('satellite').total },
    { label: 'Lettres', words: of('letter').total },
    { label: 'Publications et scripts', words: of('post').total + of('script').total },
    { label: 'Guide', words: of('guide').total },
  ];
  const shares = wholeShares(parts.map((part) => part.words));
  return {
    folio: 3,
    title: ['Publier d’abord,', 'décliner ensuite'],
    lead: claim(
      of('article').perWeek[0] === 1,
      'L’article de fond paraît en semaine 1. Chaque déclinaison y renvoie : c’est lui qui doit se classer.',
    ),
    split: {
      caption: `Répartition des ${count(words)} mots`,
      parts: parts.map((part, index) => ({
        label: part.label,
        share: shares[index] ?? 0,
        amount: `${count(part.words)} mots`,
      })),
    },
  };
}

/** The example as a function of what the lot is planned on: words, pages, dates and totals follow from the drivers. */
export function premiumContentFrom(drivers: ContentDrivers): Sample {
  const model = contentModel(drivers);
  const figures = lotFigures(model);
  const shown = pagesOf(model, figures);
  const { extractWords, first, of, pieces, words, rows, published, pages, plan } = model;
  const citedInExtract = plan.flatMap((part) => (part.written ? part.sources : []));
  return placed({
    slug: 'contenu-premium',
    meta: {
      title: 'Exemple de contenu premium : un article sur l’e-commerce omnicanal',
      description: `Les ${count(extractWords)} premiers mots d’un article sourcé, puis ${pieces} contenus en six formats et leur calendrier. À lire ou à télécharger.`,
    },
    badges: soldBadges,
    title: 'L’e-commerce omnicanal',
    lead: 'Un article de fond, et tout ce qui en découle pendant huit semaines : lettres, publications, vidéos, guide.',
    notice:
      'Exemple illustratif : le commanditaire, un réseau de conseil aux commerçants, est fictif. Les chiffres cités dans l’article sont publics et portent leur source ; les cas et les seuils sont composés pour l’exemple.',
    cover: 'content',
    service: { href: '/services/contenu-premium', code: 'contenu-premium' },
    snapshot: {
      title: 'Ce qui est livré',
      note: 'Lot complet',
      figures: figuresOf([
        `${floored(words)} | + | mots | ${count(words)} dans cet exemple`,
        `${String(pieces)} |  | contenus | prêts à publier`,
        `${String(rows.length)} |  | formats | un même sujet, six usages`,
        `${String(published.length)} |  | semaines | de publication planifiée`,
      ]),
    },
    structure: {
      title: [`${pages} pages,`, 'six parties'],
      text: `En {format} : le premier sert à relire et à valider, le second se modifie.`,
      sections: sections(model),
    },
    analyses: analyses(model, figures),
    preview: {
      title: `${capital(spelled(shown.length))} pages du lot`,
      lead: 'Les deux premières de l’article, puis quatre autres, à leur place dans le fichier.',
      pages: shown,
    },
    recommendation: recommendation(model),
    method: {
      lead: 'Deux modèles écrivent, trois contredisent. Je réécris la version finale.',
      roles: [
        `Écrit les premiers jets et les angles des ${spelled(of('letter').pieces)} lettres`,
        'Réécrit, coupe, et signale chaque affirmation sans preuve',
        'Structure les requêtes, les liens internes et le calendrier',
        'Repère ce que les publications récentes disent déjà du sujet',
        'Rouvre les sources et vérifie portée, date et pays',
      ],
      journal: {
        folio: first.article + of('article').pages - 1,
        question: 'L’omnicanal fait-il dépenser davantage ?',
        day: '10 juillet 2025',
        answers: [
          'Oui : 10 % de plus.',
          'Une association, pas une cause : +4 % en magasin, +10 % en ligne.',
          'Oui, 10 % de plus en moyenne.',
          'Oui, et l’écart se creuse chaque année.',
          '+4 % et +10 %, chez un seul distributeur américain, 2015–2016.',
        ],
        opened:
          'La source 1, lue chez un tiers qui la cite : 46 000 clients d’un distributeur américain, une association constatée.',
        ruling:
          '« Fait dépenser » est faux : les clients qui dépensent le plus peuvent aussi être ceux qui utilisent le plus de canaux. « Chaque année » n’est écrit nulle part : retiré.',
        changed:
          'Le passage dit « dépensent », pas « font dépenser », et nomme le pays, l’enseigne unique et les années. La réserve reste dans le texte.',
      },
    },
    sources,
    sourcesNote: claim(
      citedInExtract.length === 2 && citedInExtract.every((number) => number <= 2),
      `Les ${spelled(sources.length)} sources de l’article complet. L’extrait cite les deux premières.`,
    ),
    closing: {
      title: `Huit semaines de contenu, livrées en {delay}.`,
      second: 'Télécharger l’extrait',
      secondAction: 'download',
    },
    downloads: [
      { file: 'contenu-premium.pdf', count: 18, kilobytes: 180 },
      { file: 'contenu-premium.docx', count: 13, kilobytes: 25 },
    ],
    document: documentFacts(model, figures),
  });
}

export const premiumContent = premiumContentFrom(contentDrivers);
