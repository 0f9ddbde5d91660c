import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import type { AskedBy } from '../../../data/api/deskInput.ts';
import { BACKUP_DAYS, BIN_DAYS } from '../../../data/desk/retention.ts';
import { callApi } from '../../api.ts';
import { color, focusRing, radius } from '../../theme.ts';
import { useChange } from '../useChange.ts';
import { AskDialog } from './AskDialog.tsx';

/** Radio buttons as cards: each with a name and an explanation. */
export const RadioCards = styled.fieldset`
  display: grid;
  gap: 10px;
  & label { display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 2px 12px; padding: 14px 16px; border: 1px solid ${color['line-strong']}; border-radius: ${radius.control}; cursor: pointer; }
  & label:has(:checked) { border-color: ${color.blue}; box-shadow: inset 0 0 0 1px ${color.blue}; }
  & input { appearance: none; width: 20px; height: 20px; margin: 1px 0 0; border: 1px solid ${color.field}; border-radius: 50%; background: ${color.sheet}; cursor: pointer; ${focusRing(color.link)} }
  & input:checked { border: 6px solid ${color.blue}; }
  & strong { font-weight: 600; overflow-wrap: anywhere; }
  & span { grid-column: 2; font-size: 15px; line-height: 1.45; color: ${color['ink-2']}; overflow-wrap: anywhere; }
`;
interface Props {
  title: ReactNode;
  /** Objects of the erasure, in words: « la demande, son historique et ses notes ». */
  what: string;
  /** Additional choices below the reasons. */
  children?: ReactNode;
  erase: { mutate: (askedBy: AskedBy) => void; isPending: boolean; error: unknown };
  onClose: () => void;
}

/** Dialog for the reason of an erasure: `owner`, who can undo it; `person`, who requested it, which makes it final. */
export function ErasureDialog({ title, what, children, erase, onClose }: Props) {
  const [askedBy, choose] = useState<AskedBy>('owner');
  const choice = (value: AskedBy) => ({
    type: 'radio',
    name: 'demande',
    checked: askedBy === value,
    onChange: () => choose(value),
  });
  return (
    <AskDialog
      role="alertdialog"
      title={title}
      text={`Cela retire du bureau ${what}.`}
      label={askedBy === 'owner' ? 'Mettre à la corbeille' : 'Effacer définitivement'}
      run={erase}
      onSend={() => erase.mutate(askedBy)}
      onClose={onClose}
    >
      <RadioCards aria-label="Pourquoi effacer">
        <label>
          <input {...choice('owner')} />
          <strong>C’est mon choix</strong>
          <span>
            {`Dans la corbeille : vous pouvez y revenir pendant ${BIN_DAYS} jours, puis l’effacement se fait de lui-même.`}
          </span>
        </label>
        <label>
          <input {...choice('person')} />
          <strong>La personne l’a demandé</strong>
          <span>
            {`Effacement immédiat et irréversible (article 17 du RGPD). Les sauvegardes déjà faites en gardent une copie jusqu’à leur remplacement, sous ${BACKUP_DAYS} jours.`}
          </span>
        </label>
      </RadioCards>
      {children}
    </AskDialog>
  );
}

interface EraseOneProps {
  title: ReactNode;
  what: string;
  path: string;
  /** Name of the row to erase; `titles`: titles of the confirmation after erasing for good, and after moving to the bin. */
  name: string;
  titles: readonly [erased: string, binned: string];
  lists: readonly string[];
  again?: 'le reprendre' | 'la reprendre';
  onErased?: () => void;
  onClose: () => void;
}

/** Dialog that asks for the reason, then erases one row or moves it to the bin. */
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
}: EraseOneProps) {
  const erase = useChange<unknown, AskedBy>('DELETE', path, {
    call: (method, to, askedBy) => callApi(method, `${to}?asked_by=${askedBy}`),
    done: () => {
      onClose();
      onErased();
    },
    erased: lists,
    toast: (_answer, askedBy) =>
      askedBy === 'person'
        ? [titles[0], `${name} a disparu de la base.`]
        : [titles[1], `${name} y reste ${BIN_DAYS} jours : vous pouvez ${again}.`],
  });
  return <ErasureDialog title={title} what={what} erase={erase} onClose={onClose} />;
}
