import type { WrittenExample } from '../types.ts';
import { pagesFrom4 } from './pagesFrom4.ts';
import { pagesFrom12 } from './pagesFrom12.ts';
import { pagesFrom24 } from './pagesFrom24.ts';
import { pagesFrom41 } from './pagesFrom41.ts';

/** Texts of the page /exemples/etude-marche; the page and the sample's files are each edited by hand (docs/samples.md). */
export const etudeMarche: WrittenExample = {
  slug: 'etude-marche',
  meta: {
    title: 'Exemple d’étude de marché : les néobanques européennes',
    description:
      'Extrait d’une étude de 47 pages : le marché du bas vers le haut, huit segments, quinze néobanques, et le chiffre sourcé qui renverse le plan.',
  },
  badges: [{ text: 'Format Livrable' }, { text: '{format}', icon: 'file' }, { text: '{delay}', icon: 'clock' }],
  title: 'Les néobanques européennes',
  lead: 'Un marché mesuré pays par pays, huit segments, quinze concurrents : de quoi décider où entrer, avec quel budget, et quand renoncer.',
  disclaimer:
    'Exemple illustratif : le commanditaire est fictif. Les chiffres rapportés par la presse portent le numéro de leur source. Populations, taux, prix, coûts et positions sont des hypothèses d’illustration, sauf le revenu d’un compte en France et le coût d’acquisition, sourcés. Tout est arrêté au 28 novembre 2026.',
  cover: 'market',
  service: { href: '/services/etude-marche', code: 'etude-marche' },
  snapshot: {
    title: 'Ce que contient l’étude',
    note: 'Livrable complet',
    figures: [
      { figure: '47', label: 'pages', detail: 'dont trois de synthèse' },
      { figure: '23', label: 'sources', detail: 'publiques, numérotées dans le texte' },
      { figure: '15', label: 'concurrents', detail: 'une fiche chacun' },
      { figure: '8', label: 'segments', detail: 'chiffrés avec la même formule' },
    ],
  },
  structure: {
    title: ['47 pages,', 'six parties'],
    text: 'La synthèse se lit seule, le reste sert à la vérifier. En {format}, le même travail se livre en deux fichiers : une étude de 45 pages et une présentation de 23 diapositives, qui porte la synthèse.',
    sections: [
      { title: 'Synthèse pour décider', text: 'Trois conclusions, un budget, deux conditions d’arrêt', pages: 3 },
      {
        title: 'Le marché et ses moteurs',
        text: 'Taille, croissance et fourchette, comptes publiés, réglementation',
        pages: 7,
      },
      {
        title: 'Huit segments de clientèle',
        text: 'Trois pages de comparaison, puis une par segment : besoin, revenu, coût, marge',
        pages: 11,
      },
      {
        title: 'Quinze concurrents',
        text: 'La carte du marché, puis une fiche par acteur : offre, prix, failles',
        pages: 16,
      },
      {
        title: 'Recommandations et risques',
        text: 'Ordre d’entrée, budget, conditions d’arrêt, seuils de bascule',
        pages: 7,
      },
      { title: 'Sources et méthode', text: 'Vingt-trois références, définitions, limites', pages: 3 },
    ],
  },
  pages: [...pagesFrom4, ...pagesFrom12, ...pagesFrom24, ...pagesFrom41],
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
  sources: [
    {
      label: 'AFP, décembre 2023 (presse)',
      scope: 'Revolut 2022 : 923 M£ de revenus, bénéfice net de 5,8 M£, 26,2 M de clients particuliers.',
      url: 'https://zawya.com/en/world/uk-and-europe/uk-online-bank-revolut-eyes-growth-despite-falling-profit-w5z0uc86',
    },
    {
      label: 'Sifted, repris par BeBeez, 16 mai 2025 (presse)',
      scope: 'Revolut 2023 : revenus de 1,8 Md£, bénéfice avant impôt de 438 M£ ; 2024 : 3,1 Md£ et 1,1 Md£.',
      url: 'https://bebeez.eu/2025/05/16/is-revolut-really-worth-45bn',
    },
    {
      label: 'AInvest, 10 juillet 2025 (presse)',
      scope: 'Revolut 2024 : revenus de 3,1 Md£ (+72 %), 52,5 M de clients.',
      url: 'https://www.ainvest.com/news/revolut-65-billion-valuation-surge-blueprint-fintech-dominance-2507',
    },
    {
      label: 'Monzo, exercice clos en mars 2024 (presse, inkl)',
      scope: 'Treize mois : 880 M£ de revenus bruts, premier bénéfice de 15,4 M£ avant impôt, 9,7 M de clients.',
      url: 'https://inkl.com/news/monzo-makes-first-profit-even-as-credit-losses-soar',
    },
    {
      label: 'Monzo, exercice clos en mars 2025 (presse)',
      scope: 'Revenus de 1,2 Md£ (+48 %), bénéfice avant impôt de 60,5 M£, plus de 12 M de clients.',
      url: 'https://www.daily8.com/en/article/c9ad0f76669be415f4b3ed36d664041e',
    },
    {
      label: 'Financial Times, repris par BusyAd, décembre 2023 (presse)',
      scope: 'N26, 2023, prévision : revenus de plus de 300 M€ (+27 %), perte nette attendue d’environ 100 M€.',
      url: 'https://busyad.com/?p=89462',
    },
    {
      label: 'Handelszeitung, mai 2024 (presse)',
      scope: 'La BaFin lève le plafond de nouveaux clients de N26 au 1er juin 2024 ; amende de 9,2 M€.',
      url: 'https://www.handelszeitung.ch/banking/bankenaufsicht-bafin-hebt-wachstumsbeschrankung-gegen-n26-auf-715986',
    },
    {
      label: 'Qonto, statut',
      scope: 'Établissement de paiement (Olinda SAS, code 16958) supervisé par l’ACPR.',
      url: 'https://help.qonto.com/fr/articles/4359673-comment-mes-fonds-sont-ils-proteges',
    },
    {
      label: 'Qonto, série D, janvier 2022',
      scope: 'Qonto lève 486 M€.',
      url: 'https://qonto.com/es/blog/emprendedores/herramientas-consejos/ronda-de-financiacion-record-segun-los-fundadores-de-qonto',
    },
    {
      label: 'Journal du Net, Sumeria',
      scope: 'Lancée par Lydia en mai 2024 ; 1,8 M de cartes activées début 2025.',
      url: 'https://journaldunet.com/fintech/1539527-cyril-chiche-sumeria',
    },
    {
      label: 'Maddyness, 2 avril 2025',
      scope: 'Lydia : 8 M d’utilisateurs ; 235 M€ levés au total.',
      url: 'https://maddyness.com/2025/04/02/cyril-chiche-lydia-on-envisage-tout-dici-5-ans-dont-une-entree-en-bourse',
    },
    {
      label: 'Qonto, frais au-delà du forfait',
      scope:
        'Cartes One, Plus et X : retraits, paiements en devise (2 %, 1 %, sans frais) ; virements à 0,40 € ou 0,25 € selon l’offre. Page sans date.',
      url: 'https://help.qonto.com/en/articles/5898299-how-are-your-qonto-fees-calculated',
    },
    {
      label: 'Shine, commissions des cartes',
      scope: 'Quatre offres depuis le 3 mars 2025 : retraits compris, retrait au-delà, paiements en devise.',
      url: 'https://help.shine.fr/fr/articles/1182854-utiliser-sa-carte-a-l-etranger-taux-de-commission',
    },
    {
      label: 'Starling, mars 2024 et mars 2025 (presse, inkl)',
      scope: 'Revenus de 682, puis 714 M£ ; bénéfice avant impôt de 301, puis 223 M£.',
      url: 'https://www.inkl.com/news/starling-bank-profits-slide-after-fca-fine-and-covid-loan-issues',
    },
    {
      label: 'Joris Lochy, Finextra, 2020 (cité par M. Muslimi)',
      scope: 'Acquérir un client : environ 30 € pour une néobanque, 200 € pour une banque installée.',
      url: 'https://mehranmuslimi.com/?p=1904',
    },
    {
      label: 'ACPR, étude de 2020 (citée par Galitt)',
      scope: 'Néobanques et banques en ligne, France : 99 € par client en 2018.',
      url: 'https://adnews.galitt.com/actualites/details/le-paradoxe-des-neo-banques-la-reussite-sans-la-rentabilite',
    },
    {
      label: 'L’Agefi, juillet 2023 (presse)',
      scope: 'Boursorama, clients venus d’ING en 2022 : une centaine d’euros chacun.',
      url: 'https://www.agefi.fr/news/banque-assurance/boursorama-chasse-les-clients-dorange-bank-face-a-bnp-paribas',
    },
  ],
  sourcesNote:
    'Extrait : 17 des 23 sources, toutes celles que citent ces pages. Les autres documentent les fiches de concurrents, hors extrait.',
  closing: {
    title: 'Votre marché, étudié et signé {delay} après le brief validé.',
    second: 'Télécharger l’extrait',
    secondAction: 'download',
  },
  downloads: [
    { file: 'etude-marche.pdf', count: 18, kilobytes: 210 },
    { file: 'etude-marche.pptx', count: 23, kilobytes: 200 },
  ],
};
