import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 19 of the deliverable on. */
export const pagesFrom19: readonly InnerPage[] = [
  {
    folio: 19,
    title: 'Six processus restent comme ils sont',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'Six processus gardent leurs 486 heures par mois',
          measure: 'Heures déclarées par mois',
          unit: '',
          digits: 0,
          rows: [
            { label: 'Création graphique', value: 165 },
            { label: 'Stratégie de campagne', value: 104 },
            { label: 'Achat média', value: 87 },
            { label: 'Points clients', value: 78 },
            { label: 'Recrutement', value: 26 },
            { label: 'Veille', value: 26 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Six processus à ne pas toucher',
          columns: [
            { label: 'Processus' },
            { label: 'Heures par mois', digits: 0 },
            { label: 'Pourquoi' },
            { label: 'Retour', digits: 0, unit: 'mois' },
          ],
          rows: [
            { cells: ['Création graphique', 165, 'le métier même de l’agence', null] },
            { cells: ['Stratégie de campagne', 104, 'jugement et relation', null] },
            { cells: ['Achat média', 87, 'déjà outillé par les régies', null] },
            { cells: ['Points clients', 78, 'ce que le client achète', null] },
            { cells: ['Recrutement', 26, 'trop rare', 65] },
            { cells: ['Veille', 26, 'gain trop faible', 69] },
            { cells: ['Total', 486, null, null], look: 'total' },
          ],
          note: 'Heures déclarées, non contrôlées : rien n’y est automatisé. Retour calculé là où une automatisation était envisageable.',
        },
      },
      {
        kind: 'text',
        text: 'Recrutement et veille pouvaient s’automatiser : le calcul donne 65 et 69 mois, au-delà de la limite de 12. Les quatre autres sont ce que le client paie, ou ce que d’autres outils font déjà.',
      },
    ],
  },
  {
    folio: 21,
    title: 'L’argent, mois par mois',
    lead: 'Les chantiers démarrent l’un après l’autre ; aucun ne rapporte avant sa mise en service. Le point bas, 15 068 € avancés, est au deuxième\u00a0mois ; le compte redevient positif au neuvième. Sans ce calendrier, on aurait annoncé 6,1 mois.',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'balance',
          title: 'Le compte redevient positif au neuvième\u00a0mois',
          measure: 'Cumul depuis le début des travaux, en milliers d’euros',
          unit: 'k€',
          digits: 1,
          bars: [
            { label: 'M1', value: -6.9 },
            { label: 'M2', value: -15.1 },
            { label: 'M3', value: -14.5 },
            { label: 'M4', value: -12 },
            { label: 'M5', value: -9.4 },
            { label: 'M6', value: -6.8 },
            { label: 'M7', value: -4.2 },
            { label: 'M8', value: -1.6 },
            { label: 'M9', value: 1, hot: true },
            { label: 'M10', value: 3.6 },
            { label: 'M11', value: 6.2 },
            { label: 'M12', value: 8.7 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'La première année, mois par mois, en euros',
          columns: [
            { label: 'Mois' },
            { label: 'Gain', digits: 0 },
            { label: 'Dépensé', digits: 0 },
            { label: 'Cumul', digits: 0 },
          ],
          rows: [
            { cells: ['M1', 0, 6882, -6882] },
            { cells: ['M2', 775, 8961, -15068] },
            { cells: ['M3', 2455, 1842, -14455] },
            { cells: ['M4', 3497, 1041, -12000] },
            { cells: ['M5', 3635, 1041, -9407] },
            { cells: ['M6', 3635, 1041, -6813] },
            { cells: ['M7', 3635, 1041, -4220] },
            { cells: ['M8', 3635, 1041, -1627] },
            { cells: ['M9', 3635, 1041, 966], look: 'hot' },
            { cells: ['M10', 3635, 1041, 3559] },
            { cells: ['M11', 3635, 1041, 6152] },
            { cells: ['M12', 3635, 1041, 8745] },
            { cells: ['Total', 35803, 27058, null], look: 'total' },
          ],
          note: 'Un chantier rapporte à partir du mois qui suit sa mise en service, à 50 % le premier mois. Dépensé : intégration, formation, outils, entretien, détaillés dans la recommandation. Hors taxes, totaux calculés avant arrondi.',
          dense: true,
        },
      },
    ],
  },
  {
    folio: 22,
    title: 'Sous 53 % d’heures réemployées, la première année est perdante',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'balance',
          title: '70\u00a0% d’heures réemployées rapportent 32 % la première année',
          measure: 'Retour de la première année selon la part d’heures réemployées, en %',
          unit: '%',
          digits: 0,
          bars: [
            { label: '40\u00a0%', value: -24 },
            { label: '50\u00a0%', value: -5 },
            { label: '70\u00a0%', value: 32, hot: true },
            { label: '85\u00a0%', value: 61 },
            { label: '100\u00a0%', value: 90 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Retour de la première année, et mois du remboursement',
          columns: [
            { label: 'Heures réemployées' },
            { label: 'Retour', digits: 0, unit: '%', signed: true },
            { label: 'Remboursé au mois', digits: 0 },
            { label: 'Retour, temps +25 %', digits: 0, unit: '%', signed: true },
          ],
          rows: [
            { cells: ['40 %', -24, 19, -40] },
            { cells: ['50 %', -5, 13, -23] },
            { cells: ['70 %', 32, 9, 7], look: 'hot' },
            { cells: ['85 %', 61, 8, 30] },
            { cells: ['100 %', 90, 7, 53] },
          ],
          note: 'Chaque ligne recalcule tout l’audit, déploiement compris. Temps +25 % : le travail humain restant dépasse d’autant la prévision.',
        },
      },
      {
        kind: 'text',
        text: 'L’hypothèse retenue est de 70 %. Une heure libérée ne vaut rien tant qu’elle n’est ni vendue, ni retirée d’une embauche ou d’heures supplémentaires. À titre de comparaison, doubler le prix de tous les outils ramène le retour à +6 %.',
      },
      {
        kind: 'text',
        text: 'Repère : les heures libérées, avant réemploi, font 5,7 % des heures payées. Une enquête américaine de 2024 relève 5,4 % chez les utilisateurs d’IA, selon leurs déclarations [6].',
      },
    ],
  },
  {
    folio: 24,
    title: 'Les outils coûtent 639 € par mois, le temps d’entretien 402 €',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'tl;dv Pro [10]\u00a0: 36\u00a0% du coût des outils',
          measure: 'Coût des outils par mois, hors taxes',
          unit: '€',
          digits: 0,
          rows: [
            { label: 'Supermetrics Growth [8]', value: 200 },
            { label: 'n8n Cloud Starter [9]', value: 20 },
            { label: 'tl;dv Pro [10]', value: 232, hot: true },
            { label: 'TimeCamp Premium [11]', value: 162 },
            { label: 'Claude Sonnet 5.5 [5]', value: 25 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Outils, à plein régime',
          columns: [
            { label: 'Outil' },
            { label: 'Emploi' },
            { label: 'Prix public du' },
            { label: 'Calcul' },
            { label: 'Par mois', digits: 0, unit: '€' },
          ],
          rows: [
            { cells: ['Supermetrics Growth [8]', 'Collecte de six sources', '13 août 2026', '222 $', 200] },
            { cells: ['n8n Cloud Starter [9]', 'Automate de flux', '2 juill. 2026', '20 €', 20] },
            { cells: ['tl;dv Pro [10]', 'Transcription', '14 août 2026', '8 postes ×\u00a029 €', 232] },
            { cells: ['TimeCamp Premium [11]', 'Suivi du temps', '11 juill. 2026', '18 postes ×\u00a09,99 $', 162] },
            { cells: ['Claude Sonnet 5.5 [5]', 'Modèle, par API', '25 nov. 2026', '628 appels', 25] },
            { cells: ['Total', null, null, null, 639], look: 'total' },
          ],
          note: 'Prix publics hors taxes, par mois. Claude Sonnet 5.5 : 2 $ le million de jetons lus, 10 $ écrits. Hypothèse de change : 1 $ compté 0,90 €.',
        },
      },
      {
        kind: 'text',
        text: 'Chaque prix porte le jour où sa page a été lue, de juillet à novembre 2026. L’audit d’un client porte les tarifs du jour de sa remise.',
      },
      {
        kind: 'text',
        text: 'Un outil qui voit des données personnelles demande un contrat de sous-traitance (RGPD, article 28). La relance des factures n’en demande pas d’autre : l’automate l’envoie, la comptabilité la valide.',
      },
      {
        kind: 'table',
        table: {
          caption: 'Le modèle de langage : quatre noms, quatre prix publics datés',
          columns: [
            { label: 'Modèle, par API' },
            { label: 'Prix public du' },
            { label: 'Lu, $ par million', digits: 2 },
            { label: 'Écrit, $ par million', digits: 2 },
            { label: 'Ici, par mois', digits: 0, unit: '€' },
          ],
          rows: [
            { cells: ['Claude Sonnet 5.5 [5]', '25 nov. 2026', 2, 10, 25], look: 'hot' },
            { cells: ['Claude Opus 5.5 [5]', '25 nov. 2026', 4, 20, 51] },
            { cells: ['GPT-6.2 Astra [7]', '18 nov. 2026', 8, 40, 101] },
            { cells: ['Claude Fable 5.1 [5]', '25 nov. 2026', 10, 50, 127] },
          ],
          note: 'Retenu : le moins cher des quatre, puisqu’un humain relit tout ce qui sort. Le plus cher ferait 127\u00a0€ par mois pour les mêmes 628 appels.',
        },
      },
    ],
  },
];
