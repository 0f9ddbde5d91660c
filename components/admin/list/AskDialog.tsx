import type { ReactNode } from 'react';
import { Act } from './Act.tsx';
import { DeskDialog, DialogFoot } from './DeskDialog.tsx';
import { DeskForm } from './DeskForm.tsx';

interface Props {
  title: ReactNode;
  text?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  /** Label of the action's button; `doing`: its label while the action runs. */
  label: string;
  doing?: string;
  disabled?: boolean;
  run: { isPending: boolean; error: unknown };
  onSend: (fields: FormData) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Dialog with fields or a plain question, and two buttons: « Annuler » and the action. */
export const AskDialog = ({
  label,
  doing = 'Un instant...',
  disabled = false,
  run,
  onSend,
  children,
  ...dialog
}: Props) => (
  <DeskDialog {...dialog}>
    <DeskForm onSend={(fields) => run.isPending || onSend(fields)} css={{ gap: 14 }}>
      {children}
      <DialogFoot error={run.error} onClose={dialog.onClose}>
        <Act level="primary" type="submit" disabled={disabled} busy={run.isPending} doing={doing}>
          {label}
        </Act>
      </DialogFoot>
    </DeskForm>
  </DeskDialog>
);

interface ConfirmDialogProps {
  title: ReactNode;
  children: string;
  /** Mutation that erases: its function, whether it is running, and its error. */
  erase: { mutate: () => void; isPending: boolean; error: unknown };
  onClose: () => void;
  doing?: string;
}

/** Dialog that confirms an erasure, which cannot be undone. */
export const ConfirmDialog = ({
  title,
  children,
  erase,
  onClose,
  doing = 'Effacer définitivement',
}: ConfirmDialogProps) => (
  <AskDialog
    role="alertdialog"
    title={title}
    text={children}
    label={doing}
    run={erase}
    onSend={() => erase.mutate()}
    onClose={onClose}
  />
);
