import styled from '@emotion/styled';
import { memo, Suspense, useEffect, useState } from 'react';
import type { ArticleCover } from '../../data/articles/blogContent.ts';
import type { ArticleCard as Card } from '../../data/blog/articleCards.ts';
import { blog, topicOf, topics } from '../../data/blog/blog.ts';
import type { ArticleSearch } from '../../data/blog/searchArticles.ts';
import { searchLimit } from '../../data/leads/limits.ts';
import { LETTERS_PATH, letterArchive } from '../../data/letters/letterArchive.ts';
import { callApi } from '../api.ts';
import type { CoverShape } from '../figures/coverShapes.ts';
import { DrawnCover } from '../figures/DrawnCover.tsx';
import { later } from '../later.ts';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { color, ease, focusRing, media, radius, type } from '../theme.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { Container, Section } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { ArticleCard } from './ArticleCard.tsx';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 40px;
  ${media.print} { display: none; }
  & a {
    display: inline-flex; align-items: center; min-height: 36px; padding: 4px 14px; border: 1px solid ${color['line-strong']}; border-radius: ${radius.badge};
    font-size: 14px; font-weight: 500; line-height: 1.4; transition: border-color ${ease.press}; ${focusRing(color.link)}
  }
  & a:hover { border-color: ${color.ink}; }
  & a[aria-current] { background: ${color.wash}; border-color: transparent; font-weight: 600; }
`;

/** Address of the list for a search. */
function address({ words, topic }: ArticleSearch): string {
  const query = new URLSearchParams({ ...(words && { q: words }), ...(topic && { sujet: topic }) }).toString();
  return query ? `/blog?${query}` : '/blog';
}

/** The topics as links; the search is kept. */
const TopicLinks = ({ search }: { search: ArticleSearch }) => (
  <nav aria-label={blog.topics}>
    <List>
      {[{ code: '', label: blog.all }, ...topics].map(({ code, label }) => (
        <li key={code}>
          <a href={address({ ...search, topic: code })} aria-current={code === search.topic ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </List>
  </nav>
);

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 26em) auto;
  gap: 12px;
  align-items: end;
  justify-content: start;
  margin-bottom: 28px;
  & button { min-height: 48px; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr) auto; }
  ${media.print} { display: none; }
`;

/** Search form of the list, sent to the same page: it works without script, and each result has an address. */
const SearchForm = ({ search: { words, topic } }: { search: ArticleSearch }) => (
  <Form action="/blog" method="get" role="search">
    <TextField
      type="search"
      name="q"
      label={blog.search}
      placeholder={blog.searchExample}
      defaultValue={words}
      maxLength={searchLimit}
      autoComplete="off"
    />
    {topic && <input type="hidden" name="sujet" value={topic} />}
    <Button type="submit" level="secondary">
      {blog.searchButton}
    </Button>
  </Form>
);

interface ArticleList {
  success: boolean;
  articles: unknown[];
}

let loaded: Promise<ArticleList> | undefined;

/**
 * Requests the articles once, when a list is first opened (docs/product/specification.md § 9: never stale, no retry). The list shows its
 * cards whatever the response; a failure is only logged.
 */
function useArticles(): 'idle' | 'loading' | 'loaded' {
  // Starts as idle: without script no request is made, and no loading message must appear.
  const [state, setState] = useState<'idle' | 'loading' | 'loaded'>('idle');
  useEffect(() => {
    setState('loading');
    loaded ??= callApi<ArticleList>('GET', '/api/blog/articles');
    loaded.catch((error) => console.error(error)).finally(() => setState('loaded'));
  }, []);
  return state;
}

const load = () => import('../figures/ArticleCover.tsx').then((part) => part.CardCover);
const CardCover = import.meta.env.SSR ? await load() : later(load);

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: 20px 48px;
  padding: 56px 0 36px;
  & h1 { ${type.display1} }
  & p { ${type.lead} max-width: 20em; color: ${color['ink-2']}; padding-bottom: 10px; }
  ${media.desktop} { padding-top: 88px; }
  ${media.print} { padding: 32px 0 24px; }
