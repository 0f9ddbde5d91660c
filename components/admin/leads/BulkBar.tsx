import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { AskedBy, LeadsChange } from '../../../data/api/deskInput.ts';
import type { LeadsChanged } from '../../../data/api/responses.ts';
import { labelOf } from '../../../data/choices.ts';
import type { ExportFormat } from '../../../data/desk/deskKinds.ts';
import { BIN_DAYS } from '../../../data/desk/retention.ts';
import { type LeadStatus, leadStatuses } from '../../../data/leads/leadWords.ts';
import { callApi } from '../../api.ts';
import { color, focusRing, layer, media, overPage, radius } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { TextButton } from '../../ui/TextLink.tsx';
import { formatDay } from '../formats.ts';
import { focusView } from '../keyboard.ts';
import { Act } from '../list/Act.tsx';
import { ErasureDialog } from '../list/ErasureDialog.tsx';
import { ExportMenu } from '../list/Menu.tsx';
import { Problem } from '../list/Problem.tsx';
import { refreshErased } from '../refresh.ts';
import { useMedia } from '../useBrowser.ts';
import { sayDone } from '../useChange.ts';
import { BulkFollowUp, BulkNote, BulkSelect } from './BulkForms.tsx';
import { exportChosen, inParts } from './inParts.ts';

const Bar = styled.section`
  position: sticky;
  bottom: calc(16px + var(--desk-foot, 0px));
  z-index: ${layer.strands};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 16px;
  margin-top: 20px;
  padding: 12px 16px;
  ${overPage}
  font-size: 15px;
  & strong { margin-right: auto; }
  ${media.phone} {
    gap: 8px; padding: 8px 12px;
    & strong { flex: 1; font-size: 14px; line-height: 1.25; }
    & summary { padding: 8px 12px; }
    & > [role='alert'] { width: 100%; }
  }
`;
const Cross = styled.button`
  display: grid;
  place-items: center;
  width: 40px;
  height: 44px;
  margin-right: -10px;
  border-radius: ${radius.control};
  ${focusRing(color.link)}
`;

const Dismiss = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Cross type="button" aria-label={label} onClick={onClick}>
    <X size={20} strokeWidth={1.6} aria-hidden="true" />
  </Cross>
);

const CHANGES = '/api/admin/lead-changes';
const leads = (number: number) => `${formatNumber(number)} ${number > 1 ? 'leads' : 'lead'}`;
const count = (number: number, verb: string) => `${leads(number)} ${verb}${number > 1 ? 's' : ''}`;

interface Props {
  ids: readonly number[];
  onUntick: (ids: readonly number[]) => void;
  /** Number of leads in the list; `all`: ticks all of them. */
  total: number;
  all: { mutate: () => void; isPending: boolean; error: unknown };
}

