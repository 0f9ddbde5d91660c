import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BuiltInChanged, BuiltInRow } from '../../../data/api/articles.ts';
import { articleLimits } from '../../../data/articles/deskArticles.ts';
import { callApi } from '../../api.ts';
import { Badge } from '../../ui/Badge.tsx';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { TextButton } from '../../ui/TextLink.tsx';
import { ARTICLES, DESK_ARTICLES } from '../deskQueries.ts';
import { formatDay } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { DeskDialog, DialogActions } from '../list/DeskDialog.tsx';
import { DeskForm } from '../list/DeskForm.tsx';
import { Problem } from '../list/Problem.tsx';
import { refresh } from '../refresh.ts';
import { ArticleFacts, RowEnd, Summary } from './articleStyles.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

interface Props {
  article: BuiltInRow;
  /** Opens the built-in text for correction. */
  onWrite: () => void;
  onDuplicate: () => void;
}

/** Row of a built-in article: its text and card can be changed, or copied into a new article. */
export function BuiltInArticle({ article, onWrite, onDuplicate }: Props) {
  const { slug, title, summary, category, date, read_time, state, source } = article;
  const queries = useQueryClient();
  const [asking, ask] = useState<'edit' | 'withdraw' | null>(null);
  const change = useMutation({
    mutationFn: (changes: object) =>
      callApi<BuiltInChanged>('PATCH', `${DESK_ARTICLES}/built-in/${slug}`, { version: article.version, ...changes }),
    onSuccess: () => {
      ask(null);
      refresh(queries, DESK_ARTICLES);
      refresh(queries, ...ARTICLES);
    },
  });
  const save = (fields: FormData) => {
    const own = (name: 'title' | 'summary' | 'date') => {
      const typed = String(fields.get(name));
      return typed === source[name] ? null : typed;
    };
    change.mutate({ title: own('title'), summary: own('summary'), date: own('date') });
  };
  const shown = state === 'published';
  return (
    <li id={slug}>
      <div>
        <h3>{shown ? <a href={`/blog/${slug}`}>{title}</a> : title}</h3>
        <Summary>{summary}</Summary>
        <ArticleFacts>{`${category} · ${formatDay(date)} · ${read_time} min de lecture · article du site`}</ArticleFacts>
      </div>
      <RowEnd>
        <Badge look={shown ? 'published' : 'plain'}>{shown ? 'Publié' : 'Retiré'}</Badge>
        <TextButton type="button" aria-label={`Modifier le texte de ${title}`} onClick={onWrite}>
          Modifier le texte
        </TextButton>
        <TextButton type="button" aria-label={`Titre et résumé de ${title}`} onClick={() => ask('edit')}>
          Titre et résumé
        </TextButton>
        <TextButton type="button" aria-label={`Dupliquer ${title}`} onClick={onDuplicate}>
          Dupliquer
        </TextButton>
      </RowEnd>
      {asking === 'edit' && (
        <DeskDialog
          title="Titre, résumé et date"
          text="Ce que les listes disent de l’article. « Modifier le texte » ouvre l’article lui-même."
          onClose={() => ask(null)}
        >
          <DeskForm onSend={save}>
            <TextField label="Titre" name="title" required maxLength={articleLimits.title} defaultValue={title} />
            <TextArea label="Résumé" name="summary" required maxLength={articleLimits.summary} defaultValue={summary} />
            <TextField label="Date" name="date" type="date" required defaultValue={date} />
            <Problem error={change.error} />
            <DialogActions>
              <Act
                disabled={change.isPending}
                onClick={() => (shown ? ask('withdraw') : change.mutate({ state: 'published' }))}
              >
                {shown ? 'Retirer du blog' : 'Remettre sur le blog'}
              </Act>
              <Act level="primary" type="submit" disabled={change.isPending}>
                Enregistrer
              </Act>
            </DialogActions>
          </DeskForm>
        </DeskDialog>
      )}
      {asking === 'withdraw' && (
        <WithdrawDialog
          title={title}
          slug={slug}
          withdraw={{ ...change, mutate: () => change.mutate({ state: 'withdrawn' }) }}
          onClose={() => ask(null)}
        />
      )}
    </li>
  );
}
