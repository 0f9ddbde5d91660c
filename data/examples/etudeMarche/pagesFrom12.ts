import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 12 of the deliverable on. */
export const pagesFrom12: readonly InnerPage[] = [
  {
    folio: 12,
    title: 'La rentabilité se joue sur trois segments',
    lead: 'Ils réunissent 75 % de la marge attendue. La formule est la même pour les huit, et les clients inactifs y coûtent leur acquisition sans rien rapporter.',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'Trois segments réunissent 75 % de la marge attendue',
          measure: 'Part de la marge annuelle en fin de troisième année, en %. Hypothèses d’illustration',
          unit: '%',
          digits: 0,
          rows: [
            { label: 'Indépendants', value: 29, hot: true },
            { label: 'TPE de services', value: 24, hot: true },
            { label: 'Jeunes actifs', value: 22, hot: true },
            { label: 'Familles', value: 9 },
            { label: 'Frontaliers et expatriés', value: 8 },
            { label: 'Étudiants', value: 4 },
            { label: 'Associations', value: 2 },
            { label: 'Seniors', value: 2 },
          ],
        },
      },
      {
        kind: 'text',
        text: 'Les indépendants réunissent la plus forte marge (2,5 M€ par an) et le retour le plus court (10 mois) : à ce coût d’acquisition supposé, c’est le premier segment à servir.',
      },
      {
        kind: 'text',
        text: 'Les frontaliers et expatriés se remboursent en 14 mois, mais leur nombre plafonne la marge à 0,7 M€.',
      },
      {
        kind: 'text',
        text: 'Les étudiants viendraient les plus nombreux, et laisseraient le moins : 5 € de marge par client et par an.',
      },
      { kind: 'note', text: 'Hypothèses d’illustration. Détail des clients page 13.' },
      {
        kind: 'table',
        table: {
          caption: 'Huit segments en fin d’année 3, une même formule',
          columns: [
            { label: 'Segment' },
            { label: 'Clients', digits: 0 },
            { label: 'Actifs', digits: 0, unit: '%' },
            { label: 'Revenu par actif', digits: 0, unit: '€' },
            { label: 'Coût par actif', digits: 0, unit: '€' },
            { label: 'Marge par an', digits: 2, unit: 'M€' },
            { label: 'Acquisition', digits: 0, unit: '€' },
            { label: 'Retour, mois', digits: 1 },
          ],
          rows: [
            { cells: ['Indépendants', 28350, 75, 168, 50, 2.51, 72, 9.8], look: 'hot' },
            { cells: ['TPE de services', 7920, 80, 480, 150, 2.09, 260, 11.8], look: 'hot' },
            { cells: ['Jeunes actifs', 71500, 60, 78, 34, 1.89, 30, 13.6], look: 'hot' },
            { cells: ['Familles', 38400, 60, 84, 50, 0.78, 45, 26.5] },
            { cells: ['Frontaliers et expatriés', 18000, 65, 120, 58, 0.73, 48, 14.3] },
            { cells: ['Étudiants', 72000, 60, 38, 30, 0.35, 18, 45] },
            { cells: ['Associations', 5040, 65, 130, 72, 0.19, 85, 27.1] },
            { cells: ['Seniors', 20160, 50, 60, 44, 0.16, 55, 82.5] },
            { cells: ['Total', 261370, null, null, null, 8.69, null, null], look: 'total' },
          ],
          note: 'Hypothèses d’illustration. Marge = clients × actifs × (revenu − coût de service), avant coûts fixes. Retour = coût d’acquisition ÷ marge mensuelle par client gagné, actif ou non. Totaux calculés avant arrondi.',
        },
      },
    ],
  },
  {
    folio: 13,
    title: 'Une part gagnée modeste, affichée segment par segment',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'Étudiants : 28\u00a0% des clients à gagner',
          measure: 'Clients à la fin de l’année 3, par segment',
          unit: '',
          digits: 0,
          rows: [
            { label: 'Indépendants', value: 28350, hot: true },
            { label: 'TPE de services', value: 7920, hot: true },
            { label: 'Jeunes actifs', value: 71500, hot: true },
            { label: 'Familles', value: 38400 },
            { label: 'Frontaliers et expatriés', value: 18000 },
            { label: 'Étudiants', value: 72000 },
            { label: 'Associations', value: 5040 },
            { label: 'Seniors', value: 20160 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'France, 2027 : de la population aux clients',
          columns: [
            { label: 'Segment' },
            { label: 'Population', digits: 0 },
            { label: 'Équipés', digits: 0, unit: '%' },
            { label: 'Part gagnée', digits: 1, unit: '%' },
            { label: 'Clients', digits: 0 },
          ],
          rows: [
            { cells: ['Indépendants', 3000, 27, 3.5, 28350], look: 'hot' },
            { cells: ['TPE de services', 800, 22, 4.5, 7920], look: 'hot' },
            { cells: ['Jeunes actifs', 6500, 55, 2, 71500], look: 'hot' },
            { cells: ['Familles', 15000, 32, 0.8, 38400] },
            { cells: ['Frontaliers et expatriés', 1500, 60, 2, 18000] },
            { cells: ['Étudiants', 3000, 60, 4, 72000] },
            { cells: ['Associations', 1200, 7, 6, 5040] },
            { cells: ['Seniors', 18000, 14, 0.8, 20160] },
            { cells: ['Total', 49000, null, null, 261370], look: 'total' },
          ],
          note: 'Hypothèses d’illustration ; population en milliers.',
        },
      },
      {
        kind: 'text',
        text: 'Deux bornes : les segments couvrent 77 % des comptes de particuliers que le cas central donne à la France en 2027, et 98 % des professionnels équipés : jamais plus que le marché.',
      },
      {
        kind: 'text',
        text: 'La part gagnée ne dépasse 6 % nulle part. Aucune donnée publique ne la fonde : c’est elle que la première phase mesure.',
      },
    ],
  },
  {
    folio: 22,
    title: 'Personne ne tient à la fois l’offre large et l’indépendant',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'map',
          title: 'La case à sept familles et cinq fonctions est vide',
          measure: 'Étendue de l’offre et outils de l’indépendant, illustration',
          x: { label: 'Familles de produits', from: 0, to: 8 },
          y: { label: 'Fonctions pour l’indépendant', from: 0, to: 6 },
          points: [
            { label: 'A', x: 7, y: 3 },
            { label: 'B', x: 6, y: 2 },
            { label: 'C', x: 4, y: 3 },
            { label: 'D', x: 6, y: 1 },
            { label: 'E', x: 5, y: 3 },
            { label: 'F', x: 4, y: 5 },
            { label: 'G', x: 5, y: 0 },
            { label: 'H', x: 2, y: 1 },
            { label: 'I', x: 2, y: 2 },
            { label: 'J', x: 5, y: 4 },
            { label: 'K', x: 4, y: 2 },
            { label: 'L', x: 2, y: 5 },
            { label: 'M', x: 3, y: 0 },
            { label: 'N', x: 1, y: 0 },
            { label: 'O', x: 3, y: 4 },
            { label: 'Case vide', x: 7, y: 5, hot: true },
          ],
        },
      },
      {
        kind: 'text',
        text: 'Trois acteurs proposent six familles de produits au moins ; quatre réunissent quatre fonctions d’indépendant. Aucun n’est dans les deux groupes.',
      },
      {
        kind: 'text',
        text: 'Une case vide peut signaler une demande absente. Et Qonto, supervisé par l’ACPR [8], a levé 486 M€ en 2022 [9] : entrer par un seul segment.',
      },
      { kind: 'note', text: 'Acteurs en lettres ; une étude livrée les nomme, page citée.' },
    ],
  },
  {
    folio: 23,
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
];
