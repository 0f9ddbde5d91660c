import type { InnerPage } from '../types.ts';
import { chargesTable, dilutionTable, revenueChart, sizingTable, unitTable } from './figures.ts';

/** The inner pages of the extract, each titled by its conclusion. */
export const pages: readonly InnerPage[] = [
  {
    folio: 6,
    section: 'Diagnostic financier',
    title: 'La croissance est saine, la trésorerie ne suit pas',
    blocks: [
      {
        kind: 'text',
        text: 'L’entreprise récupère son coût d’acquisition en moins d’un an et perd un client sur neuf. Le modèle tient. Mais elle consomme 1,58 M€ par an avec 2,00 M€ en caisse : elle devra lever avant le printemps 2026, ou cesser d’embaucher.',
      },
      { kind: 'table', table: unitTable },
      {
        kind: 'list',
        items: [
          'Vigilance 1 : les dix premiers clients pèsent 31 % du revenu récurrent. Deux contrats arrivent à échéance en 2025.',
          'Vigilance 2 : l’équilibre du BFR en 2024 vient des abonnements payés d’avance. Il ne se répétera pas.',
        ],
      },
    ],
  },
  {
    folio: 11,
    section: 'Prévisions à trois ans',
    title: 'Le chiffre d’affaires croît plus vite que les charges',
    blocks: [
      { kind: 'chart', chart: revenueChart },
      { kind: 'table', table: chargesTable },
      {
        kind: 'text',
        text: 'En deux ans, le chiffre d’affaires est multiplié par 3,2 et les charges par 2,4. Chaque euro de revenu gagné consomme 1,3 € de trésorerie en 2025, puis 0,8 € en 2026.',
      },
    ],
  },
  {
    folio: 21,
    section: 'Plan de financement',
    title: 'Huit millions couvrent le scénario prudent, pas davantage',
    blocks: [
      { kind: 'table', table: sizingTable },
      {
        kind: 'text',
        text: 'Lever 5 M€ suffirait au scénario central, mais obligerait à rouvrir un tour en 2026 si le scénario prudent se réalise, en position de faiblesse.',
      },
      { kind: 'table', table: dilutionTable },
    ],
  },
  {
    folio: 26,
    section: 'Recommandations',
    title: 'Quatre décisions à prendre dans les 90 jours',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Plan d’action',
          columns: [{ label: 'Décision' }, { label: 'Qui' }, { label: 'Avant' }, { label: 'Preuve attendue' }],
          rows: [
            { cells: ['Ouvrir le tour à 8 M€', 'Dirigeants', 'J+15', 'Dossier envoyé à douze fonds'] },
            { cells: ['Renouveler les deux contrats majeurs', 'Ventes', 'J+45', 'Signature sur 24 mois'] },
            {
              cells: ['Geler les embauches hors produit', 'Direction', 'J+15', 'Au plus 0,29 M€ de charges par mois'],
            },
            { cells: ['Suivre la trésorerie chaque semaine', 'Finance', 'J+30', 'Tableau à 13 semaines'] },
          ],
        },
      },
      { kind: 'heading', text: 'Ce qui ferait changer d’avis' },
      {
        kind: 'list',
        items: [
          'Moins de 0,85 M€ de chiffre d’affaires au premier trimestre 2025 : passer au scénario prudent.',
          'Une attrition au-dessus de 14 % : reporter les embauches commerciales.',
          'Une valorisation sous 20 M€ : lever 4 M€, et viser l’équilibre avant la croissance.',
        ],
      },
    ],
  },
];
