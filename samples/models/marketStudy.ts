import { type Source, totalPages } from '../../data/examples/types.ts';
import { capital, decimal, euros, spelled, thousands } from '../../data/french/frenchNumbers.ts';
import { claim, figuresOf, sourcesOf, sum, wholeShares } from '../parts.ts';
import { competitors } from './marketStudy/competitors.ts';
import { deckSlides, folio as folios, pagesBesideDeck, STUDY_SOURCES, sections } from './marketStudy/delivery.ts';
import { documentFacts } from './marketStudy/documentFacts.ts';
import type { StudyDrivers } from './marketStudy/drivers.ts';
import { studyDrivers } from './marketStudy/drivers.ts';
import { studyFigures } from './marketStudy/figures.ts';
import {
  billions,
  hundredths,
  millionsOf,
  planYear,
  type StudyModel,
  studyModel,
  yearsText,
} from './marketStudy/model.ts';
import { pagesOf } from './marketStudy/pages.ts';
import { placed, type Sample, soldBadges } from './sample.ts';

/** The public sources the extract cites, in the order of their numbers. */
export const sources: readonly Source[] = sourcesOf([
  'AFP, décembre 2023 (presse) | Revolut 2022 : 923 M£ de revenus, bénéfice net de 5,8 M£, 26,2 M de clients particuliers. | https://zawya.com/en/world/uk-and-europe/uk-online-bank-revolut-eyes-growth-despite-falling-profit-w5z0uc86',
  'Sifted, repris par BeBeez, 16 mai 2025 (presse) | Revolut 2023 : revenus de 1,8 Md£, bénéfice avant impôt de 438 M£ ; 2024 : 3,1 Md£ et 1,1 Md£. | https://bebeez.eu/2025/05/16/is-revolut-really-worth-45bn',
  'AInvest, 10 juillet 2025 (presse) | Revolut 2024 : revenus de 3,1 Md£ (+72 %), 52,5 M de clients. | https://www.ainvest.com/news/revolut-65-billion-valuation-surge-blueprint-fintech-dominance-2507',
  'Monzo, exercice clos en mars 2024 (presse, inkl) | Treize mois : 880 M£ de revenus bruts, premier bénéfice de 15,4 M£ avant impôt, 9,7 M de clients. | https://inkl.com/news/monzo-makes-first-profit-even-as-credit-losses-soar',
  'Monzo, exercice clos en mars 2025 (presse) | Revenus de 1,2 Md£ (+48 %), bénéfice avant impôt de 60,5 M£, plus de 12 M de clients. | https://www.daily8.com/en/article/c9ad0f76669be415f4b3ed36d664041e',
  'Financial Times, repris par BusyAd, décembre 2023 (presse) | N26, 2023, prévision : revenus de plus de 300 M€ (+27 %), perte nette attendue d’environ 100 M€. | https://busyad.com/?p=89462',
  'Handelszeitung, mai 2024 (presse) | La BaFin lève le plafond de nouveaux clients de N26 au 1er juin 2024 ; amende de 9,2 M€. | https://www.handelszeitung.ch/banking/bankenaufsicht-bafin-hebt-wachstumsbeschrankung-gegen-n26-auf-715986',
  'Qonto, statut | Établissement de paiement (Olinda SAS, code 16958) supervisé par l’ACPR. | https://help.qonto.com/fr/articles/4359673-comment-mes-fonds-sont-ils-proteges',
  'Qonto, série D, janvier 2022 | Qonto lève 486 M€. | https://qonto.com/es/blog/emprendedores/herramientas-consejos/ronda-de-financiacion-record-segun-los-fundadores-de-qonto',
  'Journal du Net, Sumeria | Lancée par Lydia en mai 2024 ; 1,8 M de cartes activées début 2025. | https://journaldunet.com/fintech/1539527-cyril-chiche-sumeria',
  'Maddyness, 2 avril 2025 | Lydia : 8 M d’utilisateurs ; 235 M€ levés au total. | https://maddyness.com/2025/04/02/cyril-chiche-lydia-on-envisage-tout-dici-5-ans-dont-une-entree-en-bourse',
  'Qonto, frais au-delà du forfait | Cartes One, Plus et X : retraits, paiements en devise (2 %, 1 %, sans frais) ; virements à 0,40 € ou 0,25 € selon l’offre. Page sans date. | https://help.qonto.com/en/articles/5898299-how-are-your-qonto-fees-calculated',
  'Shine, commissions des cartes | Quatre offres depuis le 3 mars 2025 : retraits compris, retrait au-delà, paiements en devise. | https://help.shine.fr/fr/articles/1182854-utiliser-sa-carte-a-l-etranger-taux-de-commission',
  'Starling, exercices clos en mars 2024 et mars 2025 (presse, inkl) | Revenus de 682 M£, puis 714 M£ ; bénéfice avant impôt de 301 M£, puis 223 M£, après une amende de 29 M£ et une provision de 28,2 M£. | https://www.inkl.com/news/starling-bank-profits-slide-after-fca-fine-and-covid-loan-issues',
  'Joris Lochy, Finextra, 2020 (cité par M. Muslimi) | Coût d’acquisition moyen d’un client : environ 30 € pour une néobanque, 200 € pour une banque installée. Particuliers et professionnels n’y sont pas distingués. | https://mehranmuslimi.com/?p=1904',
  'ACPR, étude de 2020 sur les néobanques (citée par Galitt) | Une quinzaine de néobanques et de banques en ligne en France : 99 € de chiffre d’affaires par client en 2018, 101 € en 2017. | https://adnews.galitt.com/actualites/details/le-paradoxe-des-neo-banques-la-reussite-sans-la-rentabilite',
  'L’Agefi, juillet 2023 (presse) | Boursorama, clients venus d’ING en 2022 : coût d’acquisition d’une centaine d’euros chacun, selon des sources proches. | https://www.agefi.fr/news/banque-assurance/boursorama-chasse-les-clients-dorange-bank-face-a-bnp-paribas',
]);

