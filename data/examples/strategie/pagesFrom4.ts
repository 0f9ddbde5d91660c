import type { InnerPage } from '../types.ts';
import { feuilleDeRouteChart } from './figures.ts';

/** Inner pages of the extract, from page 4 of the deliverable on. */
export const pagesFrom4: readonly InnerPage[] = [
  {
    folio: 4,
    section: 'Diagnostic',
    title: 'L’Europe reste loin des pays les plus équipés',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'L’Allemagne compte près de deux fois plus de robots par salarié que la moyenne européenne',
          measure: 'Robots pour 10 000 salariés de l’industrie, 2023',
          unit: '',
          digits: 0,
          source: 'IFR, World Robotics 2024, source 1',
          rows: [
            { label: 'Corée du Sud', value: 1012 },
            { label: 'Singapour', value: 770 },
            { label: 'Chine', value: 470 },
            { label: 'Allemagne', value: 429 },
            { label: 'Japon', value: 419 },
            { label: 'Union européenne', value: 219, hot: true },
            { label: 'Monde', value: 162 },
          ],
        },
      },
      {
        kind: 'text',
        text: 'La densité mêle tous les secteurs de l’industrie : elle situe un pays, pas un atelier. Pour la France, les séries publiées se contredisent ; elles ne sont pas citées ici.',
      },
      {
        kind: 'text',
        text: 'La France compte environ 25 000 PME industrielles, d’un chiffre d’affaires moyen de 7 M€ [2]. À 14,2 M€, l’entreprise a la taille pour financer une cellule, non pour se tromper deux fois.',
      },
      { kind: 'note', text: 'Toutes tailles d’entreprise.' },
    ],
  },
  {
    folio: 9,
    section: 'Choix et priorités',
    title: 'Neuf chantiers écartés, dont sept par le calcul',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Neuf chantiers écartés : coût et gain en k€, retour en mois',
          columns: [
            { label: 'Chantier' },
            { label: 'Coût', digits: 0 },
            { label: 'Net par an', digits: 1 },
            { label: 'Mois', digits: 0 },
            { label: 'Pourquoi' },
          ],
          rows: [
            { cells: ['Quatrième ligne', 1150, 150, 92, 'retour trop long'] },
            { cells: ['Magasin automatique', 310, 38, 98, 'retour trop long'] },
            { cells: ['Nouvelle gestion', 260, 24, 130, 'retour trop long'] },
            { cells: ['Soudage robotisé', 210, 31, 81, 'séries trop courtes'] },
            { cells: ['Navettes autonomes', 180, 21, 103, 'allées trop étroites'] },
            { cells: ['Jumeau numérique', 95, 9, 127, 'données insuffisantes'] },
            { cells: ['Prévision des ventes', 45, 6, 90, 'trop peu de références'] },
            { cells: ['Étiquetage automatique', 36, 9, 48, 'repris par la cellule'] },
            { cells: ['Devis automatiques', 28, 7.5, 45, 'après les nomenclatures'] },
          ],
          note: 'Estimations d’illustration, juillet 2025.',
        },
      },
      {
        kind: 'text',
        text: 'Les deux autres se remboursent à temps, mais l’un fait double emploi avec la cellule et l’autre attend des nomenclatures propres.',
      },
    ],
  },
  {
    folio: 10,
    section: 'Choix et priorités',
    title: 'Le moins cher des trois devis n’a pas essayé nos formats',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Trois devis pour la cellule d’emballage',
          columns: [
            { label: 'Intégrateur' },
            { label: 'Prix', digits: 0, unit: 'k€' },
            { label: 'Cadence, cartons par minute', digits: 0 },
            { label: 'Délai, semaines', digits: 0 },
            { label: 'Essai sur nos formats' },
          ],
          rows: [
            { cells: ['Intégrateur A', 240, 14, 20, 'oui, avant commande'], look: 'hot' },
            { cells: ['Intégrateur B', 266, 16, 16, 'après commande'] },
            { cells: ['Intégrateur C', 219, 11, 24, 'non'] },
          ],
          note: 'Devis d’illustration, hors taxes. Retenu : le premier, 240 k€, essai compris.',
        },
      },
      {
        kind: 'text',
        text: 'Une cadence promise sans essai est le risque que le deuxième jalon doit lever : le devis retenu est le seul dont l’essai précède la commande.',
      },
      {
        kind: 'table',
        table: {
          caption: 'Face à qui l’entreprise vend',
          columns: [{ label: 'Concurrent' }, { label: 'Ce qu’il fait mieux' }, { label: 'Ce qu’il fait moins bien' }],
          rows: [
            { cells: ['A, grand groupe', 'prix, grandes séries', 'refuse les petites commandes'] },
            { cells: ['B, même taille', 'emballage déjà automatisé', 'rebuts plus élevés'] },
            { cells: ['C, importateur', 'prix d’entrée', 'délai, retours difficiles'] },
          ],
          note: 'Concurrents en lettres, appréciations d’illustration.',
        },
      },
    ],
  },
  {
    folio: 13,
    section: 'Feuille de route',
    title: 'La cellule, 36 % du budget, ne se commande qu’à J2',
    blocks: [
      { kind: 'chart', chart: feuilleDeRouteChart },
      {
        kind: 'list',
        items: [
          'Les chantiers qui rapportent commencent dans l’ordre de leur délai de retour. La mesure des flux les précède, la formation précède la cellule.',
          'À chaque jalon, un comité d’une heure : la condition est tenue, ou la dépense suivante n’est pas engagée.',
        ],
      },
    ],
  },
  {
    folio: 14,
    section: 'Feuille de route',
    title: 'À chaque jalon, ce qui est déjà fait se rembourse seul',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Si le plan s’arrête là',
          columns: [
            { label: 'Arrêt à' },
            { label: 'Engagé', digits: 0, unit: 'k€' },
            { label: 'Gain net gardé par an', digits: 0, unit: 'k€' },
            { label: 'Remboursé en', digits: 0, unit: 'mois' },
          ],
          rows: [
            { cells: ['J1', 53, 18, 35] },
            { cells: ['J2', 216, 73, 36] },
            { cells: ['J3', 456, 162, 34] },
            { cells: ['J4', 520, 181, 35] },
            { cells: ['J5', 596, 204, 35] },
          ],
          note: 'À plein régime, avant aléas et intérêts, les objectifs des chantiers commencés étant atteints.',
        },
      },
      {
        kind: 'text',
        text: 'Aucun chantier n’a besoin du suivant pour rapporter : 36 mois au plus, à plein régime. À J2, 216 k€ sont engagés et 456 k€ restent libres : c’est la vraie décision du plan.',
      },
      {
        kind: 'text',
        text: 'L’extension coûte 152 k€ et fait passer le solde du mois 72 de 287 k€\u00a0à\u00a0289 k€ : presque rien. Le conseil est de s’arrêter avant elle, et de ne la reprendre que si les rebuts des lignes 2 et 3 dépassent ceux du diagnostic.',
      },
      {
        kind: 'text',
        text: 'Un jalon manqué se rejoue une fois, un mois plus tard. Manqué deux fois, il arrête le plan.',
      },
    ],
  },
  {
    folio: 15,
    section: 'Feuille de route',
    title: 'À chaque chantier son budget, son responsable et son décideur',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Un budget et un responsable par chantier',
          columns: [
            { label: 'Chantier' },
            { label: 'Budget', digits: 0, unit: 'k€' },
            { label: 'Responsable' },
            { label: 'Décideur' },
            { label: 'Preuve' },
          ],
          rows: [
            { cells: ['Mesure des flux', 16, 'Responsable méthodes', 'Direction', 'relevés hebdomadaires'] },
            { cells: ['Données de production', 37, 'Ordonnancement', 'Direction', 'commande sans ressaisie'] },
            { cells: ['Contrôle visuel, ligne 1', 130, 'Responsable qualité', 'Direction', 'rebuts de la ligne 1'] },
            { cells: ['Formation des équipes', 33, 'Ressources humaines', 'Chef d’atelier', 'postes tenus'] },
            {
              cells: ['Cellule d’emballage', 240, 'Chef de projet cellule', 'Direction et finances', 'cadence signée'],
            },
            { cells: ['Pilote de maintenance', 64, 'Maintenance', 'Chef d’atelier', 'heures d’arrêt'] },
            {
              cells: [
                'Extension aux trois lignes',
                152,
                'Responsable qualité',
                'Comité mensuel',
                'rebuts des lignes 2 et 3',
              ],
            },
          ],
          note: 'Fonctions d’illustration.',
        },
      },
      { kind: 'heading', text: 'La règle du comité' },
      { kind: 'text', text: 'Le responsable d’un chantier ne décide pas de sa suite.' },
    ],
  },
];
