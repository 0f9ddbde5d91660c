import type { PageHead } from '../../../data/pageHead.ts';
import type { Content } from '../../../data/settings/content.ts';
import type { data } from './+data.ts';

export const head = (_content: Content, { quote }: ReturnType<typeof data>): PageHead => ({
  title: quote ? `Devis ${quote.document.number}` : '404 Page Not Found',
  description: 'Page privée.',
  noindex: true,
  ...(!quote && { status: 404 }),
});
