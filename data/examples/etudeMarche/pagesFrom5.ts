import type { InnerPage } from '../types.ts';
import { publieChart, segmentsChart } from './figures.ts';

/** Inner pages of the extract, from page 5 of the deliverable on. */
export const pagesFrom5: readonly InnerPage[] = [
  {
    folio: 5,
    section: 'Le marché et ses moteurs',
    title: 'France et Allemagne pèsent plus de la moitié du marché',
    blocks: [
      {
        kind: 'text',
        text: 'Périmètre : cinq pays de la zone euro, particuliers et professionnels. 2,9 Md€ en 2024, dont 56 % dans deux pays.',
      },
      {
        kind: 'table',
        table: {
          caption: 'Cas central, 2024 : de la population au revenu',
          columns: [
            { label: 'Pays' },
            { label: 'Bancarisés', digits: 1 },
            { label: 'Équipés', digits: 0 },
            { label: 'Actifs', digits: 0 },
            { label: 'Revenu', digits: 0 },
            { label: 'Partic.', digits: 0 },
            { label: 'Pros', digits: 0 },
          ],
          rows: [
            { cells: ['Allemagne', 68.6, 15, 60, 95, 587, 141] },
            { cells: ['France', 51.9, 22, 60, 99, 679, 212] },
            { cells: ['Italie', 48, 16, 55, 80, 338, 124] },
            { cells: ['Espagne', 38.8, 22, 60, 80, 410, 98] },
            { cells: ['Pays-Bas', 13.9, 24, 65, 100, 216, 95] },
            { cells: ['Total', null, null, null, null, 2229, 670], look: 'total' },
          ],
          note: 'Bancarisés en M, équipés et actifs en %, revenu en €, marché des particuliers (le produit des quatre colonnes) et des professionnels en M€. Derrière : Allemagne, 70 M d’adultes dont 98 %, 4,6 M de pros dont 9 % ; France, 53 M d’adultes dont 98 %, 5,2 M de pros dont 12 % ; Italie, 50 M d’adultes dont 96 %, 5,2 M de pros dont 7 % ; Espagne, 40 M d’adultes dont 97 %, 3,6 M de pros dont 8 % ; Pays-Bas, 14 M d’adultes dont 99 %, 2,0 M de pros dont 14 % ; 340 € par pro équipé. France : 99 € par client en 2018, ACPR [16]. Le reste : hypothèses, totaux avant arrondi.',
        },
      },
      {
        kind: 'text',
        text: 'Fourchette : de 2,2 Md€\u00a0à\u00a03,8 Md€ si équipement, activité et revenu s’écartent ensemble de 10 %. Contrôle : les revenus de N26 (plus de 300 M€, source 6, prévus pour 2023, tous pays) en feraient environ 10 %.',
      },
      { kind: 'note', text: 'Hors du total : le Royaume-Uni, en livres. Une étude livrée source chaque colonne.' },
    ],
  },
  {
    folio: 6,
    section: 'Le marché et ses moteurs',
    title: 'Trois acteurs gagnent de l’argent ; de N26, on ne lit qu’une prévision de 2023',
    blocks: [
      {
        kind: 'text',
        text: 'Trois acteurs gagnent de l’argent : Revolut, plus d’un milliard de livres avant impôt en 2024 ; Monzo, depuis l’exercice clos en mars 2024 ; Starling, 301 M£, puis 223 M£ après une amende et une provision [14]. De N26, l’étude n’a que la prévision de décembre 2023 : une perte d’environ 100 M€ [6].',
      },
      { kind: 'chart', chart: publieChart },
      {
        kind: 'list',
        items: [
          'Revenu par client de Revolut en 2024 : 59\u00a0£. L’étude retient 91 € par compte actif dans cinq pays ; en France, l’ACPR relevait 99 € par client en 2018 [16].',
          'Croissance : +72 % pour Revolut en 2024, +48 % pour Monzo sur l’exercice clos en mars 2025. L’étude s’en tient à 22 % par an, 27 % au plus : ces deux acteurs grandissent aussi hors du périmètre.',
          'Le superviseur pèse : N26 n’a plus de plafond de nouveaux clients depuis le 1er juin 2024, après une amende de 9,2 M€.',
        ],
      },
      { kind: 'note', text: 'Presse : sources 1 à 7 et 14. Ce que l’étude retient : hypothèses d’illustration.' },
    ],
  },
  {
    folio: 12,
    section: 'Huit segments de clientèle',
    title: 'La rentabilité se joue sur trois segments',
    blocks: [
      { kind: 'chart', chart: segmentsChart },
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
    ],
  },
  {
    folio: 13,
    section: 'Huit segments de clientèle',
    title: 'Une part gagnée modeste, affichée segment par segment',
    blocks: [
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
    section: 'Quinze concurrents',
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
];
