import { useMutation } from '@tanstack/react-query';
import type { ArticleFields, ArticleVersionRecord, DeskArticleRecord } from '../../../../data/api/articles.ts';
import { showToast } from '../../../ui/toast.ts';
import { DESK_ARTICLES } from '../../deskQueries.ts';
import { formatMoment } from '../../formats.ts';
import { Act } from '../../list/Act.tsx';
import { Problem } from '../../list/Problem.tsx';
import { readApi } from '../../readApi.ts';
import { ArticleFacts, ArticleRows } from '../articleStyles.ts';

interface Props {
  record: DeskArticleRecord;
  /** Until the desk has it. */
  onTake: (fields: ArticleFields) => Promise<void>;
}

/** The texts that were there before: one taken back is the draft again, and what it replaces is an earlier text too. */
export function EarlierTexts({ record: { article, versions }, onTake }: Props) {
  const take = useMutation({
    mutationFn: (version: number) =>
      readApi<ArticleVersionRecord>(`${DESK_ARTICLES}/${article.id}/versions/${version}`),
    onSuccess: async ({ fields, version: { at } }) => {
      await onTake(fields);
      showToast({
        title: 'Texte repris',
        description: `Celui du ${formatMoment(at)}. Ce qu’il remplace est parmi les textes précédents.`,
        tone: 'success',
      });
    },
  });
  if (versions.length === 0) return <ArticleFacts>Aucun pour le moment.</ArticleFacts>;
  return (
    <>
      <Problem error={take.error} />
      <ArticleRows aria-label="Textes précédents">
        {versions.map(({ id, kind, author, at }) => (
          <li key={id}>
            <ArticleFacts>{`${formatMoment(at)}, ${author}${kind === 'publication' ? ', publié' : ''}`}</ArticleFacts>
            <Act
              aria-label={`Reprendre le texte du ${formatMoment(at)}`}
              disabled={take.isPending}
              onClick={() => take.mutate(id)}
            >
              Reprendre
            </Act>
          </li>
        ))}
      </ArticleRows>
    </>
  );
}
