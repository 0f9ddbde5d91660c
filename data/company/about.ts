import { claimNote, inBrackets, isShown } from '../offer/claims.ts';
import { panelChanges, panelNames, panelNote } from '../offer/panel.ts';
import { hoursText, revisionsPromise } from '../offer/promiseWords.ts';
import type { Content } from '../settings/content.ts';

interface Entry {
  title: string;
  text: string;
}

export const aboutReferences = [
  {
    authors: 'Kim et al.',
    title: 'Correlated Errors in Large Language Models',
    date: 'ICML 2025',
    url: 'https://proceedings.mlr.press/v267/kim25e.html',
  },
  {
    authors: 'Chen et al.',
    title: 'Are More LLM Calls All You Need?',
    date: 'mars 2024',
    url: 'https://arxiv.org/abs/2403.02419',
  },
  {
    authors: 'Li et al.',
    title: 'Rethinking Mixture-of-Agents',
    date: 'février 2025',
    url: 'https://arxiv.org/abs/2502.00674',
  },
];

/** The about page: why several AIs are used, the method, the values (docs/product/specification.md § 2, About and method). */
export const about = (content: Content) =>
  ({
    title: 'Pourquoi cinq\u00a0IA, et\u00a0pourquoi un humain',
    lead: 'Une IA répond toujours. Rien, dans le ton, ne distingue ce qu’elle sait de ce qu’elle invente.',
    storyTitle: 'Ce que deux réponses m’ont appris',
    story: [
      'J’ai demandé à une IA la taille d’un marché. Elle a donné un nombre, une année, une source. Si c’était faux, à quoi le verrais-je ?',
      'Un deuxième modèle a répondu autre chose. Je ne savais pas lequel croire ; je savais où regarder.',
      `La méthode est née de là. Cinq modèles reçoivent le même brief : ${panelNames(content)}. Un écart est une question ; sa réponse se trouve dans un document, rarement dans une sixième IA.`,
      `${panelNote(content)}${panelChanges(content)}`,
      'Cinq avis qui concordent ne font pas une preuve : deux modèles qui se trompent ensemble donnent la même mauvaise réponse dans 60 % des cas sur un jeu de questions, dans 42 % sur un autre (33 % et 13 % au hasard). Sur des questions difficiles, voter peut faire baisser l’exactitude ; mêler des modèles fait souvent moins bien que répéter le meilleur.',
      'L’humain vérifie, il ne signe pas pour la forme. J’ouvre les sources des chiffres dont dépend votre décision, je tranche les désaccords et j’écris pourquoi. Quand une donnée n’existe pas, le document le dit.',
      'Cela ne remplace ni enquête de terrain, ni expert-comptable, ni avocat. Si une seule IA suffit, je vous le dirai.',
    ],
    methodTitle: 'La méthode tient en trois temps',
    methodLead: 'Demander, confronter, trancher.',
    rules: {
      before: 'Ce qui se mesure suit partout ',
      link: 'les règles de mesure',
    },
    method: [
      {
        title: 'Décomposition',
        text: 'Votre besoin devient une liste de questions vérifiables. Vous la relisez ; je m’engage à la traiter.',
      },
      {
        title: 'Orchestration',
        text: 'Les cinq modèles répondent séparément, puis chacun critique les autres.',
      },
      {
        title: 'Consensus',
        text: 'Les accords sont sondés, les désaccords vérifiés à la source, les incertitudes signalées. Je tranche, je signe.',
      },
    ],
    valuesTitle: ['Quatre valeurs,', 'quatre règles'],
    values: [
      {
        title: 'Excellence',
        text: `Chaque chiffre décisif est vérifié à la source. ${revisionsPromise}.`,
      },
      {
        title: 'Rapidité',
        text: `Livraison en ${hoursText(content.delays.standard)}, ${hoursText(content.delays.complex)} pour un livrable complexe, ${hoursText(content.delays.express)} en express (+${content.terms.expressSupplement} %).`,
      },
      {
        title: 'Confidentialité',
        text: 'Vos documents ne servent qu’à votre commande. Accord de confidentialité (NDA) sur demande.',
      },
      {
        title: 'Accessibilité',
        text: `${isShown(content, 'tenTimes') ? `Environ 10 fois moins cher qu’un cabinet traditionnel pour un livrable comparable${inBrackets(claimNote(content, 'tenTimes'))}. ` : ''}Le prix est fixe et annoncé.`,
      },
    ],
    callToAction: {
      title: 'Parlons de la question que vous devez trancher.',
      text: `Réponse sous ${hoursText(content.terms.replyHours)}, devis détaillé, sans engagement.`,
      button: 'Demander un devis',
    },
  }) as const satisfies {
    story: readonly string[];
    method: readonly Entry[];
    values: readonly Entry[];
    [part: string]: unknown;
  };
