import { type AuditPage, canonicalOf, descriptionOf, isHidden, socialImageOf, titleOf } from './auditPage.ts';

const MAX_DESCRIPTION = 160;

/** Title, description, language, canonical address and social image of one page. `base` is the public address. */
export function checkHead(page: AuditPage, base: string): string[] {
  const problems: string[] = [];
  const description = descriptionOf(page);
  if (!titleOf(page)) problems.push('has no title');
  if (!description) problems.push('has no description');
  if (description.length > MAX_DESCRIPTION) problems.push(`has a description of ${description.length} characters`);
  if (page.root.querySelector('html')?.getAttribute('lang') !== 'fr') problems.push('does not say it is in French');
  const canonical = canonicalOf(page);
  if (isHidden(page)) {
    if (canonical) problems.push('is hidden from search engines and yet canonical');
  } else if (canonical !== base + page.path) {
    problems.push(`has the canonical address ${canonical || '(none)'} instead of ${base + page.path}`);
  }
  if (!socialImageOf(page).startsWith(`${base}/`)) problems.push('has no social image of this site');
  return problems;
}

/** Titles and descriptions that several pages share. */
export function checkDuplicates(pages: readonly AuditPage[]): string[] {
  const shared = (what: string, of: (page: AuditPage) => string) =>
    [
      ...Map.groupBy(
        pages.filter((page) => of(page)),
        of,
      ),
    ]
      .filter(([, owners]) => owners.length > 1)
      .map(([text, owners]) => `${owners.map(({ path }) => path).join(', ')}: share the ${what} “${text}”`);
  return [...shared('title', titleOf), ...shared('description', descriptionOf)];
}
