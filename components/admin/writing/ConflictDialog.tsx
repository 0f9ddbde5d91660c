import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { color, media, radius, type } from '../../theme.ts';
import { formatMoment } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { DeskDialog, DialogActions } from '../list/DeskDialog.tsx';
import { Problem } from '../list/Problem.tsx';

const Texts = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  & h3 { ${type.label} margin-bottom: 6px; }
  & textarea { width: 100%; height: 240px; padding: 10px; border: 1px solid ${color.field}; border-radius: ${radius.control}; background: ${color.sheet}; color: ${color.ink}; font-size: 14px; line-height: 1.5; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); & textarea { height: 140px; } }
`;

/** A title and its text. */
interface Words {
  title: string;
  body: string;
}

interface Props {
  /** Name of the text for the dialog's sentences: « Cet article ». */
  what: string;
  mine: Words;
  /** Version that was stored meanwhile, with its author if known. */
  other: Words & { at: string; by?: string };
  /** Stores the text that was not chosen among the earlier texts; undefined once the text was sent and cannot be edited. */
  keep: (() => Promise<unknown>) | undefined;
  onChoose: (stays: 'mine' | 'theirs') => void;
}

/** Dialog after two people, or two windows, edited a text at once: shows both versions, of which the owner chooses one. */
export function ConflictDialog({ what, mine, other, keep, onChoose }: Props) {
  const theirs = other.by ? `Celui de ${other.by}` : 'Le texte enregistré';
  const texts = [
    ['Votre texte', mine],
    [theirs, other],
  ] as const;
  const choose = useMutation({
    mutationFn: async (stays: 'mine' | 'theirs') => {
      await keep?.();
      return stays;
    },
    onSuccess: onChoose,
  });
  const choice = keep
    ? 'Choisissez lequel reste : l’autre est gardé parmi les textes précédents.'
    : 'Elle part ou est partie : votre texte ne peut plus l’être. Copiez-en ce que vous voulez garder.';
  return (
    <DeskDialog
      role="alertdialog"
      firm
      title={`${what} a changé ailleurs`}
      text={`${other.by ? `${other.by} l’a enregistré` : 'Le texte a été enregistré'} le ${formatMoment(other.at)}, depuis une autre fenêtre. ${choice}`}
      onClose={() => undefined}
    >
      <Texts>
        {texts.map(([label, { title, body }]) => (
          <div key={label}>
            <h3>{`${label} : ${title || 'Sans titre'}`}</h3>
            <textarea readOnly aria-label={label} value={body} />
          </div>
        ))}
      </Texts>
      <Problem error={choose.error} />
      <DialogActions>
        <Act
          disabled={choose.isPending}
          onClick={() => choose.mutate('theirs')}
        >{`Prendre ${other.by ? `celui de ${other.by}` : 'le texte enregistré'}`}</Act>
        {keep && (
          <Act level="primary" disabled={choose.isPending} onClick={() => choose.mutate('mine')}>
            Garder le mien
          </Act>
        )}
      </DialogActions>
    </DeskDialog>
  );
}
