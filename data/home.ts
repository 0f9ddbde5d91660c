import { type Cover, covers } from './covers.ts';
import { catalogueService, priceText, saasAnalysis } from './services.ts';

/** What the sample quote is for. */
const quoted = catalogueService('etude-marche');

export const hero = {
  title: ['Cinq IA se recoupent.', 'Un humain signe.'],
  lead: 'Études de marché, contenus, stratégies et analyses financières du niveau d’un cabinet. Là où il facture de 700 à 2 500 €, vous payez moins de 200 €.',
  primary: 'Découvrez ma méthode',
  secondary: 'Voir en action',
  caption: 'Dix croisements : chaque modèle est confronté aux quatre autres.',
  figure:
    'Cinq traits, un par modèle d’IA, se croisent deux à deux en dix points, puis se rejoignent en une ligne bleue qui devient la signature de l’étude.',
} as const;

export const facts = [
  { icon: 'layers', text: '5 IA premium' },
  { icon: 'clock', text: 'Livraison en 48 h' },
  { icon: 'lock', text: '100 % confidentiel' },
  { icon: 'users', text: '93 % de clients satisfaits' },
] as const;

/** The service's own claims are called so where they are first made (docs/product/contract.md, Readings). */
export const factsNote = 'Fourchette de prix des cabinets et taux de satisfaction : données internes.';

/** A source the reader can open. */
export interface SourceLink {
  label: string;
  url: string;
}

export const why = {
  title: ['Avec l’IA, la plupart peinent.', 'Le contrôle fait la différence.'],
  legend: {
    struggling: '74 peinent',
    between: '22 en tirent de premiers gains',
    succeeding: '4 réussissent',
  },
  chart:
    'Sur cent entreprises, 74 peinent à tirer de la valeur de l’IA, 22 en tirent de premiers gains, 4 en tirent une valeur substantielle de façon constante.',
  notice: {
    strong: 'La réalité du marché.',
    text: '74 % des entreprises interrogées par BCG échouent avec l’IA, au sens où elles peinent à en tirer de la valeur et à l’étendre. Un seul modèle donne une seule réponse, et personne ne la contredit.',
  },
  stats: [
    { figure: '96,3', unit: '%', label: 'de précision, une fois les cinq modèles recoupés', note: 'Donnée interne.' },
    {
      figure: '+43',
      unit: '%',
      label: 'de performance pour des consultants sous la moyenne, aidés par une IA',
      note: 'GPT-4 seul, sur des tâches adaptées ; plus d’erreurs sur une tâche inadaptée. Ne mesure pas le recoupement de cinq IA.',
    },
    {
      figure: '4',
      unit: '%',
      label: 'seulement des entreprises réussissent avec l’IA',
      note: 'Valeur substantielle et constante.',
    },
  ],
  sources: [
    {
      label: 'BCG, enquête mondiale auprès de 1 000 dirigeants, 24 octobre 2024',
      url: 'https://www.bcg.com/press/24october2024-ai-adoption-in-2024-74-of-companies-struggle-to-achieve-and-scale-value',
    },
    {
      label: 'Dell’Acqua et al., Harvard Business School, 758 consultants, septembre 2023',
      url: 'https://www.hbs.edu/faculty/Pages/item.aspx?num=64700',
    },
  ] satisfies SourceLink[],
} as const;

export const method = {
  title: 'La méthode en 5 étapes',
  lead: 'Une question entre. Cinq réponses se confrontent. Un seul document sort, signé.',
  figure:
    'Une question se sépare en cinq réponses, chacune est affinée, toutes se croisent deux à deux, puis se rejoignent en un document signé.',
  steps: [
    {
      title: 'Brief structuré',
      text: 'Vous décrivez votre besoin. Je le traduis en questions précises et je valide le brief avec vous sous 24 h.',
    },
    {
      title: 'Injection multi-IA',
      text: 'Le même brief part vers GPT-O3-Pro, Claude Opus 4, Gemini 2.5 Pro, Grok 4 et Perplexity Pro.',
    },
    {
      title: 'Affinage individuel',
      text: 'Chaque réponse est relancée, précisée et sourcée séparément, modèle par modèle.',
    },
    {
      title: 'Fusion & validation croisée',
      text: 'Les réponses sont confrontées deux à deux. Chaque écart est vérifié à la source.',
    },
    {
      title: 'Livrable premium',
      text: 'Je relis, je tranche, je signe. Vous recevez un document prêt à l’emploi.',
      link: { label: 'Voir un exemple', href: '/exemples/etude-marche' },
    },
  ],
} as const;

export const servicesSection = {
  title: 'Cinq livrables, cinq prix fixes',
  lead: 'Prix TTC. La moitié à la commande, la moitié à la livraison. Révisions illimitées.',
} as const;

/**
 * One card of the portfolio. Cover and title lead to the example; the buttons open the quote form
 * (docs/product/contract.md, Readings).
 */
