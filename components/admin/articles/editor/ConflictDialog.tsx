import styled from '@emotion/styled';
import type { ArticleFields, DeskArticleFile } from '../../../../data/api/articles.ts';
import { color, media, radius, type } from '../../../theme.ts';
import { formatMoment } from '../../formats.ts';
import { Act } from '../../list/Act.tsx';
import { DeskDialog, DialogActions } from '../../list/DeskDialog.tsx';

const Texts = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  & h3 { ${type.label} margin-bottom: 6px; }
  & textarea { width: 100%; height: 240px; padding: 10px; border: 1px solid ${color.field}; border-radius: ${radius.control}; background: ${color.sheet}; color: ${color.ink}; font-size: 14px; line-height: 1.5; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); & textarea { height: 140px; } }
`;

interface Props {
  mine: ArticleFields;
  other: DeskArticleFile;
  onChoose: (other: DeskArticleFile, stays: 'mine' | 'theirs') => void;
}

/** Two people, or two windows, wrote at once: both texts are shown, one is chosen. */
export function ConflictDialog({ mine, other, onChoose }: Props) {
  const { article } = other;
  const texts = [
    ['Votre texte', mine],
    [`Celui de ${article.updated_by}`, article.fields],
  ] as const;
  return (
    <DeskDialog
      role="alertdialog"
      firm
      title="Cet article a changé ailleurs"
      said={`${article.updated_by} l’a enregistré le ${formatMoment(article.updated_at)}, depuis une autre fenêtre. Rien de votre texte n’est perdu : choisissez lequel reste. L’autre se retrouve dans les textes précédents s’il y a été enregistré.`}
      onClose={() => undefined}
    >
      <Texts>
        {texts.map(([label, fields]) => (
          <div key={label}>
            <h3>{`${label} : ${fields.title || 'Sans titre'}`}</h3>
            <textarea readOnly aria-label={label} value={fields.body} />
          </div>
        ))}
      </Texts>
      <DialogActions>
        <Act onClick={() => onChoose(other, 'theirs')}>{`Prendre celui de ${article.updated_by}`}</Act>
        <Act level="primary" onClick={() => onChoose(other, 'mine')}>
          Garder le mien
        </Act>
      </DialogActions>
    </DeskDialog>
  );
}
