import { typo } from '../components/french/typo.ts';
import { site } from '../data/site.ts';
import { ofPage } from './types.ts';

/** The title as the tab shows it: the page's own, then the brand. */
export function pageTitle(pageContext: Parameters<typeof ofPage>[1] & { config: Vike.Config }): string {
  const own = ofPage(pageContext.config.title, pageContext) ?? site.brand;
  return typo(own.includes(site.brand) ? own : `${own} · ${site.brand}`);
}
