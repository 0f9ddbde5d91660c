import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 42 of the deliverable on. */
export const pagesFrom42: readonly InnerPage[] = [
  {
    folio: 42,
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
    folio: 46,
    title: 'Combler deux lacunes, puis relever le prix',
    lead: 'Trois intégrations et des scénarios prêts à l’emploi portent le score de 73,0 à 79,5. Le prix suit, de 45 à 54 €, au bout de 7 mois.',
    split: {
      caption: 'Motifs des 42 affaires perdues, parts arrondies pour totaliser 100 %',
      parts: [
        { label: 'Intégrations', share: 41, amount: '17 affaires' },
        { label: 'Automatisation', share: 26, amount: '11 affaires' },
        { label: 'Notoriété et autres', share: 19, amount: '8 affaires' },
        { label: 'Prix', share: 14, amount: '6 affaires' },
      ],
    },
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'L’écart avec le premier passe de 16,1 à 9,6 points',
          measure: 'Score pondéré sur 100, l’offre avant et après les deux chantiers',
          unit: '',
          digits: 1,
          rows: [
            { label: 'Éditeur A', value: 89.1 },
            { label: 'Votre offre, après', value: 79.5, hot: true },
            { label: 'Votre offre, aujourd’hui', value: 73, hot: true },
            { label: 'Éditeur B', value: 71.4 },
            { label: 'Éditeur E', value: 60.5 },
            { label: 'Éditeur D', value: 58.9 },
            { label: 'Éditeur C', value: 57.7 },
          ],
        },
      },
    ],
  },
  {
    folio: 47,
    title: 'Extrait de l’analyse',
    lead: 'Page 47 du rapport : le diagnostic commercial, tel que vous le recevriez.',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'Deux lacunes expliquent 28 des 42 affaires perdues',
          measure: 'Motif principal déclaré, sur 42 affaires perdues en 2025',
          unit: '',
          digits: 0,
          rows: [
            { label: 'Intégration manquante', value: 17, hot: true },
            { label: 'Automatisation trop courte', value: 11, hot: true },
            { label: 'Prix', value: 6 },
            { label: 'Notoriété', value: 5 },
            { label: 'Autre', value: 3 },
          ],
        },
      },
      {
        kind: 'text',
        text: 'Vous gagnez 38 affaires sur 80, soit 47,5 %. Ce n’est pas d’abord un problème de prix : il n’explique que 6 pertes sur 42. Dans 28 cas, le client voulait une fonction que l’offre n’a pas, ou pas assez.',
      },
      {
        kind: 'text',
        text: 'Les trois intégrations les plus demandées sont la comptabilité, la téléphonie et l’agenda. Elles manquent dans 14 des 17 affaires perdues sur ce motif, et chacune est complète chez deux concurrents au moins.',
      },
      {
        kind: 'text',
        text: 'Si la moitié de ces 28 affaires avait été gagnée, le taux passerait de 38 à 52 sur 80, soit 65 %. C’est une borne haute : le motif déclaré n’est pas toujours le vrai.',
      },
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'Comptabilité d’abord : 6 affaires sur 17',
          measure: 'Intégration demandée, dans les affaires perdues sur ce motif',
          unit: '',
          digits: 0,
          rows: [
            { label: 'Comptabilité', value: 6 },
            { label: 'Téléphonie', value: 5 },
            { label: 'Agenda', value: 3 },
            { label: 'Autres', value: 3 },
          ],
        },
      },
    ],
  },
];