/** Bar with actions on the ticked leads; every change can be undone, an erasure is confirmed first. */
export function BulkBar({ ids, total, all, onUntick }: Props) {
  const phone = useMedia('phone');
  const queries = useQueryClient();
  const choosing = `Tout choisir (${formatNumber(total)})`;
  const [asking, ask] = useState(false);
  const [noting, setNoting] = useState(false);
  const undoing = useRef<HTMLButtonElement>(null);
  const [done, setDone] = useState(0);
  const [undo, setUndo] = useState<{ text: string; back: () => Promise<unknown> }>();
  const undoIt = useMutation({
    mutationFn: (back: () => Promise<unknown>) => back(),
    onSuccess: () => setUndo(undefined),
  });
  const move = useMutation({
    mutationFn: async ({ changes, previous }: { changes: readonly LeadsChange[]; previous: LeadsChange[] }) => {
      await inParts(changes, async (part, before) => {
        setDone(before);
        previous.push(...(await callApi<LeadsChanged>('POST', CHANGES, { changes: part })).previous);
      });
    },
  });
  const erase = useMutation({
    mutationFn: (asked_by: AskedBy) =>
      inParts(ids, (part) => callApi('POST', '/api/admin/lead-erasures', { ids: part, asked_by })),
    onSuccess: (_done, askedBy) => {
      ask(false);
      refreshErased(queries, '/api/leads');
      onUntick(ids);
      if (askedBy === 'person') sayDone('Leads choisis', `${count(ids.length, 'effacé')}.`);
      else
        setUndo({
          text: `${count(ids.length, 'déplacé')} dans la corbeille, pour ${BIN_DAYS} jours.`,
          back: () => inParts(ids, (part) => callApi('POST', '/api/admin/lead-restorations', { ids: part })),
        });
    },
  });
  const save = useMutation({ mutationFn: (format: ExportFormat) => exportChosen(ids, format, setDone) });
  // Disables the actions while all leads are being ticked, since an action would reach only some of them.
  const busy = move.isPending || save.isPending || all.isPending;

  const change = (to: Omit<LeadsChange, 'id'>, say: (changed: number) => string) => {
    const previous: LeadsChange[] = [];
    move.mutate(
      { changes: ids.map((id) => ({ id, ...to })), previous },
      {
        // Offers to undo the changes that were made before a failure; the leads not changed stay ticked.
        onSettled: (_data, error) => {
          if (previous.length > 0)
            setUndo({
              text: say(previous.length),
              back: () => inParts(previous, (part) => callApi('POST', CHANGES, { changes: part })),
            });
          onUntick(error ? previous.map(({ id }) => id) : ids);
        },
      },
    );
  };
  const moveTo = (status: LeadStatus) =>
    change({ status }, (changed) => `${count(changed, 'passé')} à « ${labelOf(leadStatuses, status)} ».`);
  const view = ids.length > 0 ? 'chosen' : undo ? 'undo' : 'gone';
  // A change of the bar removes the focused button: moves the focus to the undo button, or else to the list.
  useEffect(() => {
    if (view === 'undo' && document.activeElement === document.body) undoing.current?.focus();
    return view === 'gone' ? undefined : () => void setTimeout(focusView);
  }, [view]);
  if (view === 'gone') return null;
  return (
    <Bar aria-label="Leads choisis">
      {view === 'chosen' && (
        <>
          <strong role="status">
            {busy && done > 0
              ? `${formatNumber(done)} sur ${formatNumber(ids.length)}, patientez...`
              : count(ids.length, 'choisi')}
          </strong>
          {!phone && (
            <BulkSelect
              label="Changer le statut"
              choices={leadStatuses}
              disabled={busy}
              onChoose={(code) => moveTo(code as LeadStatus)}
            />
          )}
          <BulkFollowUp
            disabled={busy}
            onStatus={phone ? moveTo : undefined}
            onChoose={(day) =>
              change(
                { follow_up_on: day },
                (changed) => `${leads(changed)} ${day ? `à relancer le ${formatDay(day)}` : 'sans date de relance'}.`,
              )
            }
          />
          <ExportMenu
            drop="up"
            onChoose={save.mutate}
            {...(phone && {
              others: [
                ...(total > ids.length ? [{ label: choosing, act: all.mutate }] : []),
                { label: 'Noter', act: () => setNoting(true) },
                { label: 'Effacer', act: () => ask(true) },
              ],
            })}
          />
          {phone ? (
            <Dismiss label="Ne rien choisir" onClick={() => onUntick(ids)} />
          ) : (
            <>
              {total > ids.length && (
                <Act busy={all.isPending} onClick={all.mutate}>
                  {choosing}
                </Act>
              )}
              <Act onClick={() => setNoting(true)}>Noter</Act>
              <Act onClick={() => ask(true)}>Effacer</Act>
              <TextButton type="button" onClick={() => onUntick(ids)}>
                Ne rien choisir
              </TextButton>
            </>
          )}
        </>
      )}
      {undo && (ids.length === 0 || move.isError) && (
        <>
          <strong role="status">{undo.text}</strong>
          <Act ref={undoing} disabled={undoIt.isPending} onClick={() => undoIt.mutate(undo.back)}>
            {phone ? 'Annuler' : 'Annuler ce changement'}
          </Act>
          {phone ? (
            <Dismiss label="Fermer" onClick={() => setUndo(undefined)} />
          ) : (
            <TextButton type="button" onClick={() => setUndo(undefined)}>
              Fermer
            </TextButton>
          )}
        </>
      )}
      <Problem error={move.error ?? undoIt.error ?? save.error ?? all.error} />
      {noting && <BulkNote ids={ids} onClose={() => setNoting(false)} />}
      {asking && (
        <ErasureDialog
          title={`Effacer ${ids.length > 1 ? `ces ${formatNumber(ids.length)} leads` : 'ce lead'} ?`}
          what="demandes, historiques, notes et courriels en attente"
          erase={erase}
          onClose={() => ask(false)}
        />
      )}
    </Bar>
  );
}
