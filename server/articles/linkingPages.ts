import { articleSources } from '../../content/blog/articleSources.baked.ts';
import type { LinkingPage } from '../../data/api/articleAnswers.ts';
import { builtInArticles } from '../../data/blog/articleCards.ts';
import { deskArticles } from '../../database/articles/deskArticles.ts';
import type { Services } from '../services.ts';

/** A page whose text is looked through. */
interface Text extends LinkingPage {
  text: string;
}

/** The pages whose own words link to an article, at its address or one it had; lists leave a withdrawn one out by themselves. */
export async function linkingPages(
  { connection, content }: Pick<Services, 'connection' | 'content'>,
  slug: string,
): Promise<LinkingPage[]> {
  const { blog, letters } = content.current();
  const former = Object.entries(blog.moved).flatMap(([from, to]) => (to === slug ? [from] : []));
  const link = new RegExp(`/blog/(?:${[slug, ...former].join('|')})(?![a-z0-9-])`);
  const pages: Text[] = [
    ...(await deskArticles(connection)).flatMap(({ state, public: shown, public_slug }) =>
      shown && public_slug && (state === 'published' || state === 'scheduled')
        ? [{ path: `/blog/${public_slug}`, title: shown.title, text: shown.body }]
        : [],
    ),
    ...builtInArticles(blog).map((article) => ({
      path: `/blog/${article.slug}`,
      title: article.title,
      text: articleSources[article.slug] ?? '',
    })),
    ...letters.map((letter) => ({ path: `/blog/lettres/${letter.slug}`, title: letter.title, text: letter.html })),
  ];
  return pages
    .filter(({ path, text }) => path !== `/blog/${slug}` && link.test(text))
    .map(({ path, title }) => ({ path, title }));
}
