import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 4 of the deliverable on. */
export const pagesFrom4: readonly InnerPage[] = [
  {
    folio: 4,
    title: 'La dépense croît de 18 % : HubSpot fait mieux, Salesforce moins',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Repères publics',
          columns: [{ label: 'Repère' }, { label: 'Valeur' }, { label: 'Portée' }],
          rows: [
            {
              cells: [
                'Dépenses mondiales en SaaS, 2024 [1]',
                '250,8 Md$, soit +18,1 %',
                'dépenses finales, toutes clientèles',
              ],
            },
            { cells: ['Prévision 2025 [1]', '299,1 Md$, soit +19,2 %', 'prévision de novembre 2024'] },
            { cells: ['HubSpot, revenus 2024 [2]', '2,63 Md$, soit +21 %', '247 939 clients fin 2024'] },
            { cells: ['Salesforce, exercice clos en janvier 2025 [3]', '37,9 Md$, soit +9 %', 'groupe entier'] },
          ],
          source: 'Gartner, HubSpot et Salesforce, sources 1 à 3',
        },
      },
      { kind: 'heading', text: 'Une seule règle de date' },
      {
        kind: 'text',
        text: 'Tout est arrêté au 13 août 2026 : prix et fonctions relevés ce jour-là, affaires closes de janvier à décembre 2025. Les repères publics lus à cette date portent sur l’exercice 2024, celui de Salesforce se fermant le 31 janvier 2025.',
      },
      { kind: 'heading', text: 'Ce que cela change pour vous' },
      {
        kind: 'list',
        items: [
          'Un éditeur dont les ventes montent de moins de 18 % par an perd du terrain sur la dépense mondiale, même en croissant.',
          'Salesforce publie un groupe entier et HubSpot plusieurs produits : ces taux donnent une échelle, pas une part de marché.',
        ],
      },
    ],
  },
  {
    folio: 14,
    title: 'Les éditeurs A et B prennent 24 affaires sur 42, jamais sur le prix',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'L’éditeur A prend 14 affaires sur 42',
          measure: 'Affaires perdues en 2025, par gagnant',
          unit: '',
          digits: 0,
          rows: [
            { label: 'Éditeur A', value: 14 },
            { label: 'Éditeur B', value: 10 },
            { label: 'Éditeur C', value: 7 },
            { label: 'Éditeur D', value: 3 },
            { label: 'Éditeur E', value: 6 },
            { label: 'Projet abandonné', value: 2 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Les 42 affaires perdues en 2025, par gagnant et par motif',
          columns: [
            { label: 'Gagnant' },
            { label: 'Intégration', digits: 0 },
            { label: 'Automat.', digits: 0 },
            { label: 'Prix', digits: 0 },
            { label: 'Notoriété', digits: 0 },
            { label: 'Autre', digits: 0 },
            { label: 'Total', digits: 0 },
          ],
          rows: [
            { cells: ['Éditeur A', 8, 3, 0, 3, 0, 14] },
            { cells: ['Éditeur B', 5, 4, 0, 1, 0, 10] },
            { cells: ['Éditeur C', 1, 0, 5, 1, 0, 7] },
            { cells: ['Éditeur D', 1, 1, 0, 0, 1, 3] },
            { cells: ['Éditeur E', 2, 3, 1, 0, 0, 6] },
            { cells: ['Projet abandonné', 0, 0, 0, 0, 2, 2] },
            { cells: ['Total', 17, 11, 6, 5, 3, 42], look: 'total' },
          ],
          note: 'Affaires closes de janvier à décembre 2025, exportées par le client, fictif.',
        },
      },
      {
        kind: 'text',
        text: 'Le prix explique 6 pertes, face aux deux éditeurs moins chers que vous, C et E. Les fonctions en expliquent 28 : chaque fois, le gagnant est mieux noté que vous sur au moins un critère en cause.',
      },
    ],
  },
  {
    folio: 27,
    title: 'Deuxième score, mais deux familles sous la moyenne',
    lead: 'Chaque note est la moyenne de sept critères, relevés dans la documentation publique et les versions d’essai, jamais sur la plaquette.',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'dots',
          title: 'Deux lacunes : automatisation et intégrations',
          measure: 'Note de 0 à 4 par famille, moyenne de sept critères',
          columns: ['Pipeline', 'Automatisation', 'Rapports', 'Intégrations', 'Mobile', 'Conformité'],
          max: 4,
          digits: 1,
          scale: ['0 absent', '1', '2', '3', '4 complet et réglable'],
          rows: [
            { label: 'Éditeur A', values: [3.9, 3.9, 3.7, 3.9, 2.9, 2.1] },
            { label: 'Éditeur B', values: [3, 3.7, 2.1, 3.1, 2, 2.1] },
            { label: 'Éditeur C', values: [2.9, 1.6, 1.9, 2, 3, 3] },
            { label: 'Votre offre', values: [3.9, 2, 3.1, 2, 3, 3.9], hot: true },
            { label: 'Éditeur D', values: [2.1, 2.7, 2.7, 1.4, 2, 3.9] },
            { label: 'Éditeur E', values: [2, 3.4, 2.1, 2.1, 3.7, 1.1] },
          ],
        },
      },
      {
        kind: 'text',
        text: 'Sous la moyenne des six : automatisation (2,00 contre 2,88) et intégrations (2,00 contre 2,43). Ensemble, 40 % du score. Partout ailleurs, vous êtes au-dessus.',
      },
      {
        kind: 'table',
        table: {
          caption: 'Score pondéré et coût, pour 25 utilisateurs',
          columns: [
            { label: 'Acteur' },
            { label: 'Score', digits: 1 },
            { label: 'Prix par utilisateur', digits: 0, unit: '€' },
            { label: 'Coût, année 1', digits: 0, unit: '€' },
            { label: 'Part du panel', digits: 0, unit: '%' },
          ],
          rows: [
            { cells: ['Éditeur A', 89.1, 89, 35700, 31] },
            { cells: ['Éditeur B', 71.4, 69, 25200, 17] },
            { cells: ['Éditeur C', 57.7, 29, 8700, 22] },
            { cells: ['Votre offre', 73, 45, 15000, 9], look: 'hot' },
            { cells: ['Éditeur D', 58.9, 59, 23700, 8] },
            { cells: ['Éditeur E', 60.5, 39, 11700, 6] },
            { cells: ['Autres', null, null, null, 7] },
          ],
          note: 'Score sur 100 : familles pondérées 25, 20, 15, 20, 10, 10. Prix mensuel hors taxes relevé le 13 août 2026. Coût : 12 mois et mise en route. Données d’illustration.',
        },
      },
    ],
  },
  {
    folio: 33,
    title: 'Trois intégrations manquent, chacune complète chez deux éditeurs au moins',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Intégrations : note de 0 à 4, critère par critère',
          columns: [
            { label: 'Critère' },
            { label: 'A', digits: 0 },
            { label: 'B', digits: 0 },
            { label: 'C', digits: 0 },
            { label: 'Vous', digits: 0 },
            { label: 'D', digits: 0 },
            { label: 'E', digits: 0 },
          ],
          rows: [
            { cells: ['Comptabilité', 4, 2, 3, 1, 3, 1] },
            { cells: ['Téléphonie', 4, 4, 1, 1, 1, 3] },
            { cells: ['Agenda', 4, 4, 2, 1, 1, 2] },
            { cells: ['Messagerie', 4, 3, 2, 3, 1, 3] },
            { cells: ['Formulaires web', 4, 3, 2, 3, 1, 2] },
            { cells: ['Signature électronique', 4, 3, 2, 2, 2, 2] },
            { cells: ['Interface de programmation', 3, 3, 2, 3, 1, 2] },
            { cells: ['Moyenne', 3.86, 3.14, 2, 2, 1.43, 2.14], digits: 2, look: 'total' },
          ],
          note: 'Échelle : 0 : absent ; 1 : par un tiers ; 2 : limité ; 3 : complet ; 4 : complet et réglable.',
          dense: true,
        },
      },
      {
        kind: 'text',
        text: 'Comptabilité, téléphonie et agenda passent chez vous par un tiers. Chacune est complète chez deux concurrents au moins.',
      },
      {
        kind: 'table',
        table: {
          caption: 'Intégration demandée, dans les affaires perdues sur ce motif',
          columns: [{ label: 'Intégration' }, { label: 'Affaires', digits: 0 }],
          rows: [
            { cells: ['Comptabilité', 6] },
            { cells: ['Téléphonie', 5] },
            { cells: ['Agenda', 3] },
            { cells: ['Autres', 3] },
            { cells: ['Total', 17], look: 'total' },
          ],
          dense: true,
        },
      },
    ],
  },
  {
    folio: 41,
    title: 'À 45 €, votre prix ne dit pas votre rang',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'map',
          title: 'Deuxième score sur six, troisième prix le plus bas',
          measure: 'Prix mensuel par utilisateur et score sur 100 ; disque plein : votre offre',
          x: { label: 'Prix', from: 20, to: 100, unit: '€' },
          y: { label: 'Score', from: 50, to: 100, digits: 1 },
          points: [
            { label: 'A : 89 €, 89,1', x: 89, y: 89.11 },
            { label: 'B : 69 €, 71,4', x: 69, y: 71.43 },
            { label: 'C : 29 €, 57,7', x: 29, y: 57.68 },
            { label: 'Vous : 45 €, 73,0', x: 45, y: 73.04, hot: true },
            { label: 'D : 59 €, 58,9', x: 59, y: 58.93 },
            { label: 'E : 39 €, 60,5', x: 39, y: 60.54 },
          ],
        },
      },
      {
        kind: 'text',
        text: 'Seul l’éditeur A vous devance, à près du double du prix. B et D sont moins bien notés et plus chers ; C et E sont moins bien notés et moins chers.',
      },
    ],
  },
];
