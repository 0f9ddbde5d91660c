import { capital, spelled } from './french/frenchNumbers.ts';
import { firmPrices } from './offer/catalogue.ts';
import { type Claim, claimNote, isDocumented, isShown, satisfiedShare } from './offer/claims.ts';
import { panelNames } from './offer/panel.ts';
import { paymentRows } from './offer/paymentRows.ts';
import {
  afterBrief,
  confidentialityPromise,
  consultationPromise,
  delayFigure,
  hoursText,
  paymentParts,
  priceText,
  replyPromise,
} from './offer/promiseWords.ts';
import type { Content } from './settings/content.ts';
import { vatWords } from './settings/vatWords.ts';

/** Service shown in the home page's sample quote: the market study. */
const quoted = (content: Content) => content.offers['etude-marche'];

/** Sentence with the evidence of a claim; empty until it is documented. */
const noteOf = (content: Content, claim: Claim): string => {
  const note = claimNote(content, claim);
  return note ? `${capital(note)}.` : '';
};

export const facts = (content: Content) =>
  [
    { icon: 'layers', text: '5 IA premium' },
    { icon: 'clock', text: `Livraison en ${delayFigure(content)}` },
    { icon: 'lock', text: '100 % confidentiel' },
    ...(isShown(content, 'satisfaction')
      ? [{ icon: 'users', text: `${satisfiedShare(content)} % de clients satisfaits` } as const]
      : []),
  ] as const;

/** A source the reader can open. */
export interface SourceLink {
  label: string;
  url: string;
}

export const whyReferences: readonly SourceLink[] = [
  {
    label: 'BCG, 1 000 dirigeants, octobre 2024',
    url: 'https://www.bcg.com/publications/2024/wheres-value-in-ai',
  },
  {
    label: 'Dell’Acqua et al., Harvard Business School, 758 consultants, document de travail, septembre 2023',
    url: 'https://www.hbs.edu/faculty/Pages/item.aspx?num=64700',
  },
];

export const why = (content: Content) =>
  ({
    title: ['Avec l’IA, la plupart', 'des entreprises peinent.'],
    legend: {
      struggling: '74 peinent',
      between: '22 en tirent de premiers gains',
      succeeding: '4 réussissent',
    },
    chart:
      'Sur cent entreprises, 74 peinent à tirer de la valeur de l’IA, 22 en tirent de premiers gains, 4 en tirent une valeur substantielle de façon constante.',
    notice: {
      strong: 'La réalité du marché.',
      text: '74 % des entreprises interrogées par BCG peinent à tirer de la valeur de l’IA. Un seul modèle donne une seule réponse, que personne ne contredit.',
    },
    stats: [
      ...(isShown(content, 'precision')
        ? [
            {
              figure: '96,3',
              unit: '%',
              label: 'de précision, une fois les cinq modèles recoupés',
              note: noteOf(content, 'precision'),
            },
          ]
        : []),
      {
        figure: '+43',
        unit: '%',
        label: 'de performance pour des consultants sous la moyenne',
        note: 'GPT-4 seul, sur des tâches adaptées ; plus d’erreurs sur une tâche inadaptée.',
      },
      {
        figure: '4',
        unit: '%',
        label: 'seulement des entreprises réussissent avec l’IA',
        note: 'Valeur substantielle et constante.',
      },
    ],
  }) as const;

export const method = (content: Content) =>
  ({
    title: 'La méthode en 5 étapes',
    lead: 'Un seul document sort, signé.',
    figure:
      'Une question se sépare en cinq réponses, chacune est affinée, toutes se croisent deux à deux, puis se rejoignent en un document signé.',
    steps: [
      {
        title: 'Brief structuré',
        text: `Je traduis votre besoin en questions précises et je valide le brief avec vous sous ${hoursText(content.terms.briefHours)}.`,
      },
      {
        title: 'Injection multi-IA',
        text: `Cinq modèles, un même brief : ${panelNames(content)}. ${content.site.panel}.`,
      },
      {
        title: 'Affinage individuel',
        text: 'Je relance chaque modèle, séparément, jusqu’à une réponse précise et sourcée.',
      },
      {
        title: 'Fusion & validation croisée',
        text: 'Les réponses sont confrontées deux à deux. Chaque écart est vérifié à la source.',
      },
      {
        title: 'Livrable premium',
        text: 'Je relis, je tranche, je signe.',
        link: { label: 'Voir un exemple', href: '/exemples/etude-marche' },
      },
    ],
  }) as const;

