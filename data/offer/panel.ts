import { listed } from '../french/frenchNumbers.ts';
import type { Content } from '../settings/content.ts';
import { stopsOfTheFive } from './modelStops.ts';
import { models } from './models.ts';

/** The role of each of the five models, in their order (docs/product/specification.md § 3, AI role). */
export const modelRoles = [
  'Généraliste créatif',
  'Analyste critique',
  'Modélisateur quantitatif',
  'Veilleur de tendances',
  'Vérificateur documentaire',
] as const;

/** Note wherever the five models are named: they are those of a stated month, and an order may have used others. */
export const panelNote = ({ site }: { site: Pick<Content['site'], 'panel'> }): string =>
  `${site.panel} ; modèles employés : voir le devis et le livrable.`;

/** The names of the panel, as a sentence lists them. */
export const panelNames = ({ site }: Pick<Content, 'site'>): string => listed(site.models.map(({ name }) => name));

/** Models of the panel whose vendor announced an end, with its day. */
export const panelStops = ({ site }: Pick<Content, 'site'>) =>
  stopsOfTheFive.filter((stop) => site.models.some(({ name }) => name === stop.name));

/** Sentence that promises to replace the source's models that end; empty once the owner changed the panel. */
export const panelChanges = ({ site }: Pick<Content, 'site'>): string =>
  site.models.every(({ name }, index) => name === models[index]?.name)
    ? ' Quatre de ces modèles s’arrêtent en 2026 ; un autre prend alors le rôle.'
    : '';
