import type { PageContextServer } from 'vike/types';
import type { Content, ContentChanges } from '../data/settings/content.ts';
import { makeContent, UNCHANGED } from '../data/settings/makeContent.ts';

/** Contents by the owner's changes, so that pages rendered with the same changes share one content. */
const made = new WeakMap<ContentChanges, Content>();

/** Sets the content of this page: the source's words, already in French typography since the build, with the owner's changes. */
export function onCreatePageContext(pageContext: PageContextServer): void {
  const { changes = UNCHANGED } = pageContext;
  const content = made.get(changes) ?? makeContent(changes);
  made.set(changes, content);
  pageContext.content = content;
}
