import type { PeopleList } from '../../data/api/people.ts';
import { deskViews, type ViewName } from '../../data/desk/deskViews.ts';
import { base } from '../testing/base.ts';
import { askArticles, everyPart } from '../testing/deskArticle.ts';
import { askOwner, asOwner } from '../testing/ownerCookies.ts';
import { postLead } from './desk.ts';

/** Address of a view below `/admin`: of the record with this number, of the brand's settings, or of a page of the guide. */
export const viewPath = (name: ViewName, record = 1): string =>
  deskViews[name].path
    .replace(/:(id|lead)/, String(record))
    .replace(':group', 'brand')
    .replace(':page', 'courrier')
    .replace(/^\/(?=\?|$)/, '');

/** Makes a record of each kind; returns the address of every view of the desk, in the order of their table. */
export async function everyViewPath(): Promise<string[]> {
  const { id: lead } = await postLead();
  const { people } = await asOwner<PeopleList>('/api/admin/people');
  const { article } = await askArticles(base(), 'POST', '', everyPart);
  const { letter } = (await (await askOwner(base(), 'POST', '/api/admin/letters', {})).json()) as {
    letter: { id: number };
  };
  const records: Partial<Record<ViewName, number | undefined>> = {
    ...{ lead, person: people[0]?.id, article: article.id, letter: letter.id },
  };
  return (Object.keys(deskViews) as ViewName[]).map((name) => viewPath(name, records[name]));
}
