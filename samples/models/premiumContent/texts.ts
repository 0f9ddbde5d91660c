import type { Block } from '../../../data/examples/types.ts';
import { blocks, heading } from '../../parts.ts';

/** A part of the long article as the sample prints it. Numbers in brackets are its sources. */
export interface WrittenPart {
  title: string;
  blocks: readonly Block[];
}

const introduction: WrittenPart = {
  title: 'Introduction',
  blocks: blocks(
    'Une cliente repère une paire de chaussures de marche un mardi soir, sur son téléphone. Le jeudi, elle passe en magasin : la pointure n’y est pas, le vendeur ne voit pas le stock du dépôt, elle repart. Le samedi, elle commande ailleurs. Aucun tableau de bord n’a enregistré cette vente perdue. Le site compte une visite sans achat, le magasin une entrée sans ticket.',
    'L’omnicanal, c’est d’abord cela : relier deux moments d’un même achat. La question n’est pas d’ouvrir un canal de plus. Elle est de savoir combien de ventes se perdent entre ceux qui existent.',
    'Cet article ouvre quatre chantiers, dans l’ordre où un commerce peut les mener : le stock, le panier, la vitesse, le client. Aucun n’exige de changer de logiciel. Chacun demande une personne, un tableur et un mois de constance. Pour chacun, vous lirez ce qu’il faut mesurer, ce qu’il faut changer, et à quel signe s’arrêter.',
  ),
};

const customers: WrittenPart = {
  title: 'Vos clients sont déjà omnicanaux',
  blocks: blocks(
    'La mesure la plus citée vient d’un distributeur américain, qui a suivi 46 000 clients en 2015 et 2016. Parmi eux, 73 % utilisaient plusieurs canaux. Ces clients dépensaient 4 % de plus en magasin et 10 % de plus en ligne que ceux qui s’en tenaient à un seul [1].',
    'Il faut lire ce résultat avec soin. Il décrit une enseigne, un pays et une époque. Il ne dit pas que l’omnicanal fait dépenser davantage : les clients les plus attachés à une marque fréquentent sans doute aussi plus de canaux. Il dit en revanche une chose utile : votre meilleur client est celui que vos outils voient le moins bien, parce qu’ils le comptent deux fois.',
    'Ne reprenez donc pas ces pourcentages dans votre plan d’affaires. Reprenez la question : quelle part de vos acheteurs passe d’un canal à l’autre, et que perdent-ils en route ? Trois relevés suffisent, et vos outils les tiennent déjà : les fiches consultées avec un magasin choisi, les retraits demandés, les retours déposés au comptoir pour une commande passée en ligne. Notez-les pendant un mois sans rien changer. C’est votre point de départ. Sans lui, aucun des chantiers qui suivent ne pourra se juger.',
  ),
};

const stock: WrittenPart = {
  title: 'Premier chantier : dire la vérité sur le stock',
  blocks: blocks(
    'Avant toute application, un client veut savoir si l’article est là. La fiche produit doit afficher la disponibilité par magasin, avec une marge de sécurité. Supposons un inventaire qui se trompe une fois sur vingt : c’est un inventaire soigné. Annoncer « en magasin » dès la première pièce, c’est pourtant mentir à un client sur vingt.',
    'À partir de deux pièces, il faut deux erreurs à la fois : une fois sur quatre cents, si elles sont indépendantes. Elles ne le sont jamais tout à fait, car un carton mal rangé cache toute une pointure. La règle des deux pièces reste la marge la moins chère du commerce : elle ne coûte qu’un seuil.',
    'Ce seuil se tient par un comptage tournant. Prenez les cent références les plus consultées en ligne, et comptez-en vingt par jour, cinq jours par semaine : le tour est fait chaque vendredi. À une minute par référence, cela prend vingt minutes avant l’ouverture. Notez trois colonnes, et trois seulement : la référence, le stock annoncé, le stock trouvé. La quatrième, celle des explications, fait perdre la semaine.',
    'Reste l’article absent. Ne le masquez pas : une fiche qui disparaît envoie le client chercher ailleurs. Dites quand il revient, ou dans quel magasin il se trouve, et proposez de le mettre de côté. Une rupture annoncée retient une partie des clients ; une rupture découverte au comptoir les perd, et les suivants avec eux.',
    {
      kind: 'quote',
      text: 'Une rupture annoncée retient une partie des clients ; une rupture découverte au comptoir les perd.',
    },
    'À quel signe s’arrêter ? Quand deux semaines de suite donnent moins d’un écart pour cent références comptées, passez à un tour par mois. Si, au contraire, les écarts restent au-dessus de cinq pour cent après un mois, le problème n’est plus l’affichage. Il est à la réception ou dans la réserve, et aucun site ne le réglera.',
  ),
};

