import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Paperclip, X } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import type { AttachmentStored, LeadRecord } from '../../../data/api/responses.ts';
import type { Attachment } from '../../../data/api/rows.ts';
import { attachmentLimits } from '../../../data/desk/deskLimits.ts';
import { callApi } from '../../api.ts';
import { color, focusRing, radius, tabular } from '../../theme.ts';
import { leadKey, useLeadChange } from '../deskQueries.ts';
import { formatBytes } from '../formats.ts';
import { Note } from '../list/DeskForm.tsx';
import { ChooseFile } from '../list/listStyles.tsx';
import { Problem } from '../list/Problem.tsx';
import { useNextButton } from '../list/useNextButton.ts';
import { storeResult } from '../refresh.ts';

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
    // Empties the input, so that the same file can be chosen again after it was removed.
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

const BYTES = { 'content-type': 'application/octet-stream' };

const put = (record: LeadRecord, { id, ...row }: Attachment): LeadRecord => ({
  ...record,
  attachments: record.attachments.map((one) => (one.id === id ? { id, ...row } : one)),
});

/** Attaches files to the reply being written, one after another and in chunks; the lead’s record contains their progress. */
function useAttach(leadId: number) {
  const queries = useQueryClient();
  const path = `/api/admin/leads/${leadId}/attachments`;
  const show = (change: (record: LeadRecord) => LeadRecord) =>
    queries.setQueryData<LeadRecord>(leadKey(leadId), (record) => record && change(record));

  async function attach(chosen: File): Promise<void> {
    const name = chosen.name.slice(-attachmentLimits.name);
    const record = await callApi<LeadRecord>('POST', path, { name, size: chosen.size });
    await storeResult(queries, leadKey(leadId), record);
    const id = record.attachments.at(-1)?.id;
    try {
      for (let from = 0; from < chosen.size; from += attachmentLimits.part) {
        const bytes = chosen.slice(from, from + attachmentLimits.part);
        const { attachment } = await callApi<AttachmentStored>('POST', `${path}/${id}?from=${from}`, bytes, BYTES);
        show((now) => put(now, attachment));
      }
    } catch (error) {
      // The server refused the uploaded file as invalid: deletes it, so that the owner can choose another one.
      const without = await callApi<LeadRecord>('DELETE', `${path}/${id}`).catch(() => undefined);
      if (without) await storeResult(queries, leadKey(leadId), without);
      throw error;
    }
  }

  return useMutation({
    mutationFn: async (chosen: readonly File[]) => {
      for (const one of chosen) await attach(one);
    },
  });
}
