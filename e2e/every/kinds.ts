import type { Page } from 'playwright-core';
import { openDesk, postLead } from '../desk/desk.ts';
import { type Opening, openPage } from '../testing/openPage.ts';

/** One page of each kind, for checks that hold for all pages made of the same parts. */
export const kinds = [
  '/',
  '/about',
  '/services/analyse-financiere',
  '/exemples/analyse-financiere',
  '/blog',
  '/blog/article-1',
  '/legal/cgv',
  '/devis?service=strategie',
  '/nulle-part',
  '/admin',
] as const;

type Kind = (typeof kinds)[number];

/** The page, or the desk signed in with a request in its list. */
export async function openKind(kind: Kind, options: Opening): Promise<Page> {
  if (kind !== '/admin') {
    const page = await openPage(kind, { allowed: [/404/], ...options });
    await page.getByText('Chargement').waitFor({ state: 'hidden' });
    return page;
  }
  await postLead();
  const page = await openDesk('/admin', options);
  await page.getByRole('table').waitFor();
  return page;
}
