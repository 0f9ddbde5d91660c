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
      'J’ai commencé avec une seule IA. Je lui demandais la taille d’un marché ; elle donnait un nombre, une année, parfois une source. Restait la seule question qui compte : si c’était faux, à quoi le verrais-je ?',
      'J’ai soumis le même brief à un deuxième modèle. Les deux textes se lisaient aussi bien, et ne disaient pas la même chose. Je ne savais pas lequel croire ; je savais enfin où regarder : là où ils se séparaient.',
      `La méthode est née de là. Cinq modèles reçoivent le même brief : ${panelNames(content)}. Chacun tient un rôle et critique les autres. Je relève leurs écarts ; un écart est une question, et sa réponse se trouve dans un document, rarement dans une sixième IA.`,
      `${panelNote(content)}${panelChanges(content)}`,
      'Cinq avis qui concordent ne font pas une preuve. Une étude présentée à la conférence ICML 2025 l’a mesuré : quand deux modèles se trompent ensemble, ils donnent la même mauvaise réponse dans 60 % des cas sur un premier jeu de questions (33 % au hasard), dans 42 % sur un second (13 % au hasard). D’autres travaux montrent que, sur des questions difficiles, voter peut faire baisser l’exactitude, et que mêler des modèles fait souvent moins bien que répéter le meilleur.',
      'C’est la place de l’humain : il vérifie, il ne signe pas pour la forme. Je formule les questions, j’ouvre les sources des chiffres dont dépend votre décision, je tranche les désaccords et j’écris pourquoi. Quand une donnée n’existe pas, le document le dit.',
      'Cela ne remplace ni une enquête de terrain, ni un expert-comptable, ni un avocat. Pour bien des tâches courantes, une seule IA bien interrogée suffit ; je vous le dirai.',
    ],
    methodTitle: 'La méthode tient en trois temps',
    methodLead: 'Les cinq étapes de l’accueil, par nature de travail : demander, confronter, trancher.',
    rules: {
      before: 'Ce qui se mesure suit partout la même doctrine : ',
      link: 'les règles de mesure',
    },
    method: [
      {
        title: 'Décomposition',
        text: 'Votre besoin devient une liste de questions courtes, aux réponses vérifiables. Vous la relisez : c’est elle que je m’engage à traiter.',
      },
      {
        title: 'Orchestration',
        text: 'Les cinq modèles travaillent séparément. Ensuite seulement, chacun critique ce que les autres ont écrit.',
      },
      {
        title: 'Consensus',
        text: 'Les accords sont sondés, les désaccords vérifiés à la source, les incertitudes signalées. Je relis, je tranche, je signe.',
      },
    ],
    valuesTitle: ['Quatre valeurs,', 'quatre règles'],
    values: [
      {
        title: 'Excellence',
        text: 'Chaque chiffre décisif est vérifié à la source. Les révisions ne sont pas comptées, dans le périmètre du devis.',
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
