import { capital, decimal, percent, spelled } from '../french/frenchNumbers.ts';
import { CHOICES, MODELS, RUNS } from './protocol.ts';

interface Passage {
  id: string;
  title: string;
  /** Paragraphs before the list. */
  paragraphs?: readonly string[];
  /** Rules, each under its name. */
  rules?: readonly (readonly [name: string, rule: string])[];
}

/** Pairs among the models, and the p that holds for all of them together (Bonferroni). */
const PAIRS = (MODELS * (MODELS - 1)) / 2;
export const SIGNIFICANT = 0.05 / PAIRS;

/**
 * The protocol and the stop rule, written before the first run: what `measure` does and `measureResult` counts.
 * @param questions how many the file has
 */
export const protocolWords = (questions: number): readonly Passage[] => [
  {
    id: 'pourquoi',
    title: 'Pourquoi ce registre',
    paragraphs: [
      "Ce site défend une idée : poser la même question à plusieurs IA, et vérifier d'abord ce sur quoi elles se contredisent. Les mesures qu'il cite viennent d'ailleurs, avec d'autres questions, d'autres modèles et souvent une autre langue. Le registre met cette idée à l'épreuve en français, sur des questions de petite entreprise.",
      "Il cherche trois nombres : combien de fois chaque modèle a raison, combien de fois deux modèles répondent la même chose, et combien de fois ils font la même erreur. Le troisième compte le plus, car deux modèles d'accord sur une erreur n'alertent personne.",
    ],
  },
  {
    id: 'protocole',
    title: 'Le protocole',
    rules: [
      [
        'Questions',
        `${questions} questions, chacune avec ${spelled(CHOICES)} réponses proposées, dont une seule est juste. Répondre au hasard en donnerait ${percent(1 / CHOICES)} de justes. La bonne réponse occupe aussi souvent chacune des ${spelled(CHOICES)} places.`,
      ],
      [
        'Modèles',
        `${capital(spelled(MODELS))}, nommés avant la première question, avec l'identifiant exact que leur donne leur fournisseur.`,
      ],
      [
        'Tours',
        `Chaque question est posée ${spelled(RUNS)} fois à chaque modèle, soit ${decimal(questions * MODELS * RUNS)} réponses. D'un tour au suivant, les réponses proposées avancent toutes d'une lettre : un modèle qui préfère une lettre ne passe pas pour savant.`,
      ],
      [
        'Ordre',
        "Tour par tour ; dans chaque tour, question par question, dans l'ordre du fichier ; à chaque question, modèle par modèle, dans l'ordre où ils ont été nommés.",
      ],
      [
        'Réglages',
        'Ceux du fournisseur. Une nouvelle conversation à chaque appel, sans recherche en ligne, sans outil, sans autre consigne que celle qui suit cette liste.',
      ],
      [
        'Ce qui compte comme réponse',
        "Une lettre de A à D, seule, ou en tête du texte et suivie d'un point, de deux-points ou d'une parenthèse : « B », « B. », « Réponse : B ». Un programme la lit, personne ne l'interprète.",
      ],
      [
        'Refus',
        "Tout autre texte, refus compris, est une absence de réponse : elle compte comme fausse, jamais comme un accord ni comme une erreur commune, et leur nombre est affiché. Rien n'est posé une seconde fois pour obtenir mieux. Un appel resté sans retour (panne, limite de débit) n'est pas une réponse : il est refait, puis la mesure s'interrompt et reprend plus tard.",
      ],
      [
        'Réponse retenue',
        "Celle qu'un modèle donne au moins deux fois sur trois. À défaut, le modèle n'a pas de réponse, et la question compte comme fausse.",
      ],
    ],
  },
  {
    id: 'arret',
    title: "La règle d'arrêt",
    rules: [
      [
        'Fin',
        `La mesure s'arrête une fois les ${decimal(questions * MODELS * RUNS)} réponses reçues, ni avant ni après. Aucun chiffre n'est publié plus tôt, et aucune réponse n'est retirée.`,
      ],
      [
        'Rien ne change en route',
        "Ni question, ni réponse attendue, ni consigne, ni modèle. L'empreinte du fichier (SHA-256) est écrite avant le premier appel et affichée avec les résultats ; si le fichier change, la mesure commencée ne reprend pas.",
      ],
      [
        'Une erreur trouvée après',
        "Une question qui se révèle mauvaise reste dans les résultats publiés. L'erreur est signalée ici, et corrigée pour la mesure suivante.",
      ],
      [
        'Sources',
        'La commande qui lance la mesure rappelle, avant le premier appel, combien de sources restent à relire.',
      ],
    ],
  },
  {
    id: 'calculs',
    title: 'Comment les chiffres se calculent',
    rules: [
      [
        'Exactitude',
        "Part des questions dont la réponse retenue est juste, avec son intervalle de Wilson à 95 %. L'unité est la question : trois tours d'une même question ne font pas trois essais indépendants.",
      ],
      ['Accord', 'Part des questions où deux modèles retiennent la même réponse, avec le même intervalle.'],
      [
        'Écart entre deux modèles',
        `Test exact de McNemar, sur les questions qu'un seul des deux a réussies. ${capital(spelled(MODELS))} modèles font ${spelled(PAIRS)} paires : un écart n'est dit établi que si p est inférieur à ${decimal(SIGNIFICANT, 3)}.`,
      ],
      [
        'Erreurs communes',
        `Questions où deux modèles donnent la même réponse fausse. À côté, ce que donnerait le hasard : le produit de leurs taux d'erreur, réparti également sur les ${spelled(CHOICES - 1)} réponses fausses. Que certaines questions soient plus difficiles que d'autres suffit à dépasser ce nombre, et c'est bien la situation de qui compare plusieurs IA.`,
      ],
      [
        'Vote',
        "La réponse que retient le plus grand nombre de modèles. En cas d'égalité, il n'y en a pas, et la question compte comme fausse.",
      ],
    ],
  },
  {
    id: 'limites',
    title: 'Ce que la mesure ne dira pas',
    paragraphs: [
      "Des questions à quatre réponses mesurent un savoir, pas la rédaction d'un livrable ni le jugement. Elles sont publiques : un modèle entraîné après leur parution peut les avoir lues. Et un résultat ne vaut que pour les modèles nommés, à la date de la mesure.",
    ],
  },
];
