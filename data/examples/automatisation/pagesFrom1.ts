import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 1 of the deliverable on. */
export const pagesFrom1: readonly InnerPage[] = [
  {
    folio: 1,
    title: 'Automatiser six processus, en laisser six',
    lead: 'La première année coûte 27 058 € et rapporte 35 803 € en heures réemployées. Rapports mensuels d’abord : l’essai de la deuxième\u00a0semaine dit s’il faut continuer.',
    split: {
      caption: 'Coût de la première année : 27 058 €',
      parts: [
        { label: 'Intégration', share: 47, amount: '12 650 €' },
        { label: 'Outils', share: 27, amount: '7 230 €' },
        { label: 'Entretien', share: 15, amount: '4 092 €' },
        { label: 'Formation', share: 11, amount: '3 086 €' },
      ],
    },
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Retour sur investissement, première année',
          columns: [{ label: 'Ligne' }, { label: 'Calcul' }, { label: 'Montant', digits: 0, unit: '€' }],
          rows: [
            { cells: ['Gain', 'heures libérées × 34 € × 70 %', 35803], look: 'total' },
            { cells: ['Intégration', '23 jours × 550 €', 12650] },
            { cells: ['Formation [4]', '92 h × 34 €', 3086] },
            { cells: ['Outils', 'abonnements, dès chaque mise en service', 7230] },
            { cells: ['Entretien', '122 h × 34 €', 4092] },
            { cells: ['Coût', null, 27058], look: 'total' },
            { cells: ['Solde', 'gain − coût', 8745] },
            { cells: ['Retour, première année', 'solde ÷ coût', 32], unit: '%', signed: true },
            { cells: ['Retour sur trois ans', 'même calcul, 36 mois', 136], unit: '%', signed: true },
          ],
          note: 'Coût horaire : 54 000 € chargés par an ÷ 1 610 heures travaillées. Simulation indicative, sans promesse de résultat.',
        },
      },
    ],
  },
  {
    folio: 3,
    title: 'Déclaré par l’équipe, contrôlé sur 51 cas',
    lead: 'Chaque responsable déclare ses temps ; l’audit les confronte aux traces que l’agence garde déjà, et retient le plus court des deux. 335 heures déclarées par mois deviennent 312 heures. La précaution se justifie : dans une expérience de 2025, des développeurs se croyaient 20 % plus rapides avec l’IA et étaient 19 % plus lents [1].',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'Rapports mensuels : 35\u00a0% des heures',
          measure: 'Heures retenues par mois',
          unit: 'h',
          digits: 1,
          rows: [
            { label: 'Rapports mensuels', value: 109.2, hot: true },
            { label: 'Comptes rendus de réunion', value: 30.4 },
            { label: 'Saisie des temps', value: 27.3 },
            { label: 'Qualification des demandes', value: 30 },
            { label: 'Premiers jets de contenus', value: 92.7 },
            { label: 'Facturation et relances', value: 22 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Six processus : temps déclaré, contrôlé, retenu',
          columns: [
            { label: 'Processus' },
            { label: 'Cas par mois', digits: 0 },
            { label: 'Déclaré', digits: 0, unit: 'min' },
            { label: 'Cas contrôlés', digits: 0 },
            { label: 'Médiane', digits: 0, unit: 'min' },
            { label: 'Retenu', digits: 0, unit: 'min' },
            { label: 'Par mois', digits: 1, unit: 'h' },
          ],
          rows: [
            { cells: ['Rapports mensuels', 25, 270, 5, 262, 262, 109.2] },
            { cells: ['Comptes rendus de réunion', 48, 45, 8, 38, 38, 30.4] },
            { cells: ['Saisie des temps', 78, 25, 10, 21, 21, 27.3] },
            { cells: ['Qualification des demandes', 120, 15, 12, 17, 15, 30] },
            { cells: ['Premiers jets de contenus', 40, 150, 6, 139, 139, 92.7] },
            { cells: ['Facturation et relances', 60, 24, 10, 22, 22, 22] },
            { cells: ['Total', null, null, 51, null, null, 311.5], look: 'total' },
          ],
          note: 'Retenu : le plus court du temps déclaré et de la médiane contrôlée. Total calculé avant arrondi. Données d’illustration.',
        },
      },
    ],
  },
  {
    folio: 4,
    title: '185 minutes avant la première ligne d’analyse',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'flow',
          title: 'Un rapport passe de 262 à 82 minutes, relecture humaine comprise',
          measure: 'Minutes par rapport ; 25 rapports par mois',
          lanes: [
            {
              label: 'Avant',
              steps: [
                { label: 'Exporter cinq sources', minutes: 55 },
                { label: 'Copier au tableur', minutes: 48 },
                { label: 'Corriger les écarts', minutes: 42 },
                { label: 'Tracer les graphiques', minutes: 40 },
                { label: 'Rédiger l’analyse', minutes: 50 },
                { label: 'Relire', minutes: 20 },
                { label: 'Envoyer', minutes: 7 },
              ],
            },
            {
              label: 'Après',
              steps: [
                { label: 'Collecte et graphiques', minutes: 0, automatic: true },
                { label: 'Contrôler les écarts', minutes: 15 },
                { label: 'Analyser sur brouillon', minutes: 40 },
                { label: 'Relire', minutes: 20 },
                { label: 'Valider l’envoi', minutes: 7 },
              ],
            },
          ],
        },
      },
      {
        kind: 'text',
        text: '25 rapports par mois à 262 minutes : 109 heures. Les quatre premières étapes ne contiennent pas une ligne d’analyse.',
      },
      {
        kind: 'text',
        text: 'Hypothèse : une collecte échoue dans 12 % des cas. Le rapport repasse alors par l’ancienne méthode ; le gain moyen est de 158 minutes.',
      },
    ],
  },
  {
    folio: 5,
    title: 'Un processus, avant et après',
    lead: 'Sept étapes deviennent cinq. La relecture et l’envoi, qui engagent l’agence, restent humains et prennent le même temps qu’avant. Le rapport méritait d’être examiné le premier : 88 % de 1 721 marketeurs interrogés en 2021 disaient en produire régulièrement [2].',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'Rapports mensuels : 43\u00a0% des heures libérées',
          measure: 'Heures libérées par mois (prévision)',
          unit: 'h',
          digits: 1,
          rows: [
            { label: 'Rapports mensuels', value: 66, hot: true },
            { label: 'Comptes rendus de réunion', value: 18.7 },
            { label: 'Saisie des temps', value: 16.1 },
            { label: 'Qualification des demandes', value: 18.7 },
            { label: 'Premiers jets de contenus', value: 23.6 },
            { label: 'Facturation et relances', value: 11.7 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Les mêmes processus, une fois automatisés (prévision)',
          columns: [
            { label: 'Processus' },
            { label: 'Avant', digits: 0, unit: 'min' },
            { label: 'Temps humain après', digits: 0, unit: 'min' },
            { label: 'Exceptions', digits: 0, unit: '%' },
            { label: 'Gain par cas', digits: 0, unit: 'min' },
            { label: 'Gain par mois', digits: 1, unit: 'h' },
          ],
          rows: [
            { cells: ['Rapports mensuels', 262, 82, 12, 158, 66] },
            { cells: ['Comptes rendus de réunion', 38, 12, 10, 23, 18.7] },
            { cells: ['Saisie des temps', 21, 8, 5, 12, 16.1] },
            { cells: ['Qualification des demandes', 15, 4, 15, 9, 18.7] },
            { cells: ['Premiers jets de contenus', 139, 97, 15, 35, 23.6] },
            { cells: ['Facturation et relances', 22, 9, 10, 12, 11.7] },
            { cells: ['Total', null, null, null, null, 154.8], look: 'total' },
          ],
          note: 'Une exception repasse par l’ancienne méthode. Premiers jets : 30 % de temps en moins, au-dessous des 40 % mesurés sur des tâches plus courtes [3].',
        },
      },
    ],
  },
  {
    folio: 16,
    title: 'Rapports mensuels d’abord, facturation et relances en dernier',
    lead: 'L’ordre est celui du calcul : le coût de la mise en place, divisé par ce qu’elle rapporte chaque mois. Les six chantiers se remboursent chacun en moins de 12 mois.',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'Rapports mensuels d’abord : la mise en place la plus chère, la plus vite remboursée',
          measure: 'Mois pour rembourser chaque chantier, à plein régime',
          unit: 'mois',
          digits: 1,
          rows: [
            { label: 'Rapports mensuels', value: 4.2, hot: true },
            { label: 'Qualification des demandes', value: 6.6 },
            { label: 'Premiers jets de contenus', value: 7.5 },
            { label: 'Saisie des temps', value: 7.7 },
            { label: 'Comptes rendus de réunion', value: 8.7 },
            { label: 'Facturation et relances', value: 8.9 },
          ],
        },
      },
      {
        kind: 'text',
        text: 'Chaque chantier rembourse sa propre mise en place : 4,2 mois pour le premier, 8,9 pour le dernier. Au-delà de 12 mois, un chantier est écarté.',
      },
      {
        kind: 'table',
        table: {
          caption: 'L’ordre des travaux : du plus vite remboursé au plus lent',
          columns: [
            { label: 'Chantier' },
            { label: 'Net par mois', digits: 0, unit: '€' },
            { label: 'Coût', digits: 0, unit: '€' },
            { label: 'Retour', digits: 1, unit: 'mois' },
          ],
          rows: [
            { cells: ['1. Rapports mensuels', 1202, 5104, 4.2] },
            { cells: ['2. Qualification des demandes', 363, 2401, 6.6] },
            { cells: ['3. Premiers jets de contenus', 474, 3542, 7.5] },
            { cells: ['4. Saisie des temps', 182, 1402, 7.7] },
            { cells: ['5. Comptes rendus de réunion', 172, 1502, 8.7] },
            { cells: ['6. Facturation et relances', 201, 1784, 8.9] },
          ],
          note: 'Coût : intégration et formation. Net par mois : heures réemployées, moins outils et entretien. Retour : l’un divisé par l’autre, à plein régime.',
        },
      },
    ],
  },
];
