import { cashChart, forecastTable, revenueChart, scenarioTable, sheet } from './financialAnalysis/figures.ts';
import { pages } from './financialAnalysis/pages.ts';
import type { Example } from './types.ts';

export const financialAnalysis: Example = {
  slug: 'analyse-financiere',
  meta: {
    title: 'Exemple d’analyse financière : prévisions 2024–2026 d’une start-up SaaS',
    description:
      'Un extrait complet : prévisions 2024–2026, trois scénarios, levée de 8 M€ et emploi des fonds. 28 pages en PDF et un classeur Excel à télécharger.',
  },
  badges: [{ text: 'Format Livrable' }, { text: 'Excel + PDF', icon: 'sheet' }],
  title: 'Analyse financière d’une start-up SaaS',
  lead: 'Trois ans de prévisions, trois scénarios et une recommandation de levée, tels que vous les recevriez.',
  notice: 'Exemple illustratif : l’entreprise est fictive, tous ses chiffres sont des données d’illustration.',
  cover: 'finance',
  service: {
    href: '/services/analyse-financiere',
    code: 'analyse-financiere',
    title: 'Analyse financière',
    price: 130,
  },
  snapshot: {
    title: 'Situation en 2024',
    note: 'Données d’illustration',
    figures: [
      { figure: '2,4', unit: 'M€', label: 'de chiffre d’affaires', detail: '+71 % sur un an' },
      { figure: '78', unit: '%', label: 'de marge brute', detail: 'après coûts d’hébergement' },
      { figure: '132', unit: 'k€', label: 'consommés par mois', detail: 'en moyenne sur l’année' },
      { figure: '15', unit: 'mois', label: 'd’autonomie', detail: 'au rythme actuel' },
    ],
  },
  structure: {
    title: ['Vingt-huit pages,', 'quatre sections'],
    text: 'Le classeur Excel reprend chaque tableau avec ses formules : changez une hypothèse, tout se recalcule.',
    sections: [
      { title: 'Diagnostic financier', text: 'Rentabilité, trésorerie, points de vigilance', pages: 8 },
      { title: 'Prévisions à trois ans', text: 'Scénarios prudent, central et ambitieux', pages: 10 },
      { title: 'Plan de financement', text: 'Montant, calendrier, dilution', pages: 6 },
      { title: 'Recommandations', text: 'Décisions à prendre dans les 90 jours', pages: 4 },
    ],
  },
  sheet,
  analyses: [
    {
      id: 'previsions',
      title: ['Prévisions 2024–2026'],
      lead: 'Scénario central. La levée finance 7,2 M€ de charges nouvelles en deux ans et laisse 4,83 M€ en caisse fin 2026.',
      chart: revenueChart,
      table: forecastTable,
    },
    {
      id: 'scenarios',
      title: ['Trois scénarios, une même levée'],
      lead: 'Le scénario prudent retient 2 M€ de revenu de moins en 2026 et une marge brute figée à 77 %. C’est lui qui fixe le montant de la levée.',
      chart: cashChart,
      table: scenarioTable,
    },
  ],
  preview: {
    title: 'Quatre pages du rapport',
    lead: 'Chaque page porte sa conclusion en titre. Le calcul est à côté du chiffre.',
    pages,
  },
  recommendation: {
    title: ['Lever 8 M€ au premier', 'semestre 2025'],
    lead: 'De quoi financer vingt-quatre mois de croissance en gardant une réserve de trésorerie.',
    split: {
      caption: 'Emploi des fonds',
      parts: [
        { label: 'R&D et produit', share: 40, amount: '3,2 M€' },
        { label: 'Ventes et marketing', share: 30, amount: '2,4 M€' },
        { label: 'Renforcement de l’équipe', share: 20, amount: '1,6 M€' },
        { label: 'Réserve de trésorerie', share: 10, amount: '0,8 M€' },
      ],
    },
    table: {
      caption: 'Calendrier d’emploi des fonds, en M€',
      columns: [
        { label: '' },
        { label: '2025', digits: 2 },
        { label: '2026', digits: 2 },
        { label: 'Total', digits: 2 },
      ],
      rows: [
        { cells: ['R&D et produit', 1, 2.2, 3.2] },
        { cells: ['Ventes et marketing', 0.7, 1.7, 2.4] },
        { cells: ['Renforcement de l’équipe', 0.5, 1.1, 1.6] },
        { cells: ['Dépenses engagées', 2.2, 5, 7.2], look: 'total' },
        { cells: ['Réserve de trésorerie', null, null, 0.8] },
        { cells: ['Levée', null, null, 8], look: 'total' },
      ],
    },
  },
  method: {
    lead: 'Chaque modèle a un rôle. Aucun n’a le dernier mot.',
    roles: [
      { contribution: 'Formule les hypothèses de croissance et les trois scénarios', share: 32 },
      { contribution: 'Cherche les failles : BFR, concentration des clients, double compte', share: 28 },
      { contribution: 'Construit les prévisions et vérifie chaque total du classeur', share: 24 },
      { contribution: 'Repère les signaux récents du financement et du secteur', share: 8 },
      { contribution: 'Contrôle les textes fiscaux et chaque source sur le web', share: 8 },
    ],
    arbitration: {
      title: 'Un désaccord, tranché',
      text: 'Deux modèles donnaient 15 mois d’autonomie, un troisième 18 : il comptait comme acquis l’encaissement d’abonnements annuels non signés. J’ai gardé 15 mois et noté l’écart page 7.',
    },
  },
  sources: [
    {
      label: 'Code général des impôts, article 219',
      scope: 'Taux de l’impôt sur les sociétés : 25 %, et 15 % jusqu’à 42 500 € pour les PME éligibles.',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577',
    },
    {
      label: 'Gartner, novembre 2024',
      scope:
        'Dépenses mondiales de logiciels en ligne : 250,8 Md$ en 2024, 299,1 Md$ prévus en 2025 ; cadre de la croissance.',
      url: 'https://it-online.co.za/?p=286746',
    },
  ],
  sourcesNote:
    'Toutes les autres données sont celles de l’entreprise, fictive. Dans un vrai dossier, elles viennent de vos comptes et chaque tableau renvoie à sa pièce.',
  closing: {
    title: 'Votre modèle financier, signé dans 72 h.',
    second: 'Télécharger cet exemple',
    secondAction: 'download',
  },
  downloads: [
    { file: 'analyse-financiere.pdf', label: 'L’extrait en PDF' },
    { file: 'analyse-financiere.xlsx', label: 'Le classeur Excel, formules actives' },
  ],
};
