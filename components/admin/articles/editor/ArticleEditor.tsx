import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ArticleFields, ArticleProblem, ArticleSaved, DeskArticleRecord } from '../../../../data/api/articles.ts';
import { articleLimits } from '../../../../data/articles/deskArticles.ts';
import { articleParts } from '../../../../data/articles/insertParts.ts';
import { callApi } from '../../../api.ts';
import { formatNumber } from '../../../ui/formatNumber.ts';
import { DESK_ARTICLES } from '../../deskQueries.ts';
import { readApi } from '../../readApi.ts';
import { refresh } from '../../refresh.ts';
import { useMedia } from '../../useBrowser.ts';
import { useDraft } from '../../useDraft.ts';
import { ConflictDialog } from '../../writing/ConflictDialog.tsx';
import { EarlierTexts } from '../../writing/EarlierTexts.tsx';
import { TextEditor } from '../../writing/TextEditor.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import { EditorHead } from './EditorHead.tsx';
import { type Panel, PanelTabs, panelLabels } from './PanelTabs.tsx';
import { useReadTime } from './useReadTime.ts';
import { Count, TitleField, WritingColumns } from './WritingParts.tsx';

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const otherOf = ({ article: { fields, updated_at, updated_by } }: DeskArticleRecord) => ({
  ...fields,
  at: updated_at,
  by: updated_by,
});

/** Editor of an article: the text as readers see it, beside it the card or the earlier texts; on a phone, one of these is visible. */
export function ArticleEditor({ record }: { record: DeskArticleRecord }) {
  const { id } = record.article;
  const path = `${DESK_ARTICLES}/${id}`;
  const draft = useDraft<ArticleFields, DeskArticleRecord>(record, {
    storedIn: ({ article }) => article,
    send: async (version, changes) => (await callApi<ArticleSaved>('PATCH', path, { version, changes })).version,
    kept: { key: `article-${id}`, read: () => readApi<DeskArticleRecord>(path) },
  });
  const { fields, change } = draft;
  const [isHeld, hold] = useState(false);
  const minutes = useReadTime(fields);
  const narrow = useMedia('belowDesktop');
  const [chosen, choose] = useState<Panel>('text');
  const title = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [missing, lookFor] = useState<ArticleProblem>();
  useEffect(() => {
    if (!missing) return;
    const field = place.current?.querySelector<HTMLElement>(
      missing.field === 'body'
        ? '[contenteditable=true], textarea'
        : `[name=${missing.field}], [data-field=${missing.field}] input`,
    );
    (missing.field === 'title' ? title.current : field)?.focus();
  }, [missing]);
  const panels: Panel[] = narrow ? ['text', 'details', 'earlier'] : ['details', 'earlier'];
  const panel = panels.includes(chosen) ? chosen : 'details';
  const queries = useQueryClient();
  /** Saves the draft, then fetches the article again, so that the list of earlier texts includes the saved one. */
  const saveAndList = async () => {
    await draft.save().catch(() => undefined);
    await refresh(queries, DESK_ARTICLES, String(id));
  };
  const show = (next: Panel) => {
    choose(next);
    if (next === 'earlier') void saveAndList();
  };
  const take = (earlier: ArticleFields) => {
    change(earlier);
    return saveAndList();
  };
  const count = wordsOf(fields.body);
  const text = (
    <div>
      <TextEditor
        label="Texte de l’article"
        placeholder="Écrivez ici. « / » ou « Insérer » pose un tableau, un graphique, une image, une citation."
        most={articleLimits.body}
        parts={articleParts}
        sources={fields.sources}
        text={fields.body}
        onChange={(body) => change({ body })}
        onSave={draft.goOn}
        onHeld={hold}
      />
      <Count>
        {`${formatNumber(count)} ${count > 1 ? 'mots' : 'mot'}${minutes ? `, ${minutes} min de lecture` : ''}`}
      </Count>
    </div>
  );
  return (
    <>
      <div data-acts>
        <EditorHead
          record={record}
          draft={isHeld ? { ...draft, state: 'refused' } : draft}
          onMissing={(problem) => {
            choose(problem?.field === 'body' || problem?.field === 'title' ? 'text' : 'details');
            // Stores a copy of the problem: when the owner presses the same problem again, the state changes and its field is searched for
            // again.
            lookFor(problem && { ...problem });
          }}
        />
      </div>
      <h1 className="sr">{fields.title || 'Sans titre'}</h1>
      <TitleField
        field={title}
        label="Titre"
        placeholder="Titre de l’article"
        most={articleLimits.title}
        isNew={record.article.fields.title === '' && record.article.fields.body === ''}
        value={fields.title}
        onChange={(title) => change({ title })}
      />
      <WritingColumns ref={place} data-aside="">
        {!narrow && text}
        <div>
          <PanelTabs label="Article" panels={panels} panel={panel} onChoose={show} />
          <div role="tabpanel" id="panneau" aria-label={panelLabels[panel]}>
            {panel === 'text' && text}
            {panel === 'details' && <DetailsPanel fields={fields} onChange={change} />}
            {panel === 'earlier' && (
              <EarlierTexts path={path} versions={record.versions} fields={fields} onTake={take} />
            )}
          </div>
        </div>
      </WritingColumns>
      {draft.other && (
        <ConflictDialog
          what="Cet article"
          mine={fields}
          other={otherOf(draft.other)}
          keep={() => callApi('POST', `${path}/versions`, fields)}
          onChoose={(stays) => draft.other && draft.settle(draft.other, stays)}
        />
      )}
    </>
  );
}
