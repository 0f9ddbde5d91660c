import { listed } from '../french/frenchNumbers.ts';
import type { Content } from '../settings/content.ts';
import { stopsOfTheFive } from './modelStops.ts';
import { models } from './models.ts';

/** Role of each of the five models, in the order of the models (docs/product/specification.md § 3, AI role). */
export const modelRoles = [
  'Généraliste créatif',
  'Analyste critique',
  'Modélisateur quantitatif',
  'Veilleur de tendances',
  'Vérificateur documentaire',
] as const;

/**
 * Note shown beside the names of the five models: they are the panel of one month, and the quote and deliverable name those of an order.
 */
export const panelNote = ({ site }: { site: Pick<Content['site'], 'panel'> }): string =>
  `${site.panel} ; modèles employés : voir le devis et le livrable.`;

/** Names of the models at work, joined for a sentence. */
export const panelNames = ({ site }: Pick<Content, 'site'>): string => listed(site.models.map(({ name }) => name));

/** Models of the current panel whose vendor announced an end, each with its last day. */
export const panelStops = ({ site }: Pick<Content, 'site'>) =>
  stopsOfTheFive.filter((stop) => site.models.some(({ name }) => name === stop.name));

/**
 * Sentence that promises to replace the models that end in 2026; empty once the owner changed the panel, since it counts the source's
 * models.
 */
export const panelChanges = ({ site }: Pick<Content, 'site'>): string =>
  site.models.every(({ name }, index) => name === models[index]?.name)
    ? ' Quatre de ces modèles s’arrêtent en 2026 ; un autre prend alors le rôle.'
    : '';
