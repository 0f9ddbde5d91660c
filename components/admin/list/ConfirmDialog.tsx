import { Button } from '../../ui/Button.tsx';
import { DeskDialog } from './DeskDialog.tsx';
import { Problem } from './Problem.tsx';

interface Props {
  title: string;
  children: string;
  confirm: string;
  pending: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, children, confirm, pending, error, onConfirm, onClose }: Props) {
  return (
    <DeskDialog role="alertdialog" title={title} said={children} onClose={onClose}>
      <Problem error={error} />
      <div className="actions">
        <Button type="button" size="md" level="secondary" onClick={onClose}>
          Annuler
        </Button>
        <Button type="button" size="md" disabled={pending} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </DeskDialog>
  );
}
