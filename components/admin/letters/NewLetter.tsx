import styled from '@emotion/styled';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ArticleList } from '../../../data/api/answers.ts';
import type { LetterFile } from '../../../data/api/letterAnswers.ts';
import { callApi } from '../../api.ts';
import { media } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { ARTICLES } from '../articles/articlesQuery.ts';
import { Problem } from '../list/Problem.tsx';
import { storeAnswer } from '../refresh.ts';
import { LETTERS, letterKey } from './letterQuery.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 420px) auto;
  align-items: end;
  gap: 12px;
  margin-bottom: 32px;
  && select { min-height: 44px; padding-top: 9px; padding-bottom: 9px; font-size: 15px; }
  && select + svg { top: 14px; }
  & > button { justify-self: start; }
  & > [role='alert'] { grid-column: 1 / -1; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

/** Begins a letter: blank, or with the title, the summary and the address of an article. */
export function NewLetter() {
  const [article, setArticle] = useState('');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data } = useQuery<ArticleList>({ queryKey: ARTICLES });
  const published = data?.articles.filter((one) => one.published === 'true') ?? [];
  const add = useMutation({
    mutationFn: () => callApi<LetterFile>('POST', LETTERS, article ? { article } : {}),
    onSuccess: async (file) => {
      await storeAnswer(queries, letterKey(file.letter.id), file);
      navigate(`/lettres/${file.letter.id}`);
    },
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate();
      }}
    >
      <SelectField
        label="Commencer par"
        empty="Une page blanche"
        choices={published.map(({ slug, title }) => ({ code: slug, label: title }))}
        value={article}
        onChange={(event) => setArticle(event.currentTarget.value)}
      />
      <Button type="submit" size="md" disabled={add.isPending}>
        {add.isPending ? 'Un instant...' : 'Écrire une lettre'}
      </Button>
      <Problem error={add.error} />
    </Form>
  );
}
