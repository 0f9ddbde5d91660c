import type { ReactNode } from 'react';
import { Act } from './Act.tsx';
import { DialogActions } from './DeskDialog.tsx';
import { Problem } from './Problem.tsx';

interface Props {
  /** Why the last try failed; null where none did. */
  error: unknown;
  onClose: () => void;
  children: ReactNode;
}

/** The end of a dialog that asks for something: what went wrong, « Annuler », and what acts. */
export const DialogFoot = ({ error, onClose, children }: Props) => (
  <>
    <Problem error={error} />
    <DialogActions>
      <Act onClick={onClose}>Annuler</Act>
      {children}
    </DialogActions>
  </>
);
