import { analyseFinanciere } from './examples/analyseFinanciere/analyseFinanciere.ts';
import { automatisation } from './examples/automatisation/automatisation.ts';
import { contenuPremium } from './examples/contenuPremium/contenuPremium.ts';
import { etudeMarche } from './examples/etudeMarche/etudeMarche.ts';
import { filled } from './examples/filled.ts';
import { saasB2b } from './examples/saasB2b/saasB2b.ts';
import { strategie } from './examples/strategie/strategie.ts';
import type { Example, WrittenExample } from './examples/types.ts';
import type { Content } from './settings/content.ts';

/** The example deliverables by slug, in the order of the catalogue. */
const written: Record<string, WrittenExample> = {
  'etude-marche': etudeMarche,
  'contenu-premium': contenuPremium,
  automatisation,
  strategie,
  'analyse-financiere': analyseFinanciere,
  'saas-b2b': saasB2b,
};

export const exampleSlugs: readonly string[] = Object.keys(written);

export const examples = (content: Content): readonly Example[] =>
  Object.values(written).map((one) => filled(content, one));

/** Returns the example of a slug; throws for an unknown slug, since only known addresses are rendered. */
export function exampleOf(content: Content, slug: string): Example {
  const found = Object.hasOwn(written, slug) && written[slug];
  if (!found) throw new Error(`No example ${slug}`);
  return filled(content, found);
}
