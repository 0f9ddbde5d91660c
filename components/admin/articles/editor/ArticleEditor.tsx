import styled from '@emotion/styled';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ArticleProblem, DeskArticleFile } from '../../../../data/api/articleAnswers.ts';
import type { ArticleFields } from '../../../../data/api/articleInput.ts';
import { articleLimits } from '../../../../data/articles/deskArticles.ts';
import { articleParts } from '../../../../data/articles/insertParts.ts';
import { color, focusRing, font, media, tabular } from '../../../theme.ts';
import { formatNumber } from '../../../ui/formatNumber.ts';
import { refresh } from '../../refresh.ts';
import { useMedia } from '../../useMedia.ts';
import { DESK_ARTICLES } from '../articlesQuery.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import { EarlierTexts } from './EarlierTexts.tsx';
import { EditorHead } from './EditorHead.tsx';
import { type Panel, PanelTabs, panelLabels } from './PanelTabs.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { TextPanel } from './TextPanel.tsx';
import { useDraft } from './useDraft.ts';
import { usePreview } from './usePreview.ts';

const TITLE = `
  min-width: 0;
  margin: 20px 0 16px;
  padding: 6px 0;
  border: 0;
  border-bottom: 1px solid ${color['line-strong']};
  font: 390 36px/1.2 ${font.serif};
  letter-spacing: -.02em;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${media.phone} { margin: 0 0 4px; font-size: 26px; }
`;
/** Its words, unseen, give the field its height. */
const TitleBox = styled.div`
  display: grid;
  & > *, &::after { grid-area: 1 / 1; }
  &::after { content: attr(data-words) ' '; visibility: hidden; ${TITLE} }
`;
const Title = styled.textarea`
  ${TITLE}
  width: 100%;
  overflow: hidden;
  resize: none;
  background: none;
  color: ${color.ink};
  ${focusRing(color.link, 0)}
  &::placeholder { color: ${color['ink-3']}; opacity: 1; }
`;
const Columns = styled.div`
  display: grid;
  gap: 24px 32px;
  & > * { min-width: 0; }
  ${media.desktop} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; }
`;
const Count = styled.p`
  margin-top: 8px;
  font-size: 14px;
  color: ${color['ink-3']};
  ${tabular}
`;
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** An article being written: its text, beside it what it becomes, its card or its earlier texts; on a phone one at a time. */
export function ArticleEditor({ file }: { file: DeskArticleFile }) {
  const draft = useDraft(file);
  const { fields, change } = draft;
  const shown = usePreview(fields);
  const narrow = useMedia('belowDesktop');
  const [chosen, choose] = useState<Panel>('text');
  const title = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [missing, lookFor] = useState<ArticleProblem>();
  // A new article begins with its title.
  const isNew = file.article.fields.title === '' && file.article.fields.body === '';
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  useEffect(() => {
    if (!missing) return;
    const field = place.current?.querySelector<HTMLElement>(
      missing.field === 'body' ? 'textarea' : `[name=${missing.field}], [data-field=${missing.field}] input`,
    );
    (missing.field === 'title' ? title.current : field)?.focus();
  }, [missing]);
  const panels: Panel[] = narrow ? ['text', 'preview', 'details', 'earlier'] : ['preview', 'details', 'earlier'];
  const panel = panels.includes(chosen) ? chosen : 'preview';
  const queries = useQueryClient();
  /** The earlier texts with the one that was just saved. */
  const saveAndList = async () => {
    await draft.save();
    await refresh(queries, DESK_ARTICLES, String(file.article.id));
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
      <TextPanel
        label="Texte de l’article"
        placeholder="Écrivez ici. Une ligne vide sépare deux paragraphes ; « Insérer » pose un tableau, un graphique, une image, une citation. Le résultat se lit dans « Aperçu »."
        most={articleLimits.body}
        parts={articleParts}
        pictures
        text={fields.body}
        onChange={(body) => change({ body })}
        onSave={() => void draft.save()}
      />
      <Count>
        {`${formatNumber(count)} ${count > 1 ? 'mots' : 'mot'}${shown ? `, ${shown.read_time} min de lecture` : ''}`}
      </Count>
    </div>
  );
  return (
    <>
      <div data-acts>
        <EditorHead
          file={file}
          draft={draft}
          onMissing={(problem) => {
            choose(problem?.field === 'body' || problem?.field === 'title' ? 'text' : 'details');
            // Another object each time, so that asking again looks again.
            lookFor(problem && { ...problem });
          }}
        />
      </div>
      <h1 className="sr">{fields.title || 'Sans titre'}</h1>
      <TitleBox data-words={fields.title}>
        <Title
          ref={title}
          rows={1}
          aria-label="Titre"
          placeholder="Titre de l’article"
          maxLength={articleLimits.title}
          value={fields.title}
          onChange={({ currentTarget: { value } }) => change({ title: value.replaceAll('\n', ' ') })}
        />
      </TitleBox>
      <Columns ref={place}>
        {!narrow && text}
        <div>
          <PanelTabs panels={panels} panel={panel} onChoose={show} />
          <div role="tabpanel" id="panneau" aria-label={panelLabels[panel]}>
            {panel === 'text' && text}
            {panel === 'preview' && <PreviewPanel fields={fields} shown={shown} />}
            {panel === 'details' && <DetailsPanel fields={fields} onChange={change} />}
            {panel === 'earlier' && <EarlierTexts file={file} onTake={take} />}
          </div>
        </div>
      </Columns>
      {draft.other && <ConflictDialog mine={fields} other={draft.other} onChoose={draft.choose} />}
    </>
  );
}
