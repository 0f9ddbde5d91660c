import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 1 of the deliverable on. */
export const pagesFrom1: readonly InnerPage[] = [
  {
    folio: 1,
    title: 'Vos mots, votre ton, vos interdits, puis vos requêtes',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'La ligne éditoriale, en six règles',
          columns: [{ label: 'Règle' }, { label: 'Ce qui est convenu' }],
          rows: [
            { cells: ['Lecteur visé', 'gérant de quelques magasins, sans service informatique, qui lit le soir'] },
            { cells: ['Ton', 'vouvoiement, phrases courtes, un geste à faire avant une idée à comprendre'] },
            { cells: ['Vos mots', 'magasin, cliente, panier, fiche produit'] },
            { cells: ['Mots écartés', 'point de vente, shopper, tunnel, expérience client'] },
            { cells: ['Vos interdits', 'promesse de chiffre d’affaires, concurrent nommé, urgence feinte'] },
            { cells: ['Preuve', 'un chiffre a sa source, son pays et son année, ou il sort'] },
          ],
          note: 'Dictée par le client avec le brief ; ici, composée pour l’exemple.',
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Mots-clés : douze requêtes, trois à ne pas viser',
          columns: [{ label: 'Page' }, { label: 'Requêtes' }],
          rows: [
            { cells: ['Article de fond', 'omnicanal petit commerce ; relier magasin et site'] },
            { cells: ['Satellite 1', 'afficher le stock en magasin ; écart de stock boutique'] },
            { cells: ['Satellite 2', 'panier abandonné que faire ; frais de livraison affichés'] },
            { cells: ['Satellite 3', 'site marchand lent ; vitesse fiche produit'] },
            { cells: ['Satellite 4', 'fichier client magasin et site ; reconnaître un client en caisse'] },
            { cells: ['Guide', 'grille de contrôle omnicanal ; retrait en magasin mode d’emploi'] },
            {
              cells: [
                'À ne pas viser',
                'omnicanal définition (étudiants) ; logiciel de caisse (comparateurs) ; ERP retail (grands groupes)',
              ],
            },
          ],
        },
      },
    ],
  },
  {
    folio: 2,
    title: 'Un sujet, six formats',
    lead: 'Chaque contenu reprend une idée de l’article et la réécrit pour son lecteur. Aucun n’est un résumé.',
    blocks: [
      {
        kind: 'chart',
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
      },
      {
        kind: 'table',
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
    ],
  },
  {
    folio: 3,
    title: 'Publier d’abord, décliner ensuite',
    lead: 'L’article de fond paraît en semaine 1. Chaque déclinaison y renvoie : c’est lui qui doit se classer.',
    split: {
      caption: 'Répartition des 12 030 mots',
      parts: [
        { label: 'Articles', share: 65, amount: '7 800 mots' },
        { label: 'Lettres', share: 13, amount: '1 600 mots' },
        { label: 'Publications et scripts', share: 12, amount: '1 380 mots' },
        { label: 'Guide', share: 10, amount: '1 250 mots' },
      ],
    },
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'La semaine de l’article est la plus longue : 2\u00a0120 mots',
          measure: 'Mots publiés par semaine, aux longueurs de commande',
          unit: '',
          digits: 0,
          rows: [
            { label: 'S1', value: 2120, hot: true },
            { label: 'S2', value: 1820 },
            { label: 'S3', value: 1960 },
            { label: 'S4', value: 1570 },
            { label: 'S5', value: 1960 },
            { label: 'S6', value: 1820 },
            { label: 'S7', value: 460 },
            { label: 'S8', value: 320 },
          ],
        },
      },
    ],
  },
  {
    folio: 4,
    title: 'Un article de fond, sept parties',
    lead: 'Le plan se valide avant la rédaction. L’extrait qui suit en donne le début, sans coupe : 887 mots sur 1 800.',
    blocks: [
      {
        kind: 'chart',
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
      },
      {
        kind: 'table',
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
    ],
  },
  {
    folio: 5,
    title: 'Omnicanal : quatre chantiers avant de changer de logiciel',
    lead: 'Extrait : les 887 premiers mots, de l’introduction à la fin du deuxième chantier.',
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
      {
        kind: 'text',
        text: 'Il faut lire ce résultat avec soin. Il décrit une enseigne, un pays et une époque. Il ne dit pas que l’omnicanal fait dépenser davantage : les clients les plus attachés à une marque fréquentent sans doute aussi plus de canaux. Il dit en revanche une chose utile : votre meilleur client est celui que vos outils voient le moins bien, parce qu’ils le comptent deux fois.',
      },
    ],
  },
];
