import { claimNote, inBrackets, isShown } from '../offer/claims.ts';
import { panelChanges, panelNames, panelNote } from '../offer/panel.ts';
import { hoursText } from '../offer/promiseWords.ts';
import type { Content } from '../settings/content.ts';

interface Entry {
  title: string;
  text: string;
}

/** The sources of its story. */
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
    lead: 'Une IA répond toujours. C’est commode, et c’est le problème : rien, dans le ton, ne distingue ce qu’elle sait de ce qu’elle invente.',
    storyTitle: 'Ce que deux réponses m’ont appris',
    story: [
      'J’ai commencé comme tout le monde, avec une seule IA. Je lui demandais la taille d’un marché ; elle me donnait un nombre, une année, parfois une source. Le texte était clair et la réponse tombait en quelques secondes. Il m’a fallu du temps pour poser la seule question qui compte : et si c’était faux, à quoi le verrais-je ?',
      'J’ai soumis le même brief à un deuxième modèle. Les deux textes se lisaient aussi bien l’un que l’autre, et ne disaient pas la même chose. Avoir deux réponses ne m’apprenait pas laquelle croire. En revanche, je savais enfin où regarder : à l’endroit précis où elles se séparaient.',
      `La méthode est née de là. Cinq modèles reçoivent le même brief : ${panelNames(content)}. Chacun tient un rôle et passe par la critique des autres. Je ne retiens pas la réponse moyenne, je relève les écarts. Un écart est une question ; sa réponse se trouve dans un document, rarement dans une sixième IA.`,
      `${panelNote(content)}${panelChanges(content)}`,
      'Cinq avis qui concordent ne font pourtant pas une preuve. Une étude présentée à la conférence ICML 2025 l’a mesuré sur deux jeux de questions. Quand deux modèles se trompent ensemble, ils donnent la même mauvaise réponse dans 60 % des cas sur le premier, à quatre choix, où le hasard en donnerait 33 % ; dans 42 % sur le second, contre 13 % au hasard. Plus ils sont bons, plus leurs erreurs se ressemblent, y compris d’un éditeur à l’autre. D’autres travaux montrent que, sur des questions difficiles, voter peut faire baisser l’exactitude, et que mêler des modèles fait souvent moins bien que répéter le meilleur. L’accord entre cinq IA réduit certains risques d’erreur ; il ne prouve pas l’exactitude.',
      'C’est la place de l’humain, et il vérifie, il ne signe pas pour la forme. Je formule les questions avant que la première IA ne réponde. J’ouvre les sources des chiffres dont dépend votre décision, même quand tous les modèles s’accordent. Je tranche les désaccords et j’écris pourquoi. Quand une donnée n’existe pas, le document le dit : une hypothèse y porte son nom.',
      'Cette façon de faire a des limites. Elle ne remplace ni une enquête de terrain, ni un expert-comptable, ni un avocat. Elle ne vaut que ce que vaut le brief, et c’est pourquoi je le valide avec vous avant de commencer. Pour bien des tâches courantes, une seule IA bien interrogée suffit ; je vous le dirai.',
      'Vous achetez donc un document et quelqu’un qui en répond. Les prix sont fixes et connus avant la commande. Si le livrable ne vous convient pas, je le reprends, ou je vous rembourse. Prenez trois chiffres au hasard, ouvrez leurs sources, et jugez.',
    ],
    methodTitle: 'La méthode tient en trois temps',
    methodLead:
      'L’accueil suit une commande en cinq étapes. Les voici par nature de travail : poser les questions (étape 1), obtenir et critiquer les réponses (étapes 2 à 4), trancher les écarts et signer (étapes 4 et 5).',
    method: [
      {
        title: 'Décomposition',
        text: 'Votre besoin devient une liste de questions courtes, dont chaque réponse peut être vérifiée. Vous relisez cette liste : c’est elle que je m’engage à traiter.',
      },
      {
        title: 'Orchestration',
        text: 'Les cinq modèles travaillent séparément, sans voir les réponses des autres. Ensuite seulement, chacun critique ce que les autres ont écrit.',
      },
      {
        title: 'Consensus',
        text: 'Les accords sont sondés, les désaccords vérifiés à la source. Ce qui reste incertain est signalé comme tel. Je relis, je tranche, je signe.',
      },
    ],
    valuesTitle: ['Quatre valeurs,', 'quatre règles'],
    values: [
      {
        title: 'Excellence',
        text: 'Un livrable se juge à ses sources. Chaque chiffre décisif est vérifié à la source, et les révisions ne sont pas comptées, dans le périmètre du devis.',
      },
      {
        title: 'Rapidité',
        text: `Livraison en ${hoursText(content.delays.standard)}, ${hoursText(content.delays.complex)} pour un livrable complexe, ${hoursText(content.delays.express)} en express avec une majoration de ${content.terms.expressSupplement} %.`,
      },
      {
        title: 'Confidentialité',
        text: 'Vos documents ne servent qu’à votre commande. Un accord de confidentialité (NDA) est signé sur demande, avant tout échange.',
      },
      {
        title: 'Accessibilité',
        text: `${isShown(content, 'tenTimes') ? `Environ 10 fois moins cher qu’un cabinet traditionnel pour un livrable comparable${inBrackets(claimNote(content, 'tenTimes'))}. ` : ''}Le prix est fixe et annoncé.`,
      },
    ],
    callToAction: {
      title: 'Parlons de la question que vous devez trancher.',
      text: `Décrivez-la en quelques lignes. Je réponds sous ${hoursText(content.terms.replyHours)}, avec un devis détaillé et sans engagement.`,
      button: 'Demander un devis',
    },
  }) as const satisfies {
    story: readonly string[];
    method: readonly Entry[];
    values: readonly Entry[];
    [part: string]: unknown;
  };
