import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 6 of the deliverable on. */
export const pagesFrom6: readonly InnerPage[] = [
  {
    folio: 6,
    title: 'Omnicanal : quatre chantiers (suite)',
    blocks: [
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
    ],
  },
  {
    folio: 7,
    title: 'Deuxième chantier : retirer les surprises du panier',
    blocks: [
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
    folio: 13,
    title: 'Chaque page à référencer a son titre et sa description',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Titres et descriptions pour les moteurs',
          columns: [{ label: 'Page' }, { label: 'Titre' }, { label: 'Description' }],
          rows: [
            {
              cells: [
                'Article de fond',
                'Omnicanal : quatre chantiers sans changer de logiciel',
                'Stock, panier, vitesse, client : ce qu’un commerce peut mesurer et corriger en un mois chacun, avec une personne et un tableur.',
              ],
            },
            {
              cells: [
                'Satellite 1',
                'Stock affiché en magasin : dire vrai en quatre semaines',
                'Vingt références, trois colonnes, vingt minutes : mesurez vos écarts avant d’afficher une disponibilité qui déçoit.',
              ],
            },
            {
              cells: [
                'Satellite 2',
                'Panier abandonné : trois phrases à écrire aujourd’hui',
                'Livraison, délai, retour : où annoncer vos frais, avec quels mots, et quelle part des paniers payés suivre chaque semaine.',
              ],
            },
            {
              cells: [
                'Satellite 3',
                'Fiche produit lente : gagner des dixièmes de seconde',
                'Ce qui ralentit une page de boutique, dans quel ordre le corriger, et la mesure publique qui dit si c’est assez.',
              ],
            },
            {
              cells: [
                'Satellite 4',
                'Un client, deux visites : compter juste sans logiciel',
                'Relier un ticket de caisse et une commande en ligne avec une adresse, une règle écrite et l’accord du client.',
              ],
            },
            {
              cells: [
                'Guide',
                'La grille de contrôle d’un commerce omnicanal',
                'Une page par chantier : quoi mesurer, quand s’arrêter, quoi noter. À imprimer et à remplir en magasin.',
              ],
            },
          ],
          note: 'Titres de 60 signes au plus, descriptions de 155.',
        },
      },
      {
        kind: 'text',
        text: 'Un titre promet ce que la page tient, une description dit pour qui. Les deux sont livrés prêts à coller, et relus avec la page : un titre qui n’est plus vrai se change.',
      },
    ],
  },
  {
    folio: 38,
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
    title: 'Vidéo 1 : trois phrases qui sauvent un panier',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'Le plan le plus long va à la fiche produit',
          measure: 'Durée de chaque plan, en secondes',
          unit: 's',
          digits: 0,
          rows: [
            { label: 'Un téléphone', value: 12 },
            { label: 'Le chiffre', value: 16 },
            { label: 'La fiche produit', value: 22, hot: true },
            { label: 'Retour au téléphone', value: 10 },
          ],
        },
      },
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
];
