import type { Source } from '../../../data/examples/types.ts';

/** The public sources the extract cites, in the order of their numbers. */
export const sources: readonly Source[] = [
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
    label: 'AInvest, 10 juillet 2025 (presse, à confirmer au rapport annuel)',
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
];
