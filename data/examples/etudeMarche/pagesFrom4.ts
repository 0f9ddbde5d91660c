import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 4 of the deliverable on. */
export const pagesFrom4: readonly InnerPage[] = [
  {
    folio: 4,
    title: '2,9 Md€ en 2024, 5,3 Md€ en 2027',
    lead: 'Cinq pays de la zone euro, du bas vers le haut : adultes bancarisés, équipés d’une néobanque, actifs, puis revenu par compte. L’incertitude fait partie de la réponse : de 3,0 à 7,7 Md€ en 2027.',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'lines',
          title: 'Même le cas prudent finit au-dessus du point de départ central',
          measure:
            'Revenus des néobanques dans les cinq pays, en Md€ : année de départ estimée, suite projetée. Hypothèses d’illustration',
          unit: 'Md€',
          digits: 1,
          forecast: true,
          labels: ['2024', '2025', '2026', '2027'],
          series: [
            { name: 'Haut', values: [3.8, 5, 6.3, 7.7], dashed: true },
            { name: 'Central', values: [2.9, 3.7, 4.4, 5.3], hot: true },
            { name: 'Prudent', values: [2.2, 2.5, 2.7, 3], dashed: true },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Trois cas, une même formule',
          columns: [
            { label: '' },
            { label: 'Prudent', digits: 0 },
            { label: 'Central', digits: 0 },
            { label: 'Haut', digits: 0 },
          ],
          rows: [
            { cells: ['Comptes de particuliers actifs, 2024', 19.9, 24.5, 29.7], digits: 1, unit: 'M' },
            { cells: ['Revenu par compte actif, 2024', 82, 91, 100], unit: '€' },
            { cells: ['Équipement des particuliers, points par an', 2, 4, 5], signed: true },
            { cells: ['Équipement des professionnels, points par an', 1.5, 3, 4], digits: 1, signed: true },
            { cells: ['Revenu par compte, par an', 0, 2, 4], signed: true, unit: '%' },
            { cells: ['Marché 2024', 2.2, 2.9, 3.8], digits: 1, unit: 'Md€', look: 'total' },
            { cells: ['Marché 2027', 3, 5.3, 7.7], digits: 1, unit: 'Md€', look: 'total' },
            { cells: ['Croissance par an', 12, 22, 27], signed: true, unit: '%' },
          ],
          note: 'Hypothèses d’illustration. Comptes actifs = adultes × bancarisés × équipés × actifs ; marché = comptes actifs × revenu, plus professionnels équipés × revenu.',
        },
      },
    ],
  },
  {
    folio: 5,
    title: 'France et Allemagne pèsent plus de la moitié du marché',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'France en tête : 0,9 Md€',
          measure: 'Revenus des néobanques par pays en 2024, particuliers et professionnels, en M€',
          unit: 'M€',
          digits: 0,
          rows: [
            { label: 'France', value: 891, hot: true },
            { label: 'Allemagne', value: 727, hot: true },
            { label: 'Espagne', value: 508 },
            { label: 'Italie', value: 462 },
            { label: 'Pays-Bas', value: 311 },
          ],
        },
      },
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
    title: 'Trois acteurs gagnent de l’argent ; de N26, on ne lit qu’une prévision de 2023',
    blocks: [
      {
        kind: 'text',
        text: 'Trois acteurs gagnent de l’argent : Revolut, plus d’un milliard de livres avant impôt en 2024 ; Monzo, depuis l’exercice clos en mars 2024 ; Starling, 301 M£, puis 223 M£ après une amende et une provision [14]. De N26, l’étude n’a que la prévision de décembre 2023 : une perte d’environ 100 M€ [6].',
      },
      {
        kind: 'chart',
        chart: {
          type: 'columns',
          title: 'Revolut a plus que triplé ses revenus en deux ans',
          measure: 'Revenus annuels publiés, en M£',
          digits: 0,
          source: 'presse, sources 1 à 3',
          bars: [
            { label: '2022', value: 923 },
            { label: '2023', value: 1800 },
            { label: '2024', value: 3100 },
          ],
        },
      },
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
    folio: 7,
    title: 'L’hypothèse clé face aux comptes publiés',
    lead: 'Tout repose sur le revenu par client. Voici les comptes que rapporte la presse, dans leur devise.',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Ce que la presse rapporte de leurs comptes, dans leur devise',
          columns: [
            { label: 'Acteur, exercice' },
            { label: 'Revenus' },
            { label: 'Résultat' },
            { label: 'Clients' },
            { label: 'Revenu par client, sur douze mois' },
            { label: 'Source' },
          ],
          rows: [
            { cells: ['Revolut, 2022', '923 M£', '5,8 M£, bénéfice net', '26,2 M, particuliers', '35\u00a0£', '1'] },
            { cells: ['Revolut, 2023', '1,8 Md£', '438 M£', 'non repris', 'non calculable', '2'] },
            { cells: ['Revolut, 2024', '3,1 Md£', '1,1 Md£', '52,5 M', '59\u00a0£', '3'] },
            { cells: ['Monzo, mars 2024 (13 mois)', '880 M£, bruts', '15,4 M£', '9,7 M', '84\u00a0£', '4'] },
            { cells: ['Monzo, mars 2025', '1,2 Md£', '60,5 M£', 'plus de 12 M', 'au plus 100\u00a0£', '5'] },
            { cells: ['Starling, mars 2024', '682 M£', '301 M£', 'non repris', 'non calculable', '14'] },
            { cells: ['Starling, mars 2025', '714 M£', '223 M£', 'non repris', 'non calculable', '14'] },
            {
              cells: [
                'N26, 2023, prévision',
                'plus de 300 M€',
                'perte nette attendue d’environ 100 M€',
                'non repris',
                'non calculable',
                '6',
              ],
            },
          ],
          note: 'Rapporté par la presse, sauf la colonne « Revenu par client », déduite : revenus divisés par les clients en fin d’exercice, ramenés à douze mois. Livres et euros ne sont jamais additionnés ni convertis. « Client » recouvre des définitions différentes (Lydia annonce 8 M d’utilisateurs [11], et 1,8 M de cartes Sumeria activées [10]) : les lignes se lisent, elles ne se somment pas.',
          source: 'presse, sources 1 à 6 et 14',
        },
      },
    ],
  },
];
