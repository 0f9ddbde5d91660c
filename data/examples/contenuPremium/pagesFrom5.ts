import type { InnerPage } from '../types.ts';
import { calendrierChart } from './figures.ts';

/** Inner pages of the extract, from page 5 of the deliverable on. */
export const pagesFrom5: readonly InnerPage[] = [
  {
    folio: 5,
    section: 'Article de fond',
    title: 'Omnicanal : quatre chantiers avant de changer de logiciel',
    blocks: [
      {
        kind: 'text',
        text: 'Une cliente repère une paire de chaussures de marche un mardi soir, sur son téléphone. Le jeudi, elle passe en magasin : la pointure n’y est pas, le vendeur ne voit pas le stock du dépôt, elle repart. Le samedi, elle commande ailleurs. Aucun tableau de bord n’a enregistré cette vente perdue. Le site compte une visite sans achat, le magasin une entrée sans ticket.',
      },
      {
        kind: 'text',
        text: 'L’omnicanal, c’est d’abord cela : relier deux moments d’un même achat. La question n’est pas d’ouvrir un canal de plus. Elle est de savoir combien de ventes se perdent entre ceux qui existent.',
      },
      {
        kind: 'text',
        text: 'Cet article ouvre quatre chantiers, dans l’ordre où un commerce peut les mener : le stock, le panier, la vitesse, le client. Aucun n’exige de changer de logiciel. Chacun demande une personne, un tableur et un mois de constance. Pour chacun, vous lirez ce qu’il faut mesurer, ce qu’il faut changer, et à quel signe s’arrêter.',
      },
      { kind: 'heading', text: 'Vos clients sont déjà omnicanaux' },
      {
        kind: 'text',
        text: 'La mesure la plus citée vient d’un distributeur américain, qui a suivi 46 000 clients en 2015 et 2016. Parmi eux, 73 % utilisaient plusieurs canaux. Ces clients dépensaient 4 % de plus en magasin et 10 % de plus en ligne que ceux qui s’en tenaient à un seul [1].',
      },
    ],
  },
  {
    folio: 6,
    section: 'Article de fond',
    title: 'Quatre chantiers avant de changer de logiciel (suite)',
    blocks: [
      {
        kind: 'text',
        text: 'Il faut lire ce résultat avec soin. Il décrit une enseigne, un pays et une époque. Il ne dit pas que l’omnicanal fait dépenser davantage : les clients les plus attachés à une marque fréquentent sans doute aussi plus de canaux. Il dit en revanche une chose utile : votre meilleur client est celui que vos outils voient le moins bien, parce qu’ils le comptent deux fois.',
      },
      {
        kind: 'text',
        text: 'Ne reprenez donc pas ces pourcentages dans votre plan d’affaires. Reprenez la question : quelle part de vos acheteurs passe d’un canal à l’autre, et que perdent-ils en route ? Trois relevés suffisent, et vos outils les tiennent déjà : les fiches consultées avec un magasin choisi, les retraits demandés, les retours déposés au comptoir pour une commande passée en ligne. Notez-les pendant un mois sans rien changer. C’est votre point de départ. Sans lui, aucun des chantiers qui suivent ne pourra se juger.',
      },
      { kind: 'heading', text: 'Premier chantier : dire la vérité sur le stock' },
      {
        kind: 'text',
        text: 'Avant toute application, un client veut savoir si l’article est là. La fiche produit doit afficher la disponibilité par magasin, avec une marge de sécurité. Supposons un inventaire qui se trompe une fois sur vingt : c’est un inventaire soigné. Annoncer « en magasin » dès la première pièce, c’est pourtant mentir à un client sur vingt.',
      },
    ],
  },
  {
    folio: 38,
    section: 'Lettres et publications',
    title: 'Lettre de la semaine 2 : le stock',
    blocks: [
      { kind: 'heading', text: 'Objet : En stock, vraiment ?' },
      { kind: 'text', text: 'Bonjour,' },
      {
        kind: 'text',
        text: 'Faites l’essai samedi. Choisissez six articles que votre site annonce disponibles en magasin, entrez comme un client, demandez-les. Comptez ceux qu’on vous tend. Les autres, on vous proposera de les commander, sur le site que vous venez de quitter.',
      },
      {
        kind: 'text',
        text: 'Le logiciel n’y est pour rien. Un inventaire juste à 95 % se trompe d’un article sur vingt, et la fiche produit répète l’erreur à tous ceux qui la lisent. La parade tient en une règle : n’annoncez « en magasin » qu’à partir de deux pièces.',
      },
      {
        kind: 'text',
        text: 'Avant d’afficher, mesurez. Prenez vos vingt références les plus consultées et une feuille à trois colonnes : la référence, le stock annoncé, le stock trouvé. Vingt minutes, avant l’ouverture, jamais un samedi.',
      },
      {
        kind: 'text',
        text: 'Un écart au plus : affichez la disponibilité par magasin dès lundi. De deux à cinq : affichez-la pour ces vingt références seulement, et recomptez-les chaque mardi. Six ou davantage : n’affichez rien encore. Une fiche muette déçoit moins qu’une fiche fausse.',
      },
      {
        kind: 'text',
        text: 'Répondez à cette lettre avec votre nombre d’écarts. Dès que vingt commerces l’auront fait, vous recevrez la médiane, sans les noms.',
      },
      {
        kind: 'text',
        text: 'La méthode entière est dans l’article : quatre chantiers avant de changer de logiciel. Mardi prochain, le panier.',
      },
      { kind: 'note', text: 'La lettre entière : 195 mots, objet compris.' },
    ],
  },
  {
    folio: 54,
    section: 'Guide et scripts de vidéo',
    title: 'Vidéo 1 : trois phrases qui sauvent un panier',
    blocks: [
      { kind: 'heading', text: '0–12 s · Un téléphone, un panier à 49 €' },
      {
        kind: 'text',
        text: '« Votre cliente a mis un article à 49\u00a0euros dans son panier. Au paiement, il passe à 55,90. Elle ferme la page, et vous ne saurez pas pourquoi. »',
      },
      { kind: 'heading', text: '12–28 s · Le chiffre, plein écran, et sa source' },
      {
        kind: 'text',
        text: '« En moyenne, sept paniers sur dix sont abandonnés. Interrogés sur leurs raisons, 48 % des acheteurs américains citent d’abord les frais ajoutés à la fin : livraison, taxes, suppléments. »',
      },
      { kind: 'heading', text: '28–50 s · La fiche produit, annotée ligne à ligne' },
      {
        kind: 'text',
        text: '« Trois phrases suffisent à les annoncer, sur la fiche produit, avant le panier. Combien coûte la livraison, au centime. Quel jour l’article sera prêt, chez vous et en magasin. Comment le rendre, et qui paie le retour. Avec des chiffres : « frais réduits » ne répond à personne. »',
      },
      { kind: 'heading', text: '50–60 s · Retour au téléphone' },
      {
        kind: 'text',
        text: '« Prenez votre meilleure vente. Écrivez ces trois phrases aujourd’hui. Dans un mois, comparez ses paniers payés. »',
      },
      {
        kind: 'note',
        text: '117 mots dits en 60 secondes, soit 117 par minute. À l’image : Baymard Institute, Cart Abandonment Rate Statistics, 2024.',
      },
    ],
  },
  {
    folio: 57,
    section: 'Calendrier et mesure',
    title: '25 contenus en huit\u00a0semaines, deux jours fixes',
    blocks: [
      { kind: 'chart', chart: calendrierChart },
      {
        kind: 'text',
        text: 'La lettre part le mardi à 8 h, la publication le jeudi : huit de chaque. L’article paraît en semaine 1, et tout le reste y renvoie.',
      },
      {
        kind: 'list',
        items: [
          'Un contenu en retard se décale d’une semaine ; la lettre, jamais.',
          'Une vidéo suit son article satellite, la même semaine ou plus tard.',
          'La semaine 8 garde ses deux rendez-vous et ne publie rien d’autre : on y lit les mesures.',
        ],
      },
    ],
  },
];
