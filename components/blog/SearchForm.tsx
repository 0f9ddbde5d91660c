import styled from '@emotion/styled';
import { blog, topics } from '../../data/blog/blog.ts';
import type { Asked } from '../../data/blog/searchArticles.ts';
import { searchLimit } from '../../data/leads/limits.ts';
import { color, ease, focusRing, media, radius } from '../theme.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';

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

/** The address of the list for what is asked. */
function address({ words, topic }: Asked): string {
  const query = new URLSearchParams({ ...(words && { q: words }), ...(topic && { sujet: topic }) }).toString();
  return query ? `/blog?${query}` : '/blog';
}

/** The topics as links; what was searched stays asked. */
export const TopicLinks = ({ asked }: { asked: Asked }) => (
  <nav aria-label={blog.topics}>
    <List>
      {[{ code: '', label: blog.all }, ...topics].map(({ code, label }) => (
        <li key={code}>
          <a href={address({ ...asked, topic: code })} aria-current={code === asked.topic ? 'true' : undefined}>
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

/** The search of the list: a form that asks for the same page, so that it works without script and its answer has an address. */
export const SearchForm = ({ asked: { words, topic } }: { asked: Asked }) => (
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
