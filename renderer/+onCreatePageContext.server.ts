import type { PageContextServer } from 'vike/types';
import type { Content, ContentChanges } from '../data/settings/content.ts';
import { makeContent, UNCHANGED } from '../data/settings/makeContent.ts';

/** Contents by the owner's changes: each content is made once and shared by all pages rendered with these changes. */
const made = new WeakMap<ContentChanges, Content>();

/** Sets the content of this page: the source with the owner's changes; the build has put the source's words into French typography. */
export function onCreatePageContext(pageContext: PageContextServer): void {
  const { changes = UNCHANGED } = pageContext;
  const content = made.get(changes) ?? makeContent(changes);
  made.set(changes, content);
  pageContext.content = content;
}
