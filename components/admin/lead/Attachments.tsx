import styled from '@emotion/styled';
import { Paperclip, X } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import type { Attachment } from '../../../data/api/rows.ts';
import { attachmentLimits } from '../../../data/desk/deskLimits.ts';
import { color, focusRing, radius, tabular } from '../../theme.ts';
import { Note } from '../list/DeskForm.tsx';
import { ChooseFile } from '../list/listStyles.tsx';
import { Problem } from '../list/Problem.tsx';
import { useNextButton } from '../list/useNextButton.ts';
import { formatBytes } from './formatBytes.ts';
import { useLeadChange } from './leadQuery.ts';
import { useAttach } from './useAttach.ts';

const Box = styled.div`
  display: grid;
  gap: 8px;
  & ul { border-top: 1px solid ${color.line}; }
  & li { display: grid; grid-template-columns: minmax(0, 1fr) auto 44px; align-items: center; gap: 12px; min-height: 44px; border-bottom: 1px solid ${color.line}; font-size: 15px; overflow-wrap: anywhere; }
  & li > span + span { color: ${color['ink-3']}; ${tabular} }
  & li button { display: grid; place-items: center; width: 44px; height: 44px; border-radius: ${radius.control}; color: ${color['ink-3']}; ${focusRing(color.link)} }
  & li button:hover { color: ${color.danger}; }
`;
/** The files of the reply being written. */
export function Attachments({ lead, files }: { lead: number; files: readonly Attachment[] }) {
  const attach = useAttach(lead);
  const note = useId();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    // The same file may be chosen again once it was removed.
    currentTarget.value = '';
    if (chosen.length > 0) attach.mutate(chosen);
  };
  return (
    <Box>
      {files.length > 0 && (
        <ul aria-label="Pièces jointes">
          {files.map((file) => (
            <Chosen key={file.id} lead={lead} file={file} />
          ))}
        </ul>
      )}
      <ChooseFile>
        <Paperclip size={18} strokeWidth={1.6} aria-hidden="true" />
        {attach.isPending ? 'Envoi du fichier...' : 'Joindre un fichier'}
        <input type="file" multiple aria-describedby={note} disabled={attach.isPending} onChange={choose} />
      </ChooseFile>
      <Note
        id={note}
      >{`${attachmentLimits.bytes / 1024 / 1024} Mo en tout, ${attachmentLimits.files} fichiers au plus.`}</Note>
      <Problem error={attach.error} />
    </Box>
  );
}

function Chosen({ lead, file: { id, name, size, received } }: { lead: number; file: Attachment }) {
  const remove = useLeadChange<undefined>(lead, 'DELETE', `/attachments/${id}`);
  const removing = useNextButton();
  return (
    <li>
      <span>{name}</span>
      <span>{received < size ? `${Math.floor((received / size) * 100)} %` : formatBytes(size)}</span>
      <button
        type="button"
        aria-label={`Retirer ${name}`}
        {...removing}
        disabled={remove.isPending}
        onClick={() => remove.mutate(undefined)}
      >
        <X size={18} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </li>
  );
}
