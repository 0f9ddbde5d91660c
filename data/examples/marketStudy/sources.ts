import type { Source } from '../types.ts';

/** The public sources the extract cites, in the order of their numbers. */
export const sources: readonly Source[] = [
  {
    label: 'AFP, décembre 2023',
    scope: 'Revolut 2022 : 923 M£ de revenus, perte avant impôt de 25,4 M£, 26,2 M de clients particuliers.',
    url: 'https://zawya.com/en/world/uk-and-europe/uk-online-bank-revolut-eyes-growth-despite-falling-profit-w5z0uc86',
  },
  {
    label: 'Revolut, Annual Report 2023, 2 juillet 2024',
    scope: 'Revenus de 1,8 Md£ (+95 %), bénéfice avant impôt de 438 M£, 38 M de clients.',
    url: 'https://www.revolut.com/reports-and-results/',
  },
  {
    label: 'Revolut, Annual Report 2024, 24 avril 2025',
    scope: 'Revenus de 3,1 Md£ (+72 %), bénéfice avant impôt de 1,1 Md£, 52,5 M de clients.',
    url: 'https://www.revolut.com/reports-and-results/',
  },
  {
    label: 'Monzo, exercice clos en mars 2024 (inkl)',
    scope: 'Treize mois : 880 M£ de revenus, premier bénéfice de 15,4 M£ avant impôt, 9,7 M de clients.',
    url: 'https://inkl.com/news/monzo-makes-first-profit-even-as-credit-losses-soar',
  },
  {
    label: 'Monzo, exercice clos en mars 2025 (relais)',
    scope: 'Revenus de 1,2 Md£ (+48 %), bénéfice avant impôt de 60,5 M£, plus de 12 M de clients.',
    url: 'https://www.daily8.com/en/article/c9ad0f76669be415f4b3ed36d664041e',
  },
  {
    label: 'N26, résultats préliminaires 2023 (Financial Times, relais)',
    scope: 'Revenus de plus de 300 M€ (+27 %), perte nette attendue d’environ 100 M€.',
    url: 'https://busyad.com/?p=89462',
  },
  {
    label: 'Europa Press, 28 mai 2024',
    scope: 'La BaFin lève le plafond de nouveaux clients de N26 au 1er juin 2024 ; amende de 9,2 M€.',
    url: 'https://europapress.es/economia/finanzas-00340/noticia-regulador-aleman-levanta-restriccion-crecimiento-n26-20240528173421.html',
  },
  {
    label: 'N26, espace presse',
    scope:
      '2024 : revenus d’environ 440 M€, 4,8 M de clients générant du revenu, premier trimestre bénéficiaire au T3.',
    url: 'https://n26.com/en-eu/press',
  },
  {
    label: 'bunq, espace presse',
    scope: 'Premier bénéfice annuel en 2023, 53,1 M€ ; 85,3 M€ en 2024.',
    url: 'https://press.bunq.com/',
  },
  {
    label: 'Qonto, statut',
    scope: 'Établissement de paiement (Olinda SAS, code 16958) supervisé par l’ACPR.',
    url: 'https://help.qonto.com/fr/articles/4359673-comment-mes-fonds-sont-ils-proteges',
  },
  {
    label: 'TechCrunch, 10 janvier 2022',
    scope: 'Qonto lève 486 M€, pour une valorisation de 4,4 Md€.',
    url: 'https://techcrunch.com/2022/01/10/qonto-raises-552-million-at-5-billion-valuation-to-manage-sme-finances/',
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
];