const total = totalPages({ structure: { title: [], text: '', sections } });

/** Three years of spending, and the part of it that clients pay. */
function recommendation(model: StudyModel, table: NonNullable<Sample['recommendation']['table']>) {
  const { plan, sourced, drivers } = model;
  const margin = sum([1, 2, 3], (year) => planYear(model, year).margin);
  const parts = [
    ...plan.phases.map(({ segment, acquisition }) => ({ label: segment.name, amount: acquisition })),
    { label: 'Coûts fixes', amount: plan.fixed * 3 },
  ];
  const spent = sum(parts, ({ amount }) => amount);
  const shares = wholeShares(parts.map(({ amount }) => amount));
  return {
    folio: 38,
    title: ['Ne pas engager le plan', 'avant d’en prouver le prix'],
    lead: claim(
      spent - margin <= plan.need * 1000 && sourced.repaid > drivers.patience && plan.repaid < drivers.patience,
      `À ${euros(sourced.assumed)} par indépendant gagné, hypothèse du client, le besoin de ${millionsOf(plan.need)} se rembourse en ${yearsText(plan.repaid)}. À ${euros(sourced.acquisition)} [${sourced.source}], il en faut ${decimal(sourced.repaid, 1)} : plus que les ${spelled(drivers.patience)} fixés. Un essai de ${decimal(drivers.trial)} clients, ${decimal(sourced.trial)} k€ au plus, tranche d’abord ; sous ${euros(sourced.limit)}, le plan ci-dessous s’engage en trois temps.`,
    ),
    split: {
      caption: 'Dépenses de trois ans si l’hypothèse tient : acquisition par segment, puis coûts fixes',
      parts: parts.map(({ label, amount }, index) => ({ label, share: shares[index] ?? 0, amount: thousands(amount) })),
    },
    table,
  };
}

/** The results shown beside the inner pages. */
function analyses(model: StudyModel, figures: ReturnType<typeof studyFigures>): Sample['analyses'] {
  const { market, plan, drivers, chosenShare, sourced } = model;
  const { prudent, central, high } = market;
  return [
    {
      id: 'marche',
      folio: 4,
      title: [
        `${billions(central.first.total)} en ${central.first.year},`,
        `${billions(central.last.total)} en ${central.last.year}`,
      ],
      lead: `Cinq pays de la zone euro, du bas vers le haut : adultes bancarisés, équipés d’une néobanque, actifs, puis revenu par compte. L’incertitude fait partie de la réponse : de ${decimal(prudent.last.total / 1000, 1)} à ${billions(high.last.total)} en ${central.last.year}.`,
      chart: figures.market,
      table: figures.cases,
    },
    {
      id: 'publie',
      folio: 7,
      title: ['L’hypothèse clé face', 'aux comptes publiés'],
      lead: 'Tout repose sur le revenu par client. Voici ce que la presse rapporte de leurs comptes, dans leur devise et avec leur définition.',
      chart: figures.revolut,
      table: figures.published,
    },
    {
      id: 'segments',
      folio: folios.segments,
      title: ['La rentabilité se joue', 'sur trois segments'],
      lead: `Ils réunissent ${hundredths(chosenShare)} de la marge attendue. La formule est la même pour les huit, et les clients inactifs y coûtent leur acquisition sans rien rapporter.`,
      chart: figures.segments,
      table: figures.margins,
      wide: true,
    },
    {
      id: 'bascule',
      folio: folios.tests,
      title: ['Un chiffre sourcé', 'renverse le plan'],
      lead: `Au prix que donne une source [${sourced.source}], gagner un indépendant porte le remboursement de ${yearsText(plan.repaid)} à ${yearsText(sourced.repaid)}, au-delà des ${spelled(drivers.patience)} ans fixés. Chaque autre ligne : de combien une hypothèse peut se tromper, seule, avant le même résultat.`,
      chart: figures.tests,
      table: figures.thresholds,
    },
  ];
}

