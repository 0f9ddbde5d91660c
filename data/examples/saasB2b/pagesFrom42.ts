import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 42 of the deliverable on. */
export const pagesFrom42: readonly InnerPage[] = [
  {
    folio: 42,
    section: 'Matrice fonctionnelle et prix',
    title: 'Un éditeur réel : chez Salesforce, 45 € ne paient pas l’interface de programmation',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'Une offre sur quatre est moins chère que la vôtre',
          measure: 'Euros par utilisateur et par mois',
          unit: '€',
          digits: 0,
          source: 'Salesforce, source 4 ; votre offre, donnée d’illustration',
          rows: [
            { label: 'Votre offre', value: 45, hot: true },
            { label: 'Salesforce Starter Suite', value: 25 },
            { label: 'Salesforce Pro Suite', value: 100 },
            { label: 'Salesforce Enterprise', value: 175 },
            { label: 'Salesforce Unlimited', value: 350 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Salesforce Sales Cloud, prix publics du 13 août 2026 [4]',
          columns: [
            { label: 'Offre' },
            { label: 'Par utilisateur et par mois', digits: 0, unit: '€' },
            { label: 'Interface de programmation' },
            { label: 'Facturation' },
          ],
          rows: [
            { cells: ['Starter Suite', 25, 'option payante', 'au mois ou à l’année'] },
            { cells: ['Pro Suite', 100, 'option payante', 'à l’année'] },
            { cells: ['Enterprise', 175, 'comprise', 'à l’année'] },
            { cells: ['Unlimited', 350, 'comprise', 'à l’année'] },
          ],
          note: 'Offre gratuite et offre Agentforce non reprises.',
          source: 'Salesforce, source 4',
        },
      },
      {
        kind: 'text',
        text: 'Un éditeur ne se note pas sans essai : Salesforce n’entre donc pas dans la matrice. Son tarif public, lui, se lit comme ceux du panel.',
      },
      {
        kind: 'list',
        items: [
          'Votre offre, à 45 €, se place entre ses deux premières. Relier un autre logiciel y demande une option, ou l’offre Enterprise : ce critère, la matrice le note à part du prix.',
          'L’engagement compte autant que le prix : trois offres sur quatre se paient à l’année.',
        ],
      },
    ],
  },
  {
    folio: 44,
    section: 'Matrice fonctionnelle et prix',
    title: 'Lacunes comblées, le rang ne dépend plus des pondérations essayées',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Votre note face à la moyenne des six',
          columns: [
            { label: 'Famille' },
            { label: 'Poids', digits: 0, unit: '%' },
            { label: 'Vous', digits: 2 },
            { label: 'Moyenne', digits: 2 },
          ],
          rows: [
            { cells: ['Pipeline', 25, 3.86, 2.95] },
            { cells: ['Automatisation', 20, 2, 2.88], look: 'hot' },
            { cells: ['Rapports', 15, 3.14, 2.62] },
            { cells: ['Intégrations', 20, 2, 2.43], look: 'hot' },
            { cells: ['Mobile', 10, 3, 2.76] },
            { cells: ['Conformité', 10, 3.86, 2.69] },
          ],
          dense: true,
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Place de votre offre si une famille pèse 10 points de plus',
          columns: [
            { label: 'Famille renforcée' },
            { label: 'Aujourd’hui' },
            { label: 'Lacunes comblées' },
            { label: 'Score alors', digits: 1 },
          ],
          rows: [
            { cells: ['Pipeline', 'deuxième', 'deuxième', 81.7] },
            { cells: ['Automatisation', 'troisième', 'deuxième', 77.1], look: 'hot' },
            { cells: ['Rapports', 'deuxième', 'deuxième', 79.4] },
            { cells: ['Intégrations', 'troisième', 'deuxième', 78.5], look: 'hot' },
            { cells: ['Mobile', 'deuxième', 'deuxième', 79] },
            { cells: ['Conformité', 'deuxième', 'deuxième', 81.3] },
          ],
          note: 'Les autres familles cèdent ces points en proportion de leur poids.',
        },
      },
      {
        kind: 'text',
        text: 'Avec 10 points de plus sur une famille, vous tombez troisième dans 2 cas : automatisation et intégrations. Une fois les lacunes comblées, vous êtes deuxième dans les six.',
      },
    ],
  },
  {
    folio: 49,
    section: 'Recommandations',
    title: 'Combler deux lacunes, puis passer de 45 à 54 €',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Ce qu’il faut faire, et l’effet attendu (notes de 0 à 4)',
          columns: [{ label: 'Action' }, { label: 'Avant' }, { label: 'Après' }, { label: 'Échéance' }],
          rows: [
            { cells: ['Trois intégrations : comptabilité, téléphonie, agenda', '2,00', '2,86', '4 mois'] },
            { cells: ['Scénarios d’automatisation prêts à l’emploi', '2,00', '2,43', '6 mois'] },
            { cells: ['Prix par utilisateur, nouveaux clients', '45 €', '54 €', '7 mois'] },
            { cells: ['Score pondéré', '73,0', '79,5', '6 mois'], look: 'total' },
            { cells: ['Coût année 1, 25 utilisateurs', '15 000 €', '17 700 €', '7 mois'], look: 'total' },
          ],
          dense: true,
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Cinq prix essayés, lacunes comblées',
          columns: [
            { label: 'Prix' },
            { label: 'Coût, année 1', digits: 0, unit: '€' },
            { label: 'Sous B et D, au moins', digits: 0, unit: '%' },
            { label: 'Ventes qu’on peut perdre', digits: 0 },
          ],
          rows: [
            { cells: ['45 €', 15000, 36, 0] },
            { cells: ['49 €', 16200, 31, 3] },
            { cells: ['54 €', 17700, 25, 6], look: 'hot' },
            { cells: ['59 €', 19200, 18, 9] },
            { cells: ['64 €', 20700, 12, 11] },
          ],
          note: 'Règle : le prix le plus haut qui reste au moins 25 % sous les éditeurs B et D, que l’offre devance. Dernière colonne : ventes perdues sur 38 sans que les abonnements rapportent moins qu’à 45 €.',
          dense: true,
        },
      },
      {
        kind: 'text',
        text: 'À 59 €, l’écart avec les éditeurs devancés tombe à 18 %. À 54 €, vous pouvez perdre 6 ventes sur 38 sans que les abonnements rapportent moins.',
      },
    ],
  },
  {
    folio: 51,
    section: 'Recommandations',
    title: 'La conclusion tient face aux cinq éditeurs',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'L’offre à 54 € face à chacun des cinq éditeurs',
          columns: [
            { label: 'Face à' },
            { label: 'Score', digits: 1, signed: true },
            { label: 'Coût, année 1', digits: 0, unit: '€', signed: true },
            { label: 'Par point', digits: 0, unit: '€' },
            { label: 'Cet éditeur est…' },
          ],
          rows: [
            { cells: ['Éditeur A', -9.6, -18000, 1867, 'meilleur, plus cher'] },
            { cells: ['Éditeur B', 8, -7500, null, 'devancé'] },
            { cells: ['Éditeur C', 21.8, 9000, 413, 'moins cher, moins bon'] },
            { cells: ['Éditeur D', 20.5, -6000, null, 'devancé'] },
            { cells: ['Éditeur E', 18.9, 6000, 317, 'moins cher, moins bon'] },
          ],
          note: 'Écarts : votre offre moins l’éditeur. « Par point » : ce que coûte un point de score de plus, du moins cher au meilleur.',
        },
      },
      {
        kind: 'text',
        text: 'Aucun éditeur n’est à la fois mieux noté et moins cher. B et D sont devancés sur les deux tableaux. Face aux moins chers, un point de plus coûte 413 € (C) et 317 € (E) la première année ; passer à l’éditeur A coûte 1 867 € le point.',
      },
      { kind: 'heading', text: 'Ce qui ferait renoncer à la hausse' },
      {
        kind: 'list',
        items: [
          'Plus de 6 ventes perdues pour le prix sur 38.',
          'Une des trois intégrations livrée avec plus de deux mois de retard.',
          'Une baisse de prix de l’éditeur B ou D qui ramène l’écart sous le quart.',
        ],
      },
    ],
  },
];
