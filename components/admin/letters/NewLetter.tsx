import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ArticleList } from '../../../data/api/answers.ts';
import type { LetterFile } from '../../../data/api/letterAnswers.ts';
import { callApi } from '../../api.ts';
import { SelectField } from '../../ui/Field.tsx';
import { ARTICLES } from '../articles/articlesQuery.ts';
import { LETTERS } from '../deskQueries.ts';
import { Act } from '../list/Act.tsx';
import { controlled } from '../list/DeskForm.tsx';
import { LineForm } from '../list/FilterBar.tsx';
import { Problem } from '../list/Problem.tsx';
import { storeAnswer } from '../refresh.ts';
import { letterKey } from './letterQuery.ts';

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
    <LineForm onSend={() => add.mutate()}>
      <SelectField
        label="Commencer par"
        empty="Une page blanche"
        choices={published.map(({ slug, title }) => ({ code: slug, label: title }))}
        {...controlled(article, setArticle)}
      />
      <Act level="primary" type="submit" busy={add.isPending}>
        Écrire une lettre
      </Act>
      <Problem error={add.error} />
    </LineForm>
  );
}
