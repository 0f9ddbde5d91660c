import { records } from '../../parts.ts';

/**
 * The 42 criteria, seven a family, and the marks of the six actors: one digit a criterion, in the order of the criteria.
 * A family: its name, its weight, its criteria. 0 absent, 1 by a third party, 2 limited, 3 complete, 4 complete and adjustable. All illustrative.
 */
export const families = [
  'Pipeline | 25 | Étapes personnalisables | Vue en colonnes | Prévision des ventes | Devis | Relances planifiées | Historique des échanges | Import et doublons',
  'Automatisation | 20 | Attribution des prospects | Séquences de courriels | Scénarios prêts à l’emploi | Conditions et branches | Tâches automatiques | Notation des prospects | Journal des exécutions',
  'Rapports | 15 | Tableaux de bord | Rapports sur mesure | Export | Objectifs par équipe | Analyse des pertes | Envoi programmé | Historique des valeurs',
  'Intégrations | 20 | Comptabilité | Téléphonie | Agenda | Messagerie | Formulaires web | Signature électronique | Interface de programmation',
  'Mobile | 10 | Application | Hors connexion | Dictée et notes | Lecture de cartes | Itinéraires | Notifications | Fonctions au complet',
  'Conformité | 10 | Hébergement dans l’Union | Registre des accès | Droits fins | Effacement et export | Double authentification | Sauvegardes | Contrat de sous-traitance',
].map((line) => {
  const [name = '', weight, ...criteria] = line.split(/\s\|\s/);
  return { name, weight: Number(weight), criteria };
});

export const scale = ['absent', 'par un tiers', 'limité', 'complet', 'complet et réglable'] as const;

/** Marks by family, monthly price per user in euros, setup in euros. */
export interface Actor {
  name: string;
  kind: string;
  marks: readonly string[];
  price: number;
  setup: number;
  /** Customers of the panel served, in %. */
  share: number;
  own?: true;
}

export const actors: readonly Actor[] = records<Omit<Actor, 'marks'> & { marks: string }>(
  ['name', 'kind', 'marks', 'price', 'setup', 'share', 'own'],
  [
    ['Éditeur A', 'généraliste installé', '4444434 4443444 4443443 4444443 3333332 1232322', 89, 9000, 31],
    ['Éditeur B', 'spécialiste de la prospection', '3333333 4444343 2322222 2443333 2222222 2222232', 69, 4500, 17],
    ['Éditeur C', 'entrée de gamme', '3432233 2222111 2232211 3122222 4333332 3333333', 29, 0, 22],
    ['Votre offre', 'client de l’étude', '4443444 3202322 3343333 1113323 4333323 4444434', 45, 1500, 9, true],
    ['Éditeur D', 'métier du bâtiment', '2222322 3323323 3332332 3111121 2222132 4443444', 59, 6000, 8],
    ['Éditeur E', 'nouvel entrant', '2322212 4434333 2222322 1323222 4444334 1111211', 39, 0, 6],
  ],
).map(({ marks, ...actor }) => ({ ...actor, marks: marks.split(' ') }));

const found = actors.find(({ own }) => own);
if (!found) throw new Error('No actor is the client');
/** The client's offer today. */
export const today: Actor = found;
export const rivals: readonly Actor[] = actors.filter(({ own }) => !own);

/** Why the deals of 2025 were lost, and to whom: as the fictitious client exported them. Columns follow `reasons`. */
export const reasons = ['Intégration', 'Automatisation', 'Prix', 'Notoriété', 'Autre'] as const;
export const losses = [
  { to: 'Éditeur A', counts: [8, 3, 0, 3, 0] },
  { to: 'Éditeur B', counts: [5, 4, 0, 1, 0] },
  { to: 'Éditeur C', counts: [1, 0, 5, 1, 0] },
  { to: 'Éditeur D', counts: [1, 1, 0, 0, 1] },
  { to: 'Éditeur E', counts: [2, 3, 1, 0, 0] },
  { to: 'Projet abandonné', counts: [0, 0, 0, 0, 2] },
] as const;
/** Deals won in 2025. */
export const won = 38;
/** Deals lost for want of an integration, by the integration asked for. */
export const missingIntegrations = [
  { name: 'Comptabilité', count: 6 },
  { name: 'Téléphonie', count: 5 },
  { name: 'Agenda', count: 3 },
  { name: 'Autres', count: 3 },
] as const;

/** What the plan changes: criteria, the mark they reach, months it takes. */
export const plan = {
  integrations: { family: 'Intégrations', criteria: ['Comptabilité', 'Téléphonie', 'Agenda'], mark: 3, months: 4 },
  scenarios: { family: 'Automatisation', criteria: ['Scénarios prêts à l’emploi'], mark: 3, months: 6 },
  priceMonths: 7,
} as const;
/** The mark the plan gives a criterion of the offer; undefined where it leaves today's. */
export const plannedMark = (family: string, criterion: string): number | undefined =>
  [plan.integrations, plan.scenarios].find(
    ({ family: one, criteria }) => one === family && (criteria as readonly string[]).includes(criterion),
  )?.mark;
/** The team whose first year is priced. */
export const referenceUsers = 25;
/** Prices tried for the offer, euros per user and month. */
export const triedPrices = [45, 49, 54, 59, 64] as const;
/** The offer stays this much cheaper than every actor it beats on both counts. */
export const leastDiscount = 0.25;
/** Points a family's weight is raised by, the others shrinking alike. */
export const weightShift = 10;
