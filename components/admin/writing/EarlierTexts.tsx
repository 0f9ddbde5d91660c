import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { EarlierText, EarlierTextRecord } from '../../../data/api/earlierTexts.ts';
import { ArticleFacts, ArticleRows } from '../articles/articleStyles.ts';
import { formatMoment } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { Problem } from '../list/Problem.tsx';
import { readApi } from '../readApi.ts';

const Taken = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  &:not(:empty) { margin-bottom: 16px; }
`;
const kinds: Record<EarlierText['kind'], string> = { text: '', publication: ', publié', apart: ', mis de côté' };

interface Props<Fields> {
  /** Path of the article or letter in the API. */
  path: string;
  versions: readonly EarlierText[];
  /** Fields being edited. */
  fields: Fields;
  /** Puts the restored fields into the editor; resolves once the desk has stored them. */
  onTake: (fields: Fields) => Promise<void>;
}

/** List of earlier texts. A restored one becomes the draft, and the draft it replaces becomes an earlier text. */
export function EarlierTexts<Fields extends object>({ path, versions, fields, onTake }: Props<Fields>) {
  /** Time of the restored text, and the fields it replaced, for an undo. */
  const [taken, show] = useState<{ at: string; before: Fields }>();
  const take = useMutation({
    mutationFn: async (id: number) => {
      const found = await readApi<EarlierTextRecord<Fields>>(`${path}/versions/${id}`);
      await onTake({ ...fields, ...found.fields });
      return { at: found.version.at, before: fields };
    },
    onSuccess: show,
  });
  const back = useMutation({ mutationFn: onTake, onSuccess: () => show(undefined) });
  if (versions.length === 0) return <ArticleFacts>Aucun pour le moment.</ArticleFacts>;
  return (
    <>
      <Problem error={take.error ?? back.error} />
      <Taken role="status">
        {taken && (
          <>
            <span>{`Texte du ${formatMoment(taken.at)} repris. Ce qu’il remplace est gardé ci-dessous.`}</span>
            <Act aria-label="Annuler la reprise" disabled={back.isPending} onClick={() => back.mutate(taken.before)}>
              Annuler
            </Act>
          </>
        )}
      </Taken>
      <ArticleRows aria-label="Textes précédents">
        {versions.map(({ id, kind, author, at }) => (
          <li key={id}>
            <ArticleFacts>{`${formatMoment(at)}, ${author}${kinds[kind]}`}</ArticleFacts>
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
