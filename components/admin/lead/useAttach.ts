import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AttachmentStored, LeadFile } from '../../../data/api/answers.ts';
import type { Attachment } from '../../../data/api/rows.ts';
import { attachmentLimits } from '../../../data/desk/deskLimits.ts';
import { callApi } from '../../api.ts';
import { storeAnswer } from '../refresh.ts';
import { leadKey } from './leadQuery.ts';

const BYTES = { 'content-type': 'application/octet-stream' };

const put = (file: LeadFile, { id, ...row }: Attachment): LeadFile => ({
  ...file,
  attachments: file.attachments.map((one) => (one.id === id ? { id, ...row } : one)),
});

/** Attaches files to the reply being written, one after the other, some bytes at a time; how far each has come is in the lead's file. */
export function useAttach(leadId: number) {
  const queries = useQueryClient();
  const path = `/api/admin/leads/${leadId}/attachments`;
  const show = (change: (file: LeadFile) => LeadFile) =>
    queries.setQueryData<LeadFile>(leadKey(leadId), (file) => file && change(file));

  async function attach(chosen: File): Promise<void> {
    const name = chosen.name.slice(-attachmentLimits.name);
    const file = await callApi<LeadFile>('POST', path, { name, size: chosen.size });
    await storeAnswer(queries, leadKey(leadId), file);
    const id = file.attachments.at(-1)?.id;
    try {
      for (let from = 0; from < chosen.size; from += attachmentLimits.part) {
        const bytes = chosen.slice(from, from + attachmentLimits.part);
        const { attachment } = await callApi<AttachmentStored>('POST', `${path}/${id}?from=${from}`, bytes, BYTES);
        show((now) => put(now, attachment));
      }
    } catch (error) {
      // What came is no file: it goes, and is chosen again.
      const without = await callApi<LeadFile>('DELETE', `${path}/${id}`).catch(() => undefined);
      if (without) await storeAnswer(queries, leadKey(leadId), without);
      throw error;
    }
  }

  return useMutation({
    mutationFn: async (chosen: readonly File[]) => {
      for (const one of chosen) await attach(one);
    },
  });
}
