import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import type { ArticleList } from '../../../data/api/answers.ts';
import { color, focusRing, media, tabular, type } from '../../theme.ts';
import { Badge } from '../../ui/Badge.tsx';
import { formatDay } from '../formatDay.ts';
import { EmptyState } from '../list/EmptyState.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { Shelves } from '../list/Shelves.ts';
import { ViewTitle } from '../list/ViewTitle.tsx';
import { ARTICLES } from './articlesQuery.ts';

const List = styled.ul`
  border-top: 1px solid ${color.ink};
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 40px; padding: 22px 0; border-bottom: 1px solid ${color.line}; }
  & h3 { ${type.h4} }
  & h3 a { border-radius: 2px; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 4px; text-decoration-color: ${color['line-strong']}; ${focusRing(color.link)} }
  & h3 a:hover { color: ${color.link}; text-decoration-color: currentColor; }
  ${media.phone} { & > li { grid-template-columns: minmax(0, 1fr); gap: 10px; } }
`;
const Summary = styled.p`
  max-width: 66ch;
  margin-top: 6px;
  font-size: 16px;
  color: ${color['ink-2']};
`;
const Facts = styled.p`
  margin-top: 8px;
  font-size: 15px;
  color: ${color['ink-3']};
  ${tabular}
`;
const State = styled.div`
  justify-self: end;
  ${media.phone} { justify-self: start; grid-row: 1; }
`;

/** The Articles tab: every article, drafts too. */
export function ArticlesView() {
  const query = useQuery<ArticleList>({ queryKey: ARTICLES });
  if (query.isPending) return <Loading>Chargement des articles...</Loading>;
  if (query.isError) return <Failed error={query.error} onRetry={query.refetch} />;
  const { articles } = query.data;
  return (
    <>
      <ViewTitle>Articles de Blog</ViewTitle>
      <Shelves aria-label="Articles et images">
        <NavLink to="/articles">Articles</NavLink>
        <NavLink to="/images">Images</NavLink>
      </Shelves>
      {articles.length === 0 ? (
        <EmptyState title="Aucun article pour le moment" />
      ) : (
        <List>
          {articles.map((article) => {
            const published = article.published === 'true';
            return (
              <li key={article.id}>
                <div>
                  <h3>{published ? <a href={`/blog/${article.slug}`}>{article.title}</a> : article.title}</h3>
                  <Summary>{article.summary}</Summary>
                  <Facts>{`${article.category} · ${article.read_time} min · ${formatDay(article.created_at)}`}</Facts>
                </div>
                <State>
                  <Badge look={published ? 'published' : 'draft'}>{published ? 'Publié' : 'Brouillon'}</Badge>
                </State>
              </li>
            );
          })}
        </List>
      )}
    </>
  );
}
