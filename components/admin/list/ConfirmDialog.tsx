import type { ReactNode } from 'react';
import { AskDialog } from './AskDialog.tsx';

interface Props {
  title: ReactNode;
  children: string;
  /** The erasure to confirm: what it does, whether it is under way and why it failed. */
  erase: { mutate: () => void; isPending: boolean; error: unknown };
  onClose: () => void;
  doing?: string;
}

/** Asks before an erasure, which cannot be undone. */
export const ConfirmDialog = ({ title, children, erase, onClose, doing = 'Effacer définitivement' }: Props) => (
  <AskDialog
    role="alertdialog"
    title={title}
    said={children}
    label={doing}
    run={erase}
    onSend={() => erase.mutate()}
    onClose={onClose}
  />
);