`;
const Status = styled.p`
  min-height: 24px;
  ${media.print} { display: none; }
  margin-bottom: 12px;
  ${type.small}
  color: ${color['ink-3']};
`;
const Leads = styled.div`
  display: grid;
  gap: 56px 24px;
  margin-bottom: 72px;
  ${media.fromTablet} { grid-template-columns: 1fr 1fr; }
  ${media.desktop} { grid-template-columns: 8fr 4fr; }
  ${media.print} { margin-bottom: 28px; }
`;
const Grid = styled.div`
  display: grid;
  gap: 56px 24px;
  padding-bottom: 104px;
  ${media.fromTablet} { grid-template-columns: 1fr 1fr; }
  ${media.desktop} { grid-template-columns: repeat(4, minmax(0, 1fr)); row-gap: 72px; padding-bottom: 136px; }
  ${media.print} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 28px 24px; padding: 0; }
`;
const Letter = styled(Section)`
  ${media.print} { display: none; }
`;
const Newsletter = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 24px 48px;
  & h2 { ${type.h2} font-size: clamp(30px, 3.1vw, 44px); }
  & p { margin-top: 10px; color: ${color['ink-2']}; }
  ${media.phone} { & button { width: 100%; } }
`;

interface Props {
  cards: readonly Card[];
  search: ArticleSearch;
  /** Whether letters are published. */
  letters: boolean;
  /** Returns the markup of a built-in article's cover; on the server only. */
  markupOf: (slug: string) => string;
}

/** Memoised: the list renders again when the articles arrive, and must not suspend for a cover whose code is still loading. */
const Cover = memo(({ cover, shape }: { cover: ArticleCover; shape: CoverShape }) => (
  <Suspense>
    <CardCover cover={cover} shape={shape} />
  </Suspense>
));

/**
 * The blog's list, or the results of a search; with the search form, the topics, and the newsletter box, whose button opens the contact
 * form.
 */
export function BlogList({ cards, search, letters, markupOf }: Props) {
  const state = useArticles();
  const isNarrowed = search.words !== '' || search.topic !== '';
  const [first, second, ...others] = cards;
  const figureOf = ({ cover, slug }: Card, shape: CoverShape) =>
    cover ? <Cover cover={cover} shape={shape} /> : <DrawnCover markup={markupOf(slug)} shape={shape} />;
  const found = blog.found(cards.length, search.words, topicOf(search.topic)?.label ?? '');
  return (
    <>
      <Container>
        <Head>
          <h1>{blog.title}</h1>
          <p>{blog.lead}</p>
        </Head>
        <SearchForm search={search} />
        <TopicLinks search={search} />
        <Status role="status">{state === 'loading' ? blog.loading : isNarrowed && found}</Status>
        {!isNarrowed && first && second && (
          <Leads>
            <ArticleCard card={first} lead="wide" figure={figureOf(first, 'wide')} />
            <ArticleCard card={second} lead="narrow" figure={figureOf(second, 'narrow')} />
          </Leads>
        )}
        <Grid>
          {(isNarrowed ? cards : others).map((card) => (
            <ArticleCard key={card.slug} card={card} figure={figureOf(card, 'card')} />
          ))}
          {cards.length === 0 && <TextLink href="/blog">{blog.reset}</TextLink>}
        </Grid>
      </Container>
      <Letter ground="sunk" ruled aria-labelledby="lettre">
        <Container>
          <Newsletter>
            <div>
              <h2 id="lettre">{blog.newsletter.title}</h2>
              <p>{blog.newsletter.text}</p>
              {letters && (
                <p>
                  <TextLink href={LETTERS_PATH} arrow>
                    {letterArchive.link}
                  </TextLink>
                </p>
              )}
            </div>
            <QuoteButton>{blog.newsletter.button}</QuoteButton>
          </Newsletter>
        </Container>
      </Letter>
    </>
  );
}
