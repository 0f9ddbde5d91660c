import type { Analysis } from '../types.ts';
import { calendrierChart } from './figures.ts';

/** The results that the page shows beside its text. */
export const analyses: readonly Analysis[] = [
  {
    id: 'plan',
    folio: 4,
    title: ['Un article de fond,', 'sept parties'],
    lead: 'Le plan se valide avant la rédaction. L’extrait qui suit en donne le début, sans coupe : 887 mots sur 1 800.',
    chart: {
      type: 'bars',
      title: 'L’extrait est le début de l’article : 887 mots sur 1 800',
      measure: 'Mots par partie : comptés dans l’extrait (en bleu), prévus au plan ensuite',
      unit: '',
      digits: 0,
      rows: [
        { label: 'Introduction', value: 151, hot: true },
        { label: 'Vos clients sont déjà omnicanaux', value: 198, hot: true },
        { label: 'Premier chantier : dire la vérité sur le stock', value: 295, hot: true },
        { label: 'Deuxième chantier : retirer les surprises du panier', value: 243, hot: true },
        { label: 'Troisième chantier : gagner des dixièmes de seconde', value: 360 },
        { label: 'Quatrième chantier : compter un client, pas deux visites', value: 380 },
        { label: 'Par où commencer lundi', value: 173 },
      ],
    },
    table: {
      caption: 'Le plan de l’article',
      columns: [
        { label: 'Partie' },
        { label: 'Mots', digits: 0 },
        { label: 'Sources', digits: 0 },
        { label: 'Dans l’extrait' },
      ],
      rows: [
        { cells: ['Introduction', 151, 0, 'en entier'] },
        { cells: ['Vos clients sont déjà omnicanaux', 198, 1, 'en entier'] },
        { cells: ['Premier chantier : dire la vérité sur le stock', 295, 0, 'en entier'] },
        { cells: ['Deuxième chantier : retirer les surprises du panier', 243, 1, 'en entier'] },
        { cells: ['Troisième chantier : gagner des dixièmes de seconde', 360, 4, 'non'] },
        { cells: ['Quatrième chantier : compter un client, pas deux visites', 380, 2, 'non'] },
        { cells: ['Par où commencer lundi', 173, 0, 'non'] },
        { cells: ['Total', 1800, 8, null], look: 'total' },
      ],
      note: 'Mots comptés comme le fait un traitement de texte, titres compris.',
    },
  },
  {
    id: 'article',
    folio: 5,
    title: ['Omnicanal : quatre chantiers', 'avant de changer de logiciel'],
    lead: 'Extrait : les 887 premiers mots, de l’introduction à la fin du deuxième chantier.',
    prose: [
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
      {
        kind: 'text',
        text: 'À partir de deux pièces, il faut deux erreurs à la fois : une fois sur quatre cents, si elles sont indépendantes. Elles ne le sont jamais tout à fait, car un carton mal rangé cache toute une pointure. La règle des deux pièces reste la marge la moins chère du commerce : elle ne coûte qu’un seuil.',
      },
      {
        kind: 'text',
        text: 'Ce seuil se tient par un comptage tournant. Prenez les cent références les plus consultées en ligne, et comptez-en vingt par jour, cinq jours par semaine : le tour est fait chaque vendredi. À une minute par référence, cela prend vingt minutes avant l’ouverture. Notez trois colonnes, et trois seulement : la référence, le stock annoncé, le stock trouvé. La quatrième, celle des explications, fait perdre la semaine.',
      },
      {
        kind: 'text',
        text: 'Reste l’article absent. Ne le masquez pas : une fiche qui disparaît envoie le client chercher ailleurs. Dites quand il revient, ou dans quel magasin il se trouve, et proposez de le mettre de côté. Une rupture annoncée retient une partie des clients ; une rupture découverte au comptoir les perd, et les suivants avec eux.',
      },
      {
        kind: 'quote',
        text: 'Une rupture annoncée retient une partie des clients ; une rupture découverte au comptoir les perd.',
      },
      {
        kind: 'text',
        text: 'À quel signe s’arrêter ? Quand deux semaines de suite donnent moins d’un écart pour cent références comptées, passez à un tour par mois. Si, au contraire, les écarts restent au-dessus de cinq pour cent après un mois, le problème n’est plus l’affichage. Il est à la réception ou dans la réserve, et aucun site ne le réglera.',
      },
      { kind: 'heading', text: 'Deuxième chantier : retirer les surprises du panier' },
      {
        kind: 'text',
        text: 'En moyenne, 70 % des paniers en ligne sont abandonnés, d’après près de cinquante études réunies par l’institut Baymard. Une part de ces visiteurs ne faisait que regarder. Chez les autres, acheteurs américains interrogés, le premier motif est le coût ajouté à la fin, livraison ou frais : 48 %. L’obligation de créer un compte suit, à 26 % [2].',
      },
      {
        kind: 'text',
        text: 'Ces moyennes ne sont pas les vôtres, mais l’arithmétique est la même partout. Sur cent paniers, trente sont payés. En ramener trois, c’est dix pour cent de ventes de plus, sans un visiteur de plus. Peu de budgets publicitaires en font autant.',
      },
      {
        kind: 'text',
        text: 'Le magasin répond aux deux premiers motifs. Le retrait sur place supprime les frais, à condition d’être proposé avant le paiement et non après. Le numéro de commande suffit au comptoir : le compte devient facultatif. Restent trois phrases à écrire sur la fiche produit, avec des chiffres : combien coûte la livraison, quand l’article est prêt, comment le rendre. « Frais réduits » ne répond à personne ; « 4,90 €, offerts dès 60 € » répond à tout le monde.',
      },
      {
        kind: 'text',
        text: 'Mesurez ce chantier sur un seul nombre : la part des paniers payés, semaine par semaine, retrait et livraison séparés. Si le retrait progresse sans que la livraison recule, vous avez gagné des ventes. Si l’une monte quand l’autre baisse, vous avez déplacé des clients. Ce n’est pas un échec, mais ce n’est pas une croissance, et il faut le dire ainsi à qui paie les travaux.',
      },
    ],
  },
  {
    id: 'formats',
    folio: 2,
    title: ['Un sujet, six formats'],
    lead: 'Chaque contenu reprend une idée de l’article et la réécrit pour son lecteur. Aucun n’est un résumé.',
    chart: {
      type: 'bars',
      title: 'Les articles portent plus de la moitié du volume',
      measure: 'Mots livrés par format',
      unit: '',
      digits: 0,
      rows: [
        { label: 'Article de fond', value: 1800, hot: true },
        { label: 'Articles satellites', value: 6000, hot: true },
        { label: 'Lettres d’information', value: 1600 },
        { label: 'Publications de réseau', value: 960 },
        { label: 'Scripts de vidéo', value: 420 },
        { label: 'Guide à télécharger', value: 1250 },
      ],
    },
    table: {
      caption: 'Vingt-cinq contenus, six formats',
      columns: [
        { label: 'Format' },
        { label: 'Contenus', digits: 0 },
        { label: 'Mots chacun', digits: 0 },
        { label: 'Mots en tout', digits: 0 },
        { label: 'Pages', digits: 0 },
        { label: 'Emploi' },
      ],
      rows: [
        { cells: ['Article de fond', 1, 1800, 1800, 8, 'Page pilier du blog'] },
        { cells: ['Articles satellites', 4, 1500, 6000, 24, 'Un par chantier'] },
        { cells: ['Lettres d’information', 8, 200, 1600, 8, 'Le mardi, 8 h'] },
        { cells: ['Publications de réseau', 8, 120, 960, 4, 'Le jeudi'] },
        { cells: ['Scripts de vidéo', 3, 140, 420, 3, '60 secondes'] },
        { cells: ['Guide à télécharger', 1, 1250, 1250, 5, 'Contre une adresse'] },
        { cells: ['Total', 25, null, 12030, 52, null], look: 'total' },
      ],
      note: 'Longueurs de commande ; les textes montrés ici s’y tiennent à 5 % près, celle de l’article vient de son plan. Avec la ligne éditoriale et le calendrier : 59 pages.',
    },
  },
  {
    id: 'calendrier',
    folio: 57,
    title: ['Huit semaines, sans trou'],
    lead: 'La lettre le mardi, la publication le jeudi, chaque semaine. Le thème du mardi commande ce qui s’y ajoute.',
    chart: calendrierChart,
    table: {
      caption: 'Semaine par semaine',
      columns: [
        { label: 'Semaine' },
        { label: 'Thème' },
        { label: 'Mardi' },
        { label: 'Jeudi' },
        { label: 'En plus' },
        { label: 'Contenus', digits: 0 },
      ],
      rows: [
        { cells: ['S1', 'Les quatre chantiers', 'lettre 1', 'publication 1', 'article de fond', 3] },
        { cells: ['S2', 'Le stock', 'lettre 2', 'publication 2', 'article satellite 1', 3] },
        { cells: ['S3', 'Le panier', 'lettre 3', 'publication 3', 'article satellite 2, vidéo 1', 4] },
        { cells: ['S4', 'Le guide', 'lettre 4', 'publication 4', 'guide à télécharger', 3] },
        { cells: ['S5', 'La vitesse', 'lettre 5', 'publication 5', 'article satellite 3, vidéo 2', 4] },
        { cells: ['S6', 'Le client', 'lettre 6', 'publication 6', 'article satellite 4', 3] },
        { cells: ['S7', 'Questions de lecteurs', 'lettre 7', 'publication 7', 'vidéo 3', 3] },
        { cells: ['S8', 'Bilan', 'lettre 8', 'publication 8', 'rien : le bilan se lit', 2] },
        { cells: ['Total', null, null, null, null, 25], look: 'total' },
      ],
    },
    wide: true,
  },
];
