import { modifiedDate } from '../../data/articles/modifiedDate.ts';
import type { ShownArticle } from '../../data/articles/types.ts';
import { escapeXml } from '../../data/escapeMarkup.ts';
import { dayInProse } from '../../data/french/frenchDates.ts';
import type { Content } from '../../data/settings/content.ts';
import type { ArticleText } from '../articleTexts.ts';

const dateOf = (day: string) => new Date(`${day}T08:00:00Z`).toUTCString();
const cdata = (html: string) => `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

function sourcesHtml({ sources }: ShownArticle): string {
  const rows = sources.map(
    ({ publisher, title, date, url, scope }) =>
      `<li><a href="${escapeXml(url)}">${escapeXml(`${publisher}, ${title}, ${date}`)}</a>${scope ? ` (${escapeXml(scope)})` : ''}</li>`,
  );
  return rows.length > 0 ? `<h2>Sources</h2><ol>${rows.join('')}</ol>` : '';
}

function item(base: string, article: ShownArticle, text: Pick<ArticleText, 'html'> | undefined): string {
  const link = `${base}/blog/${article.slug}`;
  const changed = modifiedDate(article);
  const updated = changed > article.date ? `<p>Mis à jour le ${dayInProse(changed)}.</p>` : '';
  const body = text ? updated + text.html.replace(/(href|src)="\//g, `$1="${base}/`) + sourcesHtml(article) : '';
  return `<item>
<title>${escapeXml(article.title)}</title>
<link>${escapeXml(link)}</link>
<guid isPermaLink="true">${escapeXml(link)}</guid>
<pubDate>${dateOf(article.date)}</pubDate>
<atom:updated>${changed}T08:00:00Z</atom:updated>
<category>${escapeXml(article.category)}</category>
<description>${escapeXml(article.summary)}</description>
${body && `<content:encoded>${cdata(body)}</content:encoded>\n`}</item>`;
}

/** The blog as RSS 2.0, newest first, with whole articles and absolute links. */
export function feed(
  { site }: Pick<Content, 'site'>,
  base: string,
  articles: readonly ShownArticle[],
  texts: ReadonlyMap<string, Pick<ArticleText, 'html'>>,
): string {
  const newestFirst = [...articles].sort((a, b) => b.date.localeCompare(a.date));
  const changed = articles.map(modifiedDate).sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escapeXml(`${site.brand} : le blog`)}</title>
<link>${escapeXml(`${base}/blog`)}</link>
<atom:link href="${escapeXml(`${base}/rss.xml`)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(site.sentence)}</description>
<language>fr-FR</language>
<lastBuildDate>${dateOf(changed.at(-1) ?? '1970-01-01')}</lastBuildDate>
${newestFirst.map((article) => item(base, article, texts.get(article.slug))).join('\n')}
</channel>
</rss>
`;
}
