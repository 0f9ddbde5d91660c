import type { Block } from '../types.ts';

/** The opening of the long article the example delivers: about 700 of its 2 400 words. Numbers in brackets are its sources. */
export const omnichannelArticle: readonly Block[] = [
  {
    kind: 'text',
    text: 'Une cliente repère une paire de chaussures de marche un mardi soir, sur son téléphone. Le jeudi, elle passe en magasin : la pointure n’y est pas, le vendeur ne voit pas le stock du dépôt, elle repart. Le samedi, elle commande ailleurs. Aucun tableau de bord n’a enregistré cette vente perdue. Le site compte une visite sans achat, le magasin une entrée sans ticket.',
  },
  {
    kind: 'text',
    text: 'L’omnicanal, c’est d’abord cela : relier deux moments d’un même achat. La question n’est pas d’ouvrir un canal de plus. Elle est de savoir combien de ventes se perdent entre ceux qui existent.',
  },
  { kind: 'heading', text: 'Vos clients sont déjà omnicanaux' },
  {
    kind: 'text',
    text: 'La mesure la plus citée vient d’un distributeur américain, qui a suivi 46 000 clients en 2015 et 2016. Parmi eux, 73 % utilisaient plusieurs canaux au cours d’un même parcours. Ces clients dépensaient 4 % de plus en magasin et 10 % de plus en ligne que ceux qui s’en tenaient à un seul canal [1].',
  },
  {
    kind: 'text',
    text: 'Il faut lire ce résultat avec soin. Il décrit une enseigne, un pays et une époque. Il ne dit pas que l’omnicanal fait dépenser davantage : les clients les plus attachés à une marque fréquentent sans doute aussi plus de canaux. Il dit en revanche une chose utile : votre meilleur client est celui que vos outils voient le moins bien, parce qu’ils le comptent deux fois.',
  },
  { kind: 'heading', text: 'Premier chantier : dire la vérité sur le stock' },
  {
    kind: 'text',
    text: 'Avant toute application, un client veut savoir si l’article est là. La fiche produit doit afficher la disponibilité par magasin, avec une marge de sécurité. Si votre inventaire se trompe d’une pièce sur vingt, n’annoncez « en magasin » qu’à partir de deux pièces. Une promesse tenue neuf fois sur dix vaut moins qu’une promesse plus rare et toujours tenue : le client déçu au comptoir ne revient pas vérifier.',
  },
  {
    kind: 'text',
    text: 'Ce chantier ne demande pas de changer de logiciel. Il demande un comptage tournant, chaque semaine, sur les cent références les plus consultées en ligne, et une règle écrite sur le seuil d’affichage. Reste l’article absent : ne le masquez pas. Dites quand il revient, ou dans quel magasin il se trouve, et proposez de le mettre de côté. Une rupture annoncée retient le client ; une rupture découverte au comptoir l’envoie chez le voisin.',
  },
  { kind: 'heading', text: 'Deuxième chantier : retirer les surprises du panier' },
  {
    kind: 'text',
    text: 'En moyenne, 70 % des paniers en ligne sont abandonnés, d’après une cinquantaine d’études réunies par l’institut Baymard. Une part de ces visiteurs ne faisait que regarder. Chez les autres, acheteurs américains interrogés, le premier motif est le coût ajouté à la fin, livraison ou frais : 48 %. L’obligation de créer un compte suit, à 26 % [2].',
  },
  {
    kind: 'text',
    text: 'Le magasin répond à ces deux motifs. Le retrait sur place supprime les frais, à condition d’être proposé avant le paiement et non après. Le numéro de commande suffit au comptoir : le compte devient facultatif. Trois phrases à écrire sur la fiche produit : combien coûte la livraison, quand l’article est prêt, comment le rendre.',
  },
  { kind: 'heading', text: 'Troisième chantier : gagner des dixièmes de seconde' },
  {
    kind: 'text',
    text: 'Le téléphone sert aussi dans les rayons. Une page lente y coûte deux fois : en ligne, et devant le produit. Une étude commandée par Google à Deloitte, sur 37 marques européennes et américaines, associe un gain de 0,1 seconde sur mobile à 8,4 % de conversions en plus dans la distribution [3]. C’est une association, non une garantie. Mais le seuil à viser est public : le contenu principal affiché en 2,5 secondes, mesuré chez trois visiteurs sur quatre [4].',
  },
  {
    kind: 'text',
    text: 'Commencez par les images de la fiche produit et par les scripts que personne n’utilise plus. Mesurez avant, mesurez après, au même endroit, pendant deux semaines.',
  },
  { kind: 'heading', text: 'Quatrième chantier : compter un client, pas deux visites' },
  {
    kind: 'text',
    text: 'Le rapprochement le plus simple reste la carte de fidélité, ou l’adresse donnée pour le ticket dématérialisé. Il ne couvre jamais tout le monde, et ne doit être fait qu’avec l’accord du client. Il suffit pourtant à répondre à une question : sur cent acheteurs en magasin qui se sont identifiés, combien avaient consulté le site dans les sept jours ?',
  },
  {
    kind: 'quote',
    text: 'Votre meilleur client est celui que vos outils voient le moins bien, parce qu’ils le comptent deux fois.',
  },
  {
    kind: 'text',
    text: 'Ce pourcentage, relevé chaque mois, dit si vos canaux se parlent. S’il monte, les trois premiers chantiers portent leurs fruits. S’il stagne, il est inutile d’en ouvrir un cinquième.',
  },
];
