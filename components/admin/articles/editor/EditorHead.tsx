import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ArticleDeleted, ArticleProblem, DeskArticleRecord, PreviewLink } from '../../../../data/api/articles.ts';
import { SOURCE_AUTHOR } from '../../../../data/articles/deskArticles.ts';
import { callApi } from '../../../api.ts';
import { showToast } from '../../../ui/toast.ts';
import { DESK_ARTICLES } from '../../deskQueries.ts';
import { formatMoment } from '../../formats.ts';
import { Act } from '../../list/Act.tsx';
import { ConfirmDialog } from '../../list/AskDialog.tsx';
import { Problem } from '../../list/Problem.tsx';
import { refresh, storeResult } from '../../refresh.ts';
import { copyText } from '../../useBrowser.ts';
import { type SaveState, saveWords } from '../../useDraft.ts';
import { StateBadge } from '../ArticlesView.tsx';
import { WithdrawDialog } from '../WithdrawDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { ActLine } from './WritingParts.tsx';

interface Props {
  record: DeskArticleRecord;
  draft: {
    state: SaveState;
    problem?: unknown;
    /** Saves the draft; resolves to the version it was saved as. */
    save: () => Promise<number>;
    version: () => number;
    settle: (record: DeskArticleRecord) => void;
  };
  /** Opens the panel with the field that is still missing: the card, or the text. */
  onMissing: (problem: ArticleProblem | undefined) => void;
}

/** Head of the editor: state of publication, state of saving, and actions. */
export function EditorHead({ record, draft, onMissing }: Props) {
  const { id, state, title, public_slug, publish_at, has_changes, published_at, copied_from } = record.article;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asking, ask] = useState<'publish' | 'withdraw' | 'delete' | null>(null);
  const path = `${DESK_ARTICLES}/${id}`;
  const show = async (next: DeskArticleRecord) => {
    await storeResult(queries, [DESK_ARTICLES, String(id)], next);
    draft.settle(next);
    ask(null);
  };
  const open = useMutation({
    mutationFn: async () => {
      await draft.save();
      await refresh(queries, DESK_ARTICLES, String(id));
    },
    onSuccess: () => ask('publish'),
  });
  const withdraw = useMutation({
    mutationFn: async () => {
      const version = await draft.save();
      return callApi<DeskArticleRecord>('POST', `${path}/withdraw`, { version });
    },
    onSuccess: show,
  });
  const remove = useMutation({
    mutationFn: () => callApi<ArticleDeleted>('DELETE', path),
    onSuccess: () => {
      navigate('/articles');
      queries.removeQueries({ queryKey: [DESK_ARTICLES, String(id)] });
      refresh(queries, DESK_ARTICLES);
    },
  });
  const link = useMutation({
    mutationFn: async () => {
      await draft.save();
      const made = await callApi<PreviewLink>('POST', `${path}/preview-link`);
      return { ...made, copied: await copyText(made.url) };
    },
    onSuccess: ({ url, expires_at, copied }) =>
      showToast({
        title: copied ? 'Lien copié' : 'Lien d’aperçu',
        description: `${copied ? '' : `${url} `}Qui l’a lit le texte enregistré, jusqu’au ${formatMoment(expires_at)}.`,
        tone: 'success',
      }),
  });
  const back = useMutation({
    mutationFn: async () => {
      const version = await draft.save();
      return callApi<DeskArticleRecord>('POST', `${DESK_ARTICLES}/built-in/${copied_from}/original`, { version });
    },
    onSuccess: async (next) => {
      await show(next);
      showToast({
        title: 'Texte d’origine repris',
        description: 'Le vôtre reste ici, en brouillon.',
        tone: 'success',
      });
    },
  });
  const isOut = state === 'published';
  const isOwnText = copied_from !== null && copied_from === public_slug;
  const waits = draft.state === 'conflict' || open.isPending;
  return (
    <>
      <ActLine>
        <StateBadge state={state} />
        <span role="status" data-tone={draft.state === 'offline' || draft.state === 'refused' ? 'danger' : undefined}>
          {saveWords[draft.state]}
        </span>
        {publish_at && <span>{`paraît le ${formatMoment(publish_at)}`}</span>}
        {copied_from && record.versions[0]?.author === SOURCE_AUTHOR && record.versions.length > 1 && (
          <span>le site a un texte plus récent, parmi les textes précédents</span>
        )}
        {isOut && has_changes && <span>des changements ne sont pas publiés</span>}
        {isOut && public_slug && <a href={`/blog/${public_slug}`}>Voir la page</a>}
        <span data-last />
        <Act disabled={link.isPending} onClick={() => link.mutate()}>
          Lien d’aperçu
        </Act>
        {isOwnText && (
          <Act disabled={back.isPending} onClick={() => back.mutate()}>
            Revenir au texte d’origine
          </Act>
        )}
        {(isOut || state === 'scheduled') && (
          <Act disabled={withdraw.isPending} onClick={() => (isOut ? ask('withdraw') : withdraw.mutate())}>
            {isOut ? 'Retirer du blog' : 'Annuler la programmation'}
          </Act>
        )}
        {!isOut && !isOwnText && state !== 'scheduled' && <Act onClick={() => ask('delete')}>Supprimer</Act>}
        <Act level="primary" disabled={waits} onClick={() => open.mutate()}>
          {isOut ? 'Publier les changements' : 'Publier'}
        </Act>
      </ActLine>
      <Problem error={draft.problem ?? withdraw.error ?? back.error ?? link.error ?? open.error} />
      {asking === 'publish' && (
        <PublishDialog
          record={record}
          version={draft.version()}
          onDone={show}
          onClose={() => ask(null)}
          onComplete={() => {
            ask(null);
            onMissing(record.problems.find(({ weight }) => weight === 'error'));
          }}
        />
      )}
      {asking === 'withdraw' && public_slug && (
        <WithdrawDialog title={title} slug={public_slug} withdraw={withdraw} onClose={() => ask(null)} />
      )}
      {asking === 'delete' && (
        <ConfirmDialog title="Supprimer cet article ?" erase={remove} onClose={() => ask(null)} doing="Supprimer">
          {published_at
            ? 'Son texte, ses textes précédents et son adresse disparaissent.'
            : 'Son texte et ses textes précédents disparaissent.'}
        </ConfirmDialog>
      )}
    </>
  );
}
