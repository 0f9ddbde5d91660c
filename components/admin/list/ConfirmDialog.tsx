import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DeskDialog, DialogActions } from './DeskDialog.tsx';
import { Problem } from './Problem.tsx';

interface Props {
  title: ReactNode;
  children: string;
  /** The erasure to confirm: what it does, whether it is under way and why it failed. */
  erase: { mutate: () => void; isPending: boolean; error: unknown };
  onClose: () => void;
  doing?: string;
}

/** Asks before an erasure, which cannot be undone. */
export function ConfirmDialog({ title, children, erase, onClose, doing = 'Effacer définitivement' }: Props) {
  return (
    <DeskDialog role="alertdialog" title={title} said={children} onClose={onClose}>
      <Problem error={erase.error} />
      <DialogActions>
        <Button type="button" size="md" level="secondary" onClick={onClose}>
          Annuler
        </Button>
        <Button type="button" size="md" disabled={erase.isPending} onClick={() => erase.mutate()}>
          {erase.isPending ? 'Un instant...' : doing}
        </Button>
      </DialogActions>
    </DeskDialog>
  );
}
