import styled from '@emotion/styled';
import type { Quality } from '../../../data/quotes/quoteWords.ts';
import { color, focusRing, radius, type } from '../../theme.ts';
import { Note } from '../list/DeskForm.tsx';

const Qualities = styled.fieldset`
  & legend { padding: 0; margin-bottom: 8px; ${type.label} }
  & > div { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px; }
  & label { display: flex; align-items: center; gap: 8px; min-height: 48px; padding: 8px 10px; font-size: 15px; border: 1px solid ${color.field}; border-radius: ${radius.control}; cursor: pointer; }
  & label:has(:checked) { border-color: ${color.link}; box-shadow: inset 0 0 0 1px ${color.link}; }
  & input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: ${color.blue}; ${focusRing(color.link)} }
  & p { margin-top: 8px; }
`;
/** Choice between professional and consumer, without a default. */
export const QualityChoice = ({
  quality,
  onChoose,
}: {
  quality: Quality | '';
  onChoose: (quality: Quality) => void;
}) => (
  <Qualities>
    <legend>Le client commande comme *</legend>
    <div>
      {(['professional', 'consumer'] as const).map((code) => (
        <label key={code}>
          <input type="radio" name="quality" checked={quality === code} onChange={() => onChoose(code)} />
          {code === 'consumer' ? 'Consommateur' : 'Professionnel'}
        </label>
      ))}
    </div>
    <Note>
      {quality === ''
        ? 'Rien n’est choisi d’avance : ses droits en dépendent.'
        : quality === 'consumer'
          ? 'Ses deux cases de rétractation seront sur sa page.'
          : 'Sans délai de rétractation : sa qualité est écrite au devis.'}
    </Note>
  </Qualities>
);
