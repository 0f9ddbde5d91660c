import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 27 of the deliverable on. */
export const pagesFrom27: readonly InnerPage[] = [
  {
    folio: 27,
    title: 'Dix\u00a0semaines, un chantier après l’autre',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: '23 jours d’intégration, dont 8 pour le premier chantier',
          measure: 'Jours d’intégration par chantier, dans l’ordre des travaux',
          unit: 'jours',
          digits: 0,
          rows: [
            { label: 'Rapports mensuels', value: 8, hot: true },
            { label: 'Qualification des demandes', value: 4 },
            { label: 'Premiers jets de contenus', value: 4 },
            { label: 'Saisie des temps', value: 2 },
            { label: 'Comptes rendus de réunion', value: 2 },
            { label: 'Facturation et relances', value: 3 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Déploiement, à 2,5 jours d’intégration par semaine',
          columns: [
            { label: 'Semaine' },
            { label: 'Chantier' },
            { label: 'Jours', digits: 0 },
            { label: 'Condition de mise en service' },
          ],
          rows: [
            { cells: ['1–4', 'Rapports mensuels', 8, 'aucun chiffre faux chez le client'] },
            { cells: ['4–5', 'Qualification des demandes', 4, 'aucune demande sérieuse écartée'] },
            { cells: ['5–7', 'Premiers jets de contenus', 4, 'note des clients inchangée'] },
            { cells: ['7–8', 'Saisie des temps', 2, 'totaux égaux à la paie'] },
            { cells: ['8', 'Comptes rendus de réunion', 2, 'accord écrit des participants'] },
            { cells: ['9–10', 'Facturation et relances', 3, 'aucune relance sans accord'] },
            { cells: ['Total', null, 23, null], look: 'total' },
          ],
        },
      },
      {
        kind: 'text',
        text: 'L’ordre est celui du délai de remboursement. Le premier essai porte sur 5 rapports faits en double, après 3 jours d’intégration.',
      },
    ],
  },
  {
    folio: 28,
    title: 'À chaque point d’arrêt, une part du coût peut être évitée',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'Au dernier point d’arrêt, 12\u00a0132\u00a0€ peuvent encore être économisés',
          measure: 'Ce qu’un arrêt évite de dépenser la première année',
          unit: '€',
          digits: 0,
          rows: [
            { label: 'Essai sur 5 cas : rapports mensuels', value: 25408 },
            { label: 'Rapports mensuels', value: 21734 },
            { label: 'Qualification des demandes', value: 18972 },
            { label: 'Premiers jets de contenus', value: 15430 },
            { label: 'Saisie des temps', value: 13866 },
            { label: 'Comptes rendus de réunion', value: 12132 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Six\u00a0points d’arrêt',
          columns: [
            { label: 'Après' },
            { label: 'Semaine', digits: 0 },
            { label: 'Gain exigé', digits: 0, unit: 'min' },
            { label: 'Dépensé', digits: 0, unit: '€' },
            { label: 'Évité', digits: 0, unit: '€' },
          ],
          rows: [
            { cells: ['Essai sur 5 cas : rapports mensuels', 2, 80, 1650, 25408] },
            { cells: ['Rapports mensuels', 4, 80, 5324, 21734] },
            { cells: ['Qualification des demandes', 5, 6, 8087, 18972] },
            { cells: ['Premiers jets de contenus', 7, 25, 11628, 15430] },
            { cells: ['Saisie des temps', 8, 11, 13192, 13866] },
            { cells: ['Comptes rendus de réunion', 8, 21, 14926, 12132] },
          ],
          note: 'Gain exigé : par cas, mesuré sur les premiers cas réels ; au-dessous, le chantier ne se rembourse pas en 12 mois. Évité, si l’on arrête : le reste du coût de la première année.',
        },
      },
      {
        kind: 'text',
        text: 'Sur 27 058 € prévus la première année, 1 650 € sont dépensés au premier point d’arrêt. Avant le dernier chantier, 12 132 € peuvent encore être évités.',
      },
      {
        kind: 'text',
        text: 'Les abonnements se prennent au mois : aucun ne commence avant le mois où son chantier entre en service.',
      },
    ],
  },
  {
    folio: 32,
    title: 'Ce qui casse, ce qui reste humain, et que faire en cas de panne',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Outils, erreurs, points de rupture',
          columns: [
            { label: 'Processus' },
            { label: 'Outil d’aujourd’hui' },
            { label: 'Ce qui casse' },
            { label: 'Exceptions prévues', digits: 0, unit: '%' },
          ],
          rows: [
            { cells: ['Rapports mensuels', 'régies, tableur', 'colonne renommée par une régie', 12] },
            { cells: ['Comptes rendus de réunion', 'notes, courriel', 'nom mal transcrit', 10] },
            { cells: ['Saisie des temps', 'logiciel de temps', 'projet confondu avec un autre', 5] },
            { cells: ['Qualification des demandes', 'boîte commune', 'demande sérieuse classée en publicité', 15] },
            { cells: ['Premiers jets de contenus', 'documents partagés', 'chiffre inventé', 15] },
            { cells: ['Facturation et relances', 'facturation, courriel', 'client déjà payé relancé', 10] },
          ],
          note: 'Relevé d’illustration. Une exception repasse par l’ancienne méthode.',
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Garde-fous, processus par processus',
          columns: [
            { label: 'Processus' },
            { label: 'Contrôle avant l’envoi' },
            { label: 'Données personnelles' },
            { label: 'Qui y accède' },
            { label: 'En cas de panne' },
          ],
          rows: [
            {
              cells: [
                'Rapports mensuels',
                'aucun chiffre faux chez le client',
                'aucune',
                'chargés de compte',
                'exporter à la main, comme avant',
              ],
            },
            {
              cells: [
                'Comptes rendus de réunion',
                'accord écrit des participants',
                'voix, noms',
                'participants',
                'notes de séance',
              ],
            },
            {
              cells: [
                'Saisie des temps',
                'totaux égaux à la paie',
                'activité des salariés',
                'chacun la sienne, la paie',
                'saisie du vendredi',
              ],
            },
            {
              cells: [
                'Qualification des demandes',
                'aucune demande sérieuse écartée',
                'noms, adresses',
                'deux personnes',
                'tri à la main, le matin',
              ],
            },
            {
              cells: [
                'Premiers jets de contenus',
                'note des clients inchangée',
                'aucune',
                'rédaction',
                'premier jet sans aide',
              ],
            },
            {
              cells: [
                'Facturation et relances',
                'aucune relance sans accord',
                'coordonnées, montants',
                'comptabilité',
                'relances suspendues',
              ],
            },
          ],
        },
      },
    ],
  },
];
