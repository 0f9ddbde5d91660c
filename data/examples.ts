import { automationAudit } from './examples/automationAudit.ts';
import { financialAnalysis } from './examples/financialAnalysis.ts';
import { marketStudy } from './examples/marketStudy.ts';
import { premiumContent } from './examples/premiumContent.ts';
import { saasComparison } from './examples/saasComparison.ts';
import { strategicPlan } from './examples/strategicPlan.ts';
import type { Example } from './examples/types.ts';
import type { Content } from './settings/content.ts';

/** The example deliverables by their address, one page and one download each. */
const made = {
  'etude-marche': marketStudy,
  'contenu-premium': premiumContent,
  automatisation: automationAudit,
  strategie: strategicPlan,
  'analyse-financiere': financialAnalysis,
  'saas-b2b': saasComparison,
} satisfies Record<string, (content: Content) => Example>;

export const exampleSlugs: readonly string[] = Object.keys(made);

export const examples = (content: Content): readonly Example[] => Object.values(made).map((make) => make(content));

/** Its model takes tens of milliseconds, and several pages show a part of it: computed once a content, which never changes. */
const computed = new WeakMap<Content, Map<string, Example>>();

/** The example of an address. Throws where there is none: only known addresses are rendered. */
export function exampleOf(content: Content, slug: string): Example {
  if (!Object.hasOwn(made, slug)) throw new Error(`No example ${slug}`);
  const known = computed.get(content) ?? new Map<string, Example>();
  computed.set(content, known);
  const example = known.get(slug) ?? made[slug as keyof typeof made](content);
  known.set(slug, example);
  return example;
}
