import styled from '@emotion/styled';
import { articleCovers } from '../../../../data/articles/deskArticles.ts';
import { Mark } from '../../../figures/Mark.tsx';
import { Motif } from '../../../figures/Motif.tsx';
import { color, radius, type } from '../../../theme.ts';

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: 12px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > p { grid-column: 1 / -1; margin-top: -4px; font-size: 15px; color: ${color['ink-2']}; }
  & legend { padding: 0; ${type.label} margin-bottom: 8px; }
  & label { position: relative; display: grid; gap: 8px; padding: 10px; border: 1px solid ${color['line-strong']}; border-radius: ${radius.control}; background: ${color['doc-paper']}; color: ${color['doc-ink']}; font-size: 13px; line-height: 1.3; cursor: pointer; }
  & label:has(:checked) { border-color: ${color.blue}; box-shadow: inset 0 0 0 1px ${color.blue}; }
  & label:has(:focus-visible) { outline: 3px solid ${color.link}; outline-offset: 2px; }
  & input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
  & svg { width: 100%; height: 70px; }
`;

interface Props {
  value: string;
  onChange: (cover: (typeof articleCovers)[number]['code']) => void;
}

/** The drawing that stands for the article, chosen from the drawings themselves. */
export const CoverChoice = ({ value, onChange }: Props) => (
  <Choices>
    <legend>Figure de couverture</legend>
    <p>Sur l'image qui accompagne l'article quand il est partagé.</p>
    {articleCovers.map(({ code, label }) => (
      <label key={code}>
        {code === 'strands' ? (
          <Mark size={70} />
        ) : (
          <svg viewBox="0 0 316 212" aria-hidden="true">
            <Motif name={code} />
          </svg>
        )}
        {label}
        <input type="radio" name="cover" checked={value === code} onChange={() => onChange(code)} />
      </label>
    ))}
  </Choices>
);