export interface PortfolioCard {
  id: string;
  href: string;
  cover: Cover;
  /** An inner page shown beside the cover. */
  spread?: 'segments' | 'contents';
  title: string;
  description: string;
  meta: string;
}

export const portfolio = {
  title: 'Jugez sur pièces',
  lead: 'Quatre livrables d’exemple à feuilleter avant de commander.',
  cards: [
    {
      id: 'neobanques',
      href: '/exemples/etude-marche',
      cover: covers.market,
      spread: 'segments',
      title: 'Les néobanques européennes',
      description: 'Étude de marché : quinze concurrents, huit segments, et les trois où se concentre la marge.',
      meta: '47 pages · PDF / PPT · 48 h',
    },
    {
      id: 'pme-industrielle',
      href: '/exemples/strategie',
      cover: covers.strategy,
      title: 'Automatiser une PME industrielle',
      description: 'Stratégie : un plan d’action de dix-huit mois.',
      meta: '18 mois de feuille de route · PDF / PPT · 48 h',
    },
    {
      id: 'omnicanal',
      href: '/exemples/contenu-premium',
      cover: covers.content,
      title: 'L’e-commerce omnicanal',
      description: 'Contenu premium : article de fond et déclinaisons.',
      meta: '12 000 mots et plus · PDF / Word · 48 h',
    },
    {
      id: 'saas',
      href: '/exemples/saas-b2b',
      cover: covers.saas,
      spread: 'contents',
      title: 'SaaS B2B : analyse concurrentielle',
      description: 'Six acteurs comparés sur les fonctions, les prix et la part de marché.',
      meta: `53 pages · ${priceText(saasAnalysis.price)} · 96 h`,
    },
  ] satisfies PortfolioCard[],
  question: 'Votre besoin n’y figure pas ?',
  button: 'Demander un devis personnalisé',
} as const;

export const advantages = {
  title: ['Environ dix fois moins cher', 'qu’un cabinet traditionnel'],
  bars: [
    { label: 'Cabinet, fourchette haute', euros: 2500 },
    { label: 'Cabinet, fourchette basse', euros: 700 },
    { label: 'Étude de marché, ici', euros: 120, own: true },
  ],
  barsNote: 'Barres à l’échelle. Prix TTC ; fourchette des cabinets : donnée interne, pour un livrable comparable.',
  satisfaction: {
    figure: '93',
    unit: '%',
    text: 'des clients se disent satisfaits de leur livrable.',
    note: 'Donnée interne.',
  },
  promises: [
    { term: '24 h', text: 'pour valider votre brief et répondre à votre demande' },
    { term: '48–72 h', text: 'maximum entre le brief validé et la livraison' },
    { term: 'Illimitées', text: 'les révisions, jusqu’à ce que le document vous convienne' },
    { term: 'Remboursé', text: 'si le résultat ne vous satisfait pas, sur demande sous 7 jours' },
    { term: 'NDA', text: 'signé sur simple demande, avant tout échange' },
    { term: '30 min', text: 'de consultation offerte pour cadrer le besoin' },
  ],
} as const;

export const blogSection = {
  title: 'À lire',
  all: 'Tous les articles',
  link: "Lire l'article",
  teasers: [7, 13, 18],
} as const;

/** Internal, indicative split of the work between the models (docs/product/specification.md § 9, Display figures). */
export const usageShares = [32, 28, 24, 8, 8] as const;

export const faqSection = {
  title: ['Questions', 'fréquentes'],
  lead: 'Une autre question ? Écrivez-moi, je réponds sous 24 h.',
} as const;

export const quoteSection = {
  title: ['Un devis détaillé,', 'avant tout engagement'],
  guarantees: [
    'Réponse sous 24 h',
    'Consultation gratuite de 30 min',
    'Devis détaillé, valable 30 jours',
    'Confidentialité totale',
  ],
  button: 'Demander mon devis gratuit',
  sample: {
    title: 'Devis',
    tag: 'Exemple',
    rows: [
      [quoted.title, priceText(quoted.price)],
      ['Révisions', 'incluses'],
      [`Livraison standard, ${quoted.deliveryHours} h`, 'incluse'],
      ['À la commande, 50 %', priceText(quoted.price / 2)],
      ['À la livraison, 50 %', priceText(quoted.price / 2)],
    ],
    total: ['Total TTC', priceText(quoted.price)],
    agreed: 'Bon pour accord',
  },
} as const;

export const blueBand = {
  title: 'Votre prochain livrable peut être signé dans 48 h.',
  primary: 'Commencer maintenant',
  secondary: 'Programmer un appel',
} as const;

export const trustBadges = [
  { icon: 'clock', title: 'Livraison en 48 h', text: '72 h maximum pour les livrables complexes.' },
  {
    icon: 'badge',
    title: 'Garantie qualité',
    text: 'Révisions illimitées, remboursement si le livrable ne convient pas.',
  },
  { icon: 'lock', title: '100 % confidentiel', text: 'Accord de confidentialité (NDA) sur demande.' },
] as const;
