import type { InnerPage } from '../types.ts';
import { prioritesChart, processusChart } from './figures.ts';

/** Inner pages of the extract, from page 4 of the deliverable on. */
export const pagesFrom4: readonly InnerPage[] = [
  {
    folio: 4,
    section: 'Cartographie des processus',
    title: '185 minutes avant la première ligne d’analyse',
    blocks: [
      { kind: 'chart', chart: processusChart },
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
    folio: 16,
    section: 'Priorités',
    title: 'Rapports mensuels d’abord, facturation et relances en dernier',
    blocks: [
      { kind: 'chart', chart: prioritesChart },
      {
        kind: 'text',
        text: 'Chaque chantier rembourse sa propre mise en place : 4,2 mois pour le premier, 8,9 pour le dernier. Au-delà de 12 mois, un chantier est écarté.',
      },
    ],
  },
  {
    folio: 19,
    section: 'Priorités',
    title: 'Six processus restent comme ils sont',
    blocks: [
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
    folio: 22,
    section: 'Retour sur investissement',
    title: 'Sous 53 % d’heures réemployées, la première année est perdante',
    blocks: [
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
    section: 'Retour sur investissement',
    title: 'Les outils coûtent 639 € par mois, le temps d’entretien 402 €',
    blocks: [
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
    ],
  },
  {
    folio: 27,
    section: 'Plan de déploiement',
    title: 'Dix\u00a0semaines, un chantier après l’autre',
    blocks: [
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
];