export const servicesSection = (content: Content) =>
  ({
    title: `${capital(spelled(content.services.length))} livrables, ${spelled(content.services.length)} prix fixes`,
    lead: `Prix ${vatWords(content).marks}, ${paymentParts(content)}.`,
  }) as const;

export const advantages = (content: Content) =>
  ({
    /** Headline of the price bars, which states their conclusion. */
    title:
      isShown(content, 'tenTimes') && isShown(content, 'firmPrice')
        ? ['Environ dix fois moins cher', 'qu’un cabinet traditionnel']
        : ['Un prix fixe,', 'annoncé d’avance'],
    /** Bars that compare the prices of traditional firms with the site's; empty unless the claim `firmPrice` is shown. */
    bars: isShown(content, 'firmPrice')
      ? [
          { label: 'Cabinet, fourchette haute', euros: firmPrices.high },
          { label: 'Cabinet, fourchette basse', euros: firmPrices.low },
          { label: `${quoted(content).title}, ici`, euros: quoted(content).price, own: true },
        ]
      : [],
    barsNote: [
      `À l’échelle, pour un livrable comparable. Prix ${vatWords(content).marks}.`,
      noteOf(content, 'firmPrice'),
      isShown(content, 'tenTimes') && noteOf(content, 'tenTimes'),
    ]
      .filter(Boolean)
      .join(' '),
    satisfaction: isShown(content, 'satisfaction') && {
      figure: String(satisfiedShare(content)),
      unit: '%',
      text: 'des clients se disent satisfaits de leur livrable.',
      note: noteOf(content, 'satisfaction'),
      isDocumented: isDocumented(content, 'satisfaction') || content.answers?.total !== undefined,
      quotes: content.answers?.quotes ?? [],
    },
    promises: [
      {
        term: hoursText(content.terms.replyHours),
        text: 'pour répondre, autant pour valider votre brief',
      },
      { term: delayFigure(content), text: 'maximum après le brief validé, au catalogue' },
      { term: 'Illimitées', text: 'les révisions, dans le périmètre du devis' },
      {
        term: 'Remboursé',
        text: `si le livrable ne vous satisfait pas, sur demande sous ${content.terms.refundDays} jours`,
      },
    ],
  }) as const;

export const blogSection = {
  title: 'À lire',
  all: 'Tous les articles',
  link: "Lire l'article",
  teasers: [7, 13, 18],
} as const;

export const faqSection = (content: Content) =>
  ({
    title: ['Questions', 'fréquentes'],
    lead: `Une autre question ? Je réponds sous ${hoursText(content.terms.replyHours)}.`,
    button: 'Écrivez-moi',
  }) as const;

export const quoteSection = (content: Content) =>
  ({
    title: ['Un devis détaillé,', 'avant tout engagement'],
    guarantees: [
      replyPromise(content),
      consultationPromise(content),
      `Devis détaillé, valable ${content.terms.quoteDays} jours`,
      confidentialityPromise,
    ],
    button: 'Demander mon devis gratuit',
    sample: {
      title: 'Devis',
      tag: 'Exemple',
      rows: [
        [quoted(content).title, priceText(quoted(content).price)],
        ['Révisions', 'incluses'],
        [`Livraison, ${hoursText(quoted(content).deliveryHours)}`, 'incluse'],
        ...paymentRows(content, quoted(content).price),
      ],
      total: [`Total ${vatWords(content).mark}`, priceText(quoted(content).price)],
      agreed: 'Bon pour accord',
    },
  }) as const;

export const blueBand = (content: Content) =>
  ({
    title: `Votre prochain livrable, signé ${afterBrief(content.delays.standard)}.`,
    primary: 'Commencer maintenant',
    secondary: 'Programmer un appel',
  }) as const;

export const trustBadges = (content: Content) =>
  [
    {
      icon: 'clock',
      title: `Livraison en ${hoursText(content.delays.standard)}`,
      text: `${hoursText(content.delays.complex)} maximum pour les livrables complexes.`,
    },
    {
      icon: 'badge',
      title: 'Garantie qualité',
      text: 'Révision, puis remboursement si le livrable ne convient pas.',
    },
    {
      icon: 'lock',
      title: '100 % confidentiel',
      text: 'Noms retirés avant tout envoi aux IA ; accord (NDA) sur demande.',
    },
  ] as const;
