import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DialogActions } from './DeskDialog.tsx';
import { Problem } from './Problem.tsx';

interface Props {
  /** Why the last try failed; null where none did. */
  error: unknown;
  onClose: () => void;
  /** The button that acts. */
  children: ReactNode;
}

/** The end of a dialog that asks for something: what went wrong, « Annuler », and what acts. */
export const DialogFoot = ({ error, onClose, children }: Props) => (
  <>
    <Problem error={error} />
    <DialogActions>
      <Button type="button" size="md" level="secondary" onClick={onClose}>
        Annuler
      </Button>
      {children}
    </DialogActions>
  </>
);
