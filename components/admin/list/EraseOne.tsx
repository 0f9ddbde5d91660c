import type { ReactNode } from 'react';
import type { AskedBy } from '../../../data/api/deskInput.ts';
import { BIN_DAYS } from '../../../data/desk/retention.ts';
import { callApi } from '../../api.ts';
import { useChange } from '../useChange.ts';
import { ErasureDialog } from './ErasureDialog.tsx';

interface Props {
  title: ReactNode;
  what: string;
  path: string;
  /** What it is called, and the titles of what the owner is told: erased, or in the bin. */
  name: string;
  titles: readonly [erased: string, binned: string];
  lists: readonly string[];
  again?: 'le reprendre' | 'la reprendre';
  onErased?: () => void;
  onClose: () => void;
}

/** Asks why, then erases one thing, or puts it into the bin. */
export function EraseOne({
  title,
  what,
  path,
  name,
  titles,
  lists,
  again = 'le reprendre',
  onErased = () => {},
  onClose,
}: Props) {
  const erase = useChange<unknown, AskedBy>('DELETE', path, {
    call: (method, to, askedBy) => callApi(method, `${to}?asked_by=${askedBy}`),
    done: () => {
      onClose();
      onErased();
    },
    erased: lists,
    said: (_answer, askedBy) =>
      askedBy === 'person'
        ? [titles[0], `${name} a disparu de la base.`]
        : [titles[1], `${name} y reste ${BIN_DAYS} jours : vous pouvez ${again}.`],
  });
  return <ErasureDialog title={title} what={what} erase={erase} onClose={onClose} />;
}
