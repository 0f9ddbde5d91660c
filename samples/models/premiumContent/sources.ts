import type { Source } from '../../../data/examples/types.ts';

/** The sources of the whole article, in the order of their numbers. */
export const sources: readonly Source[] = [
  {
    label: 'Harvard Business Review, 3 janvier 2017',
    scope:
      '46 000 clients d’un distributeur américain, 2015–2016 : 73 % utilisent plusieurs canaux ; +4 % en magasin, +10 % en ligne.',
    url: 'https://hbr.org/2017/01/a-study-of-46000-shoppers-shows-that-omnichannel-retailing-works',
  },
  {
    label: 'Baymard Institute, Cart Abandonment Rate Statistics, 2024',
    scope:
      '70,19 % de paniers abandonnés, moyenne de près de 50 études ; motifs des acheteurs américains, hors « je regardais ».',
    url: 'https://baymard.com/lists/cart-abandonment-rate',
  },
  {
    label: 'Deloitte Digital et 55, Milliseconds Make Millions, 2020',
    scope:
      '37 marques, Europe et États-Unis, plus de 30 millions de sessions ; association mesurée, étude commandée par Google.',
    url: 'https://www2.deloitte.com/content/dam/Deloitte/ie/Documents/Consulting/Milliseconds_Make_Millions_report.pdf',
  },
  {
    label: 'web.dev, Milliseconds make millions',
    scope: 'La même étude, site par site : taux de rebond et pages d’information.',
    url: 'https://web.dev/case-studies/milliseconds-make-millions',
  },
  {
    label: 'Google et SOASTA, 2017',
    scope: 'Probabilité de rebond selon le temps de chargement : modèle prédictif, sur mobile.',
    url: 'https://www.thinkwithgoogle.com/marketing-strategies/app-and-mobile/mobile-page-speed-new-industry-benchmarks/',
  },
  {
    label: 'Google, Web Vitals (texte de web.dev)',
    scope: 'Contenu principal affiché en 2,5 s au plus, pour trois visites sur quatre.',
    url: 'https://github.com/GoogleChrome/web.dev/blob/main/src/site/content/en/vitals/index.md',
  },
  {
    label: 'CNIL, La prospection commerciale par courrier électronique',
    scope: 'Accord préalable d’un particulier avant l’envoi d’une lettre ; preuve gardée.',
    url: 'https://www.cnil.fr/fr/la-prospection-commerciale-par-courrier-electronique',
  },
  {
    label: 'CNIL, Cookies : solutions pour les outils de mesure d’audience, 4 juillet 2025',
    scope: 'Conditions auxquelles une mesure d’audience se passe d’accord.',
    url: 'https://www.cnil.fr/fr/node/167364',
  },
];
