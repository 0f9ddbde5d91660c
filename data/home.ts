import { capital } from './french/frenchNumbers.ts';
import { isShown } from './offer/claimPlaces.ts';
import { claimNote, isDocumented } from './offer/claims.ts';
import {
  consultationPromise,
  delayFigure,
  firmRange,
  hoursText,
  paymentParts,
  replyPromise,
  revisionsPromise,
  underPrice,
} from './offer/promiseWords.ts';
import { catalogueService, delays, firmPrices, priceText, terms } from './offer/services.ts';
import { settled } from './settings/settled.ts';

/** What the sample quote is for. */
const quoted = catalogueService('etude-marche');
const firstPart = (quoted.price * terms.deposit) / 100;

/** The introduction, with the prices of the catalogue as they are. */
export const heroLead = (): string =>
  `Études de marché, contenus, stratégies et analyses financières du niveau d’un cabinet. ${isShown('firmPrice') ? `Là où il facture ${firmRange}, chaque` : 'Chaque'} livrable du catalogue coûte ${underPrice()}.`;

export const hero = settled('hero', {
  title: ['Cinq IA se recoupent.', 'Un humain signe.'] as [string, string],
  lead: heroLead(),
  primary: 'Découvrez ma méthode',
  secondary: 'Voir en action',
  caption: 'Dix croisements : chaque modèle est confronté aux quatre autres.',
  figure:
    'Cinq traits, un par modèle d’IA, se croisent deux à deux en dix points, puis se rejoignent en une ligne bleue sur laquelle l’étude est signée.',
});

export const facts = [
  { icon: 'layers', text: '5 IA premium' },
  { icon: 'clock', text: `Livraison en ${delayFigure}` },
  { icon: 'lock', text: '100 % confidentiel' },
  ...(isShown('satisfaction') ? [{ icon: 'users', text: '93 % de clients satisfaits' } as const] : []),
] as const;

/** The service's own claims are called so where they are first made (docs/product/contract.md, Readings). */
export const factsNote = [
  isShown('firmPrice') && `Fourchette de prix des cabinets : ${claimNote('firmPrice')}.`,
  isShown('satisfaction') && `Taux de satisfaction : ${claimNote('satisfaction')}.`,
]
  .filter(Boolean)
  .join(' ');

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
    ...(isShown('precision')
      ? [
          {
            figure: '96,3',
            unit: '%',
            label: 'de précision, une fois les cinq modèles recoupés',
            note: `${capital(claimNote('precision'))}.`,
          },
        ]
      : []),
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
      text: `Vous décrivez votre besoin. Je le traduis en questions précises et je valide le brief avec vous sous ${hoursText(terms.briefHours)}.`,
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
  lead: `Prix TTC, ${paymentParts()}. ${revisionsPromise}.`,
} as const;

export const advantages = {
  /** The title says what the bars show. */
  title:
    isShown('tenTimes') && isShown('firmPrice')
      ? ['Environ dix fois moins cher', 'qu’un cabinet traditionnel']
      : ['Un prix fixe,', 'annoncé d’avance'],
  /** None where there is nothing to compare with. */
  bars: isShown('firmPrice')
    ? [
        { label: 'Cabinet, fourchette haute', euros: firmPrices.high },
        { label: 'Cabinet, fourchette basse', euros: firmPrices.low },
        { label: `${quoted.title}, ici`, euros: quoted.price, own: true },
      ]
    : [],
  barsNote: `Barres à l’échelle. Prix TTC. Fourchette des cabinets, pour un livrable comparable : ${claimNote('firmPrice')}.${isShown('tenTimes') ? ` Dix fois moins cher : ${claimNote('tenTimes')}.` : ''}`,
  satisfaction: isShown('satisfaction') && {
    figure: '93',
    unit: '%',
    text: 'des clients se disent satisfaits de leur livrable.',
    note: `${capital(claimNote('satisfaction'))}.`,
    isDocumented: isDocumented('satisfaction'),
  },
  promises: [
    { term: hoursText(terms.replyHours), text: 'pour répondre à votre demande, autant pour valider votre brief' },
    { term: delayFigure, text: 'maximum entre le brief validé et la livraison, au catalogue' },
    { term: 'Illimitées', text: 'les révisions, dans le périmètre du devis' },
    { term: 'Remboursé', text: `si le résultat ne vous satisfait pas, sur demande sous ${terms.refundDays} jours` },
    { term: 'NDA', text: 'signé sur simple demande, avant tout échange' },
    { term: `${terms.consultationMinutes} min`, text: 'de consultation offerte pour cadrer le besoin' },
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
  lead: `Une autre question ? Je réponds sous ${hoursText(terms.replyHours)}.`,
  button: 'Écrivez-moi',
} as const;

export const quoteSection = {
  title: ['Un devis détaillé,', 'avant tout engagement'],
  guarantees: [
    replyPromise,
    consultationPromise,
    `Devis détaillé, valable ${terms.quoteDays} jours`,
    'Confidentialité totale',
  ],
  button: 'Demander mon devis gratuit',
  sample: {
    title: 'Devis',
    tag: 'Exemple',
    rows: [
      [quoted.title, priceText(quoted.price)],
      ['Révisions', 'incluses'],
      [`Livraison, ${hoursText(quoted.deliveryHours)}`, 'incluse'],
      [`À la commande, ${terms.deposit} %`, priceText(firstPart)],
      [`À la livraison, ${100 - terms.deposit} %`, priceText(quoted.price - firstPart)],
    ],
    total: ['Total TTC', priceText(quoted.price)],
    agreed: 'Bon pour accord',
  },
} as const;

export const blueBand = {
  title: `Votre prochain livrable peut être signé dans ${hoursText(delays.standard)}.`,
  primary: 'Commencer maintenant',
  secondary: 'Programmer un appel',
} as const;

export const trustBadges = [
  {
    icon: 'clock',
    title: `Livraison en ${hoursText(delays.standard)}`,
    text: `${hoursText(delays.complex)} maximum pour les livrables complexes.`,
  },
  {
    icon: 'badge',
    title: 'Garantie qualité',
    text: `${revisionsPromise}, remboursement si le livrable ne convient pas.`,
  },
  { icon: 'lock', title: '100 % confidentiel', text: 'Accord de confidentialité (NDA) sur demande.' },
] as const;
