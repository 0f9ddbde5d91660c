import styled from '@emotion/styled';
import { blog } from '../../data/blog/blog.ts';
import type { Asked } from '../../data/blog/searchArticles.ts';
import { searchLimit } from '../../data/leads/limits.ts';
import { media } from '../theme.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';

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