/** The example as a function of what it assumes: every number of its tables and sentences follows from the drivers. */
export function marketStudyFrom(drivers: StudyDrivers): Sample {
  const model = studyModel(drivers);
  const figures = studyFigures(model);
  const pages = pagesOf(model, figures);
  return placed({
    slug: 'etude-marche',
    meta: {
      title: 'Exemple d’étude de marché : les néobanques européennes',
      description: `Extrait d’une étude de ${total} pages : le marché du bas vers le haut, huit segments, quinze néobanques, et le chiffre sourcé qui renverse le plan.`,
    },
    badges: soldBadges,
    title: 'Les néobanques européennes',
    lead: 'Un marché mesuré pays par pays, huit segments, quinze concurrents : de quoi décider où entrer, avec quel budget, et quand renoncer.',
    notice:
      'Exemple illustratif : le commanditaire est fictif. Les chiffres rapportés par la presse portent le numéro de leur source. Populations, taux, prix, coûts et positions sont des hypothèses d’illustration, sauf deux qui portent leur source : le revenu d’un compte en France, le coût d’acquisition. Tout est arrêté au 28 novembre 2026.',
    cover: 'market',
    service: { href: '/services/etude-marche', code: 'etude-marche' },
    snapshot: {
      title: 'Ce que contient l’étude',
      note: 'Livrable complet',
      figures: figuresOf([
        `${String(total)} |  | pages | dont trois de synthèse`,
        `${String(STUDY_SOURCES)} |  | sources | publiques, numérotées dans le texte`,
        `${String(competitors.length)} |  | concurrents | une fiche chacun`,
        `${String(model.segments.length)} |  | segments | chiffrés avec la même formule`,
      ]),
    },
    structure: {
      title: [`${total} pages,`, 'six parties'],
      text: `La synthèse se lit seule, le reste sert à la vérifier. En {format}, le même travail se livre en deux fichiers : une étude de ${pagesBesideDeck} pages et une présentation de ${deckSlides} diapositives, qui porte la synthèse.`,
      sections,
    },
    analyses: analyses(model, figures),
    preview: {
      title: `${capital(spelled(pages.length))} pages de l’étude`,
      lead: 'Un titre par page, et ce titre est une conclusion.',
      pages,
    },
    recommendation: recommendation(model, figures.cash),
    method: {
      lead: 'Ici la recherche documentaire pèse plus que d’habitude : les hypothèses se règlent sur des chiffres publiés.',
      roles: [
        'Propose le découpage en huit segments et les trois phases d’entrée',
        'Attaque chaque conclusion et repère les définitions de « client » incompatibles',
        'Calcule marché, marges, trésorerie et seuils de bascule',
        'Suit les annonces récentes : agréments, tarifs, lancements',
        'Retrouve la page d’origine de chaque chiffre et sa date',
      ],
      journal: {
        folio: 46,
        question: 'Quel revenu Monzo a-t-il déclaré pour l’exercice clos en mars 2024 ?',
        day: '24 novembre 2026',
        answers: [
          '880 M£.',
          '880 M£, mais l’exercice compte treize mois.',
          '514,4 M£.',
          '1,2 Md£, en hausse de 48 %.',
          '880 M£ bruts ; un autre article donne 514,4 M£.',
        ],
        opened:
          'L’article de la source 4, lu ligne à ligne : treize mois, 880 M£ de revenus bruts, premier bénéfice de 15,4 M£ avant impôt.',
        ruling:
          '880 M£, bruts, sur treize mois. Les 514,4 M£ sont les revenus nets ; 1,2 Md£ est l’exercice suivant (source 5).',
        changed:
          'La ligne de Monzo porte « bruts » et « 13 mois », et son revenu par client est ramené à douze mois. Bruts et nets ne se divisent jamais l’un par l’autre.',
      },
    },
    sources,
    sourcesNote: `Extrait : ${sources.length} des ${STUDY_SOURCES} sources, toutes celles que citent ces pages. Les autres documentent les fiches de concurrents, hors extrait.`,
    closing: {
      title: `Votre marché, étudié et signé en {delay}.`,
      second: 'Télécharger l’extrait',
      secondAction: 'download',
    },
    downloads: [
      { file: 'etude-marche.pdf', count: 18, kilobytes: 210 },
      { file: 'etude-marche.pptx', count: deckSlides, kilobytes: 200 },
    ],
    document: documentFacts(model, figures),
  });
}

export const marketStudy = marketStudyFrom(studyDrivers);
