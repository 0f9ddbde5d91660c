import type { PageContextServer } from 'vike/types';
import type { Content, ContentChanges } from '../data/settings/content.ts';
import { makeContent, UNCHANGED } from '../data/settings/makeContent.ts';

/** Contents by change: each is made once, however many of its pages are rendered. */
const made = new WeakMap<ContentChanges, Content>();

/** Sets the content of this page: the server's own value, with the words the build has set in French typography. */
export function onCreatePageContext(pageContext: PageContextServer): void {
  const { changes = UNCHANGED } = pageContext;
  const content = made.get(changes) ?? makeContent(changes);
  made.set(changes, content);
  pageContext.content = content;
}
