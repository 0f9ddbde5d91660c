import type { DataTable, InnerPage } from '../types.ts';
import { basculeChart } from './figures.ts';

export const recommendationTable: DataTable = {
  caption: 'Trésorerie du plan, en k€',
  columns: [
    { label: '' },
    { label: 'Année 1', digits: 0 },
    { label: 'Année 2', digits: 0 },
    { label: 'Année 3', digits: 0 },
    { label: 'Trois ans', digits: 0 },
  ],
  rows: [
    { cells: ['Marge des clients', 293, 1855, 4877, 7024] },
    { cells: ['Acquisition', -651, -2481, -3860, -6991] },
    { cells: ['Coûts fixes', -2112, -2112, -2112, -6336] },
    { cells: ['Résultat', -2470, -2738, -1095, -6303], look: 'total' },
    { cells: ['Trésorerie cumulée', -2470, -5208, -6303, null] },
  ],
  note: 'Illustration, hors impôt et financement ; totaux avant arrondi.',
};

/** Inner pages of the extract, from page 23 of the deliverable on. */
export const pagesFrom23: readonly InnerPage[] = [
  {
    folio: 23,
    section: 'Quinze concurrents',
    title: 'Qonto : 18 € d’usage par mois avec la carte d’entrée',
    blocks: [
      {
        kind: 'list',
        items: [
          'Qui : établissement de paiement (Olinda SAS), supervisé par l’ACPR [8]. Argent : 486 M€ levés en janvier 2022 [9].',
          'Offres : Basic, Smart, Premium ; Essential, Business, Enterprise pour les équipes. Virement au-delà du forfait : 0,40 € en Basic et Smart, 0,25 € en Essential et Business [12].',
        ],
      },
      {
        kind: 'table',
        table: {
          caption: 'Ce que Qonto facture à l’usage, carte par carte',
          columns: [
            { label: 'Carte' },
            { label: 'Retraits compris' },
            { label: 'Retrait au-delà', digits: 0, unit: '€' },
            { label: 'Paiement en devise', digits: 2, unit: '%' },
            { label: 'Un mois type', digits: 2, unit: '€' },
          ],
          rows: [
            { cells: ['Carte One', '0', 2, 2, 18] },
            { cells: ['Carte Plus', '5', 2, 1, 5] },
            { cells: ['Carte X', 'tous', 0, 0, 0] },
          ],
          note: 'Mois type : 6 retraits en zone euro et 300 € payés en devise, hypothèse de l’étude ; abonnement non compris.',
          source: 'page d’aide de l’éditeur, source 12 ; dernière colonne calculée',
        },
      },
      {
        kind: 'list',
        items: [
          'Force : chaque opération hors forfait rapporte. Sur un an, cet usage en carte One vaut 216 €, plus que les 168 € de revenu que l’étude prête à un indépendant actif.',
          'Faille : qui retire ou achète en devise doit changer de carte pour ne plus payer à l’acte, donc prévoir son usage.',
          'Réponse : un forfait qui comprend les retraits courants. À mesurer en phase 1 : combien d’indépendants retirent vraiment.',
        ],
      },
      {
        kind: 'note',
        text: 'Page d’aide sans date, lue le 24 novembre 2026 [12]. Abonnements et nombre de clients : non relevés.',
      },
    ],
  },
  {
    folio: 24,
    section: 'Quinze concurrents',
    title: 'Shine : le même mois coûte de 3 €\u00a0à\u00a012 €',
    blocks: [
      {
        kind: 'list',
        items: [
          'Qui : un compte professionnel ouvert aux indépendants. Offres : Free, Start, Plus, Business, pour tout compte ouvert depuis le 3 mars 2025 [13].',
        ],
      },
      {
        kind: 'table',
        table: {
          caption: 'Ce que Shine facture à l’usage, offre par offre',
          columns: [
            { label: 'Offre' },
            { label: 'Retraits compris' },
            { label: 'Retrait au-delà', digits: 0, unit: '€' },
            { label: 'Paiement en devise', digits: 2, unit: '%' },
            { label: 'Un mois type', digits: 2, unit: '€' },
          ],
          rows: [
            { cells: ['Free', '0', 1, 2, 12] },
            { cells: ['Start', '2', 1, 1.75, 9.25] },
            { cells: ['Plus', '4', 1, 1.5, 6.5] },
            { cells: ['Business', '10', 1, 1, 3] },
          ],
          note: 'Mois type : 6 retraits en zone euro et 300 € payés en devise, hypothèse de l’étude ; abonnement non compris.',
          source: 'page d’aide de l’éditeur, source 13 ; dernière colonne calculée',
        },
      },
      {
        kind: 'list',
        items: [
          'Force : les frais baissent à chaque offre, jusqu’à 3 € dans la plus complète.',
          'Faille : dans l’offre d’entrée chaque retrait se paie, et la devise coûte 2 % comme chez Qonto.',
          'Réponse : ne pas se battre sur ces frais. À 144 € par an au plus, ils laissent moins que les 168 € attendus d’un indépendant actif : il faut vendre une fonction, pas une remise.',
        ],
      },
      { kind: 'note', text: 'Prix hors taxes, lus le 24 novembre 2026 [13]. Abonnements et clients : non relevés.' },
    ],
  },
  {
    folio: 39,
    section: 'Recommandations et risques',
    title: 'Trois phases, et une porte de sortie avant chaque élargissement',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Acquisition par phase, sur trois ans',
          columns: [
            { label: 'Phase' },
            { label: 'Clients gagnés', digits: 0 },
            { label: 'Coût unitaire', digits: 0, unit: '€' },
            { label: 'Budget', digits: 0, unit: 'k€' },
          ],
          rows: [
            { cells: ['1. Indépendants, mois\u00a04 à 36', 33144, 72, 2386] },
            { cells: ['2. TPE de services, mois\u00a013 à 36', 8869, 260, 2306] },
            { cells: ['3. Jeunes actifs, mois\u00a022 à 36', 76639, 30, 2299] },
            { cells: ['Total', 118652, null, 6991], look: 'total' },
          ],
          note: 'Clients gagnés : de quoi finir l’année 3 avec les clients de la page 13, une fois déduits 1 % de départs par mois.',
        },
      },
      { kind: 'heading', text: 'Quand s’arrêter' },
      {
        kind: 'list',
        items: [
          'Avant tout : un essai de 500 clients, 100 k€ au plus. Au-dessus de 177 € par indépendant, renoncer.',
          'Fin du mois 12 : 2,5 M€ dépensés, marge déduite. Ouvrir la phase 2 si un indépendant a coûté 107 € au plus et si 63 % sont actifs au moins.',
          'Fin du mois 21 : 4,4 M€. Ouvrir la phase 3 si une TPE a coûté 388 € au plus et si 67 % sont actives au moins.',
          'Sans prestataire agréé signé au troisième mois : renoncer avant le premier client.',
        ],
      },
      {
        kind: 'note',
        text: 'Seuils : au-delà, si le même écart se retrouve dans les trois segments, le besoin ne se rembourse plus en trois\u00a0ans.',
      },
    ],
  },
  {
    folio: 40,
    section: 'Recommandations et risques',
    title: 'Si l’hypothèse tient : équilibre au mois 35, après 6,3 M€',
    blocks: [
      { kind: 'table', table: recommendationTable },
      {
        kind: 'table',
        table: {
          caption: 'Coûts fixes d’une année, en k€',
          columns: [
            { label: 'Poste' },
            { label: 'Quantité' },
            { label: 'Prix, k€', digits: 0 },
            { label: 'Montant, k€', digits: 0 },
          ],
          rows: [
            { cells: ['Équipe permanente', '12\u00a0postes', 78, 936] },
            { cells: ['Conformité et fraude', '4\u00a0postes', 72, 288] },
            { cells: ['Prestataire agréé, cartes', '12 mois', 28, 336] },
            { cells: ['Technologie, locaux, audit', '12 mois', 46, 552] },
            { cells: ['Total', null, null, 2112], look: 'total' },
          ],
        },
      },
      {
        kind: 'text',
        text: 'À plein régime\u00a0: 6,49\u00a0M€ de marge par an, moins 2,11\u00a0M€ de coûts fixes et 0,75\u00a0M€ pour remplacer les partants, soit 3,63\u00a0M€. Remboursement\u00a0: 1,8 an à plein régime\u202f; compté du lancement, tout est remboursé au mois\u00a057.',
      },
    ],
  },
  {
    folio: 41,
    section: 'Recommandations et risques',
    title: 'Le coût d’acquisition décide : 72 € supposés, 200 € à la source',
    blocks: [
      { kind: 'chart', chart: basculeChart },
      {
        kind: 'text',
        text: 'Un analyste compte 30 € pour une néobanque et 200 € pour une banque installée [15] ; Boursorama aurait payé une centaine d’euros chaque client venu d’ING [17]. Les jeunes actifs sont comptés à 30 €. Aucune source ne donne le prix d’un indépendant : au-dessus de 177 €, le besoin ne se rembourse plus en trois\u00a0ans.',
      },
      {
        kind: 'text',
        text: 'Autour de l’hypothèse, la marge la plus étroite est celle du revenu\u00a0: 11\u00a0%. 10\u00a0% de revenu et 10\u00a0% d’actifs en moins, ensemble, portent le remboursement à 3,8 ans.',
      },
    ],
  },
];
