import styled from '@emotion/styled';
import { articleCovers } from '../../../../data/articles/deskArticles.ts';
import { CardCover } from '../../../blog/CardCover.tsx';
import { color, radius, type } from '../../../theme.ts';

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: 12px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > p { grid-column: 1 / -1; margin-top: -4px; font-size: 15px; color: ${color['ink-2']}; }
  & legend { padding: 0; ${type.label} margin-bottom: 8px; }
  & label { position: relative; display: grid; align-content: start; gap: 8px; padding: 8px 8px 10px; border: 1px solid ${color['line-strong']}; border-radius: ${radius.control}; background: ${color.sheet}; font-size: 14px; line-height: 1.3; cursor: pointer; }
  & label:has(:checked) { border-color: ${color.blue}; box-shadow: inset 0 0 0 1px ${color.blue}; }
  & label:has(:focus-visible) { outline: 3px solid ${color.link}; outline-offset: 2px; }
  & input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
`;

interface Props {
  value: string;
  onChange: (cover: (typeof articleCovers)[number]['code']) => void;
}

/** The drawing that stands for the article, chosen from the drawings as the list shows them. */
export const CoverChoice = ({ value, onChange }: Props) => (
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