const basket: WrittenPart = {
  title: 'Deuxième chantier : retirer les surprises du panier',
  blocks: blocks(
    'En moyenne, 70 % des paniers en ligne sont abandonnés, d’après près de cinquante études réunies par l’institut Baymard. Une part de ces visiteurs ne faisait que regarder. Chez les autres, acheteurs américains interrogés, le premier motif est le coût ajouté à la fin, livraison ou frais : 48 %. L’obligation de créer un compte suit, à 26 % [2].',
    'Ces moyennes ne sont pas les vôtres, mais l’arithmétique est la même partout. Sur cent paniers, trente sont payés. En ramener trois, c’est dix pour cent de ventes de plus, sans un visiteur de plus. Peu de budgets publicitaires en font autant.',
    'Le magasin répond aux deux premiers motifs. Le retrait sur place supprime les frais, à condition d’être proposé avant le paiement et non après. Le numéro de commande suffit au comptoir : le compte devient facultatif. Restent trois phrases à écrire sur la fiche produit, avec des chiffres : combien coûte la livraison, quand l’article est prêt, comment le rendre. « Frais réduits » ne répond à personne ; « 4,90 €, offerts dès 60 € » répond à tout le monde.',
    'Mesurez ce chantier sur un seul nombre : la part des paniers payés, semaine par semaine, retrait et livraison séparés. Si le retrait progresse sans que la livraison recule, vous avez gagné des ventes. Si l’une monte quand l’autre baisse, vous avez déplacé des clients. Ce n’est pas un échec, mais ce n’est pas une croissance, et il faut le dire ainsi à qui paie les travaux.',
  ),
};

/** The beginning of the long article, part by part, exactly as it stands at the head of the delivered text. */
export const writtenParts: readonly WrittenPart[] = [introduction, customers, stock, basket];

/** A part as it is read: its heading, which the introduction does without, then its text. */
export const partBlocks = ({ title, blocks }: WrittenPart): Block[] =>
  title === introduction.title ? [...blocks] : [heading(title), ...blocks];

/** The extract: the article from its first word to the end of the last written part. */
export const extract: readonly Block[] = writtenParts.flatMap(partBlocks);

/** The letter of the second week, in full: its subject, then its text. */
export const letter: readonly Block[] = blocks(
  heading('Objet : En stock, vraiment ?'),
  'Bonjour,',
  'Faites l’essai samedi. Choisissez six articles que votre site annonce disponibles en magasin, entrez comme un client, demandez-les. Comptez ceux qu’on vous tend. Les autres, on vous proposera de les commander, sur le site que vous venez de quitter.',
  'Le logiciel n’y est pour rien. Un inventaire juste à 95 % se trompe d’un article sur vingt, et la fiche produit répète l’erreur à tous ceux qui la lisent. La parade tient en une règle : n’annoncez « en magasin » qu’à partir de deux pièces.',
  'Avant d’afficher, mesurez. Prenez vos vingt références les plus consultées et une feuille à trois colonnes : la référence, le stock annoncé, le stock trouvé. Vingt minutes, avant l’ouverture, jamais un samedi.',
  'Un écart au plus : affichez la disponibilité par magasin dès lundi. De deux à cinq : affichez-la pour ces vingt références seulement, et recomptez-les chaque mardi. Six ou davantage : n’affichez rien encore. Une fiche muette déçoit moins qu’une fiche fausse.',
  'Répondez à cette lettre avec votre nombre d’écarts. Dès que vingt commerces l’auront fait, vous recevrez la médiane, sans les noms.',
  'La méthode entière est dans l’article : quatre chantiers avant de changer de logiciel. Mardi prochain, le panier.',
);

/** The first video, shot by shot: seconds, what is seen, what is said. */
export const script = [
  {
    from: 0,
    to: 12,
    image: 'Un téléphone, un panier à 49 €',
    said: 'Votre cliente a mis un article à 49\u00a0euros dans son panier. Au paiement, il passe à 55,90. Elle ferme la page, et vous ne saurez pas pourquoi.',
  },
  {
    from: 12,
    to: 28,
    image: 'Le chiffre, plein écran, et sa source',
    said: 'En moyenne, sept paniers sur dix sont abandonnés. Interrogés sur leurs raisons, 48 % des acheteurs américains citent d’abord les frais ajoutés à la fin : livraison, taxes, suppléments.',
  },
  {
    from: 28,
    to: 50,
    image: 'La fiche produit, annotée ligne à ligne',
    said: 'Trois phrases suffisent à les annoncer, sur la fiche produit, avant le panier. Combien coûte la livraison, au centime. Quel jour l’article sera prêt, chez vous et en magasin. Comment le rendre, et qui paie le retour. Avec des chiffres : « frais réduits » ne répond à personne.',
  },
  {
    from: 50,
    to: 60,
    image: 'Retour au téléphone',
    said: 'Prenez votre meilleure vente. Écrivez ces trois phrases aujourd’hui. Dans un mois, comparez ses paniers payés.',
  },
] as const;

/** Seconds of the whole video. */
export const scriptSeconds = script.at(-1)?.to ?? 0;
