import styled from '@emotion/styled';
import type { ArticleFields } from '../../../../data/api/articles.ts';
import { articleCovers, articleLimits, slugOf } from '../../../../data/articles/deskArticles.ts';
import { articleCategories } from '../../../../data/articles/types.ts';
import { topics } from '../../../../data/blog/blog.ts';
import { CardCover } from '../../../figures/ArticleCover.tsx';
import { color, radius, type } from '../../../theme.ts';
import { SelectField, TextArea, TextField } from '../../../ui/Field.tsx';
import { controlled } from '../../list/DeskForm.tsx';
import { SourceRows } from './SourceRows.tsx';
import { Count } from './WritingParts.tsx';

const Fields = styled.div`
  display: grid;
  gap: 24px;
  & > * { min-width: 0; }
`;
const Topics = styled.fieldset`
  & legend { padding: 0; ${type.label} margin-bottom: 8px; }
  & div { display: flex; flex-wrap: wrap; gap: 8px; }
  & label { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; padding: 4px 14px; border: 1px solid ${color['line-strong']}; border-radius: ${radius.control}; font-size: 15px; cursor: pointer; }
  & label:has(:checked) { border-color: ${color.blue}; box-shadow: inset 0 0 0 1px ${color.blue}; }
  & label:has(:focus-visible) { outline: 3px solid ${color.link}; outline-offset: 2px; }
  & label:has(:disabled) { color: ${color['ink-3']}; cursor: default; }
  & input { width: 18px; height: 18px; accent-color: ${color.blue}; }
`;
const CALL = [
  ['title', 'Appel à la fin : titre', articleLimits.callTitle],
  ['text', 'Appel à la fin : texte', articleLimits.callText],
  ['button', 'Appel à la fin : bouton', articleLimits.callButton],
] as const;
/** Number of characters of a summary that search engines show. */
const SUMMARY_SHOWN = 155;

interface Props {
  fields: ArticleFields;
  onChange: (changes: Partial<ArticleFields>) => void;
}

/** Panel with all fields of an article except title and text. */
export function DetailsPanel({ fields, onChange }: Props) {
  const { summary, category, slug, title, date, cover, sources, call_to_action } = fields;
  return (
    <Fields>
      <div>
        <TextArea
          label="Résumé"
          name="summary"
          maxLength={articleLimits.summary}
          {...controlled(summary, (summary) => onChange({ summary }))}
        />
        <Count data-over={summary.length > SUMMARY_SHOWN}>
          {`${summary.length} ${summary.length > 1 ? 'caractères' : 'caractère'}, ${SUMMARY_SHOWN} au plus dans les moteurs de recherche`}
        </Count>
      </div>
      <SelectField
        label="Catégorie"
        choices={articleCategories.map((code) => ({ code, label: code }))}
        {...controlled(category, (one) => onChange({ category: one as ArticleFields['category'] }))}
      />
      <Topics data-field="topics">
        <legend>{`Sujets (${articleLimits.topics} au plus)`}</legend>
        <div>
          {topics.map(({ code, label }) => {
            const chosen = fields.topics.includes(code);
            const next = chosen ? fields.topics.filter((one) => one !== code) : [...fields.topics, code];
            return (
              <label key={code}>
                <input
                  type="checkbox"
                  checked={chosen}
                  disabled={!chosen && fields.topics.length >= articleLimits.topics}
                  onChange={() => onChange({ topics: next })}
                />
                {label}
              </label>
            );
          })}
        </div>
      </Topics>
      <TextField
        label="Date affichée (vide : le jour de la publication)"
        type="date"
        {...controlled(date ?? '', (day) => onChange({ date: day || null }))}
      />
      <div>
        <TextField
          label="Adresse, après /blog/"
          maxLength={articleLimits.slug}
          placeholder={slugOf(title)}
          autoCapitalize="none"
          spellCheck={false}
          {...controlled(slug, (text) => onChange({ slug: text.toLowerCase().replace(/\s/g, '-') }))}
        />
        <Count>Changée, l’ancienne adresse mène à la nouvelle.</Count>
      </div>
      <CoverChoice value={cover} onChange={(next) => onChange({ cover: next })} />
      <SourceRows sources={sources} onChange={(next) => onChange({ sources: next })} />
      {CALL.map(([name, label, most]) => (
        <TextField
          key={name}
          label={label}
          maxLength={most}
          {...controlled(call_to_action[name], (text) =>
            onChange({ call_to_action: { ...call_to_action, [name]: text } }),
          )}
        />
      ))}
    </Fields>
  );
}

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: 12px;
  & > p { grid-column: 1 / -1; margin-top: -4px; font-size: 15px; color: ${color['ink-2']}; }
  & legend { padding: 0; ${type.label} margin-bottom: 8px; }
  & label { position: relative; display: grid; align-content: start; gap: 8px; padding: 8px 8px 10px; border: 1px solid ${color['line-strong']}; border-radius: ${radius.control}; background: ${color.sheet}; font-size: 14px; line-height: 1.3; cursor: pointer; }
  & label:has(:checked) { border-color: ${color.blue}; box-shadow: inset 0 0 0 1px ${color.blue}; }
  & label:has(:focus-visible) { outline: 3px solid ${color.link}; outline-offset: 2px; }
  & input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
`;

interface CoverProps {
  value: string;
  onChange: (cover: (typeof articleCovers)[number]['code']) => void;
}

/** Radio buttons for the article's cover, each drawn as in the blog's list. */
const CoverChoice = ({ value, onChange }: CoverProps) => (
  <Choices>
    <legend>Figure de couverture</legend>
    <p>
      En tête de l’article, sur sa carte tant qu’il est parmi les deux plus récents, et sur l’image qui l’accompagne
      quand il est partagé.
    </p>
    {articleCovers.map(({ code, label }) => (
      <label key={code}>
        <CardCover cover={code} shape="small" />
        {label}
        <input type="radio" name="cover" checked={value === code} onChange={() => onChange(code)} />
      </label>
    ))}
  </Choices>
);
