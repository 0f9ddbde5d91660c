import styled from '@emotion/styled';
import { useState } from 'react';
import type { LeadChange } from '../../../data/api/deskInput.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { AMOUNT, readEuros } from '../../../data/entry/readEuros.ts';
import { daysAfter } from '../../../data/french/timeInParis.ts';
import { statusOf } from '../../../data/leads/firstReply.ts';
import { type LeadStatus, leadStatuses } from '../../../data/leads/leadWords.ts';
import { inCents } from '../../../data/quotes/quoteWords.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { TextButton } from '../../ui/TextLink.tsx';
import { useLeadChange } from '../deskQueries.ts';
import { today } from '../formats.ts';
import { controlled, DeskForm, SaveButton } from '../list/DeskForm.tsx';
import { Problem } from '../list/Problem.tsx';
import { sayDone } from '../useChange.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`;

/** Buttons for the days most often chosen for a follow-up. */
const Soon = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
`;
const SOON = [
  { days: 1, label: 'Demain' },
  { days: 7, label: 'Dans une semaine' },
] as const;

const changeOf = (lead: Lead) => ({
  status: lead.status,
  reason: lead.status_reason ?? '',
  amount: lead.amount_cents === null ? '' : String(lead.amount_cents / 100).replace('.', ','),
  followUp: lead.follow_up_on ?? '',
  time: lead.follow_up_time,
});
type Form = ReturnType<typeof changeOf>;
/** Returns the stored values, with those that the owner typed since the last read or save. */
const withTyped = (form: Form, now: Form, known: readonly Form[]): Form => {
  const typed = Object.entries(form).filter(([name, typedValue]) =>
    known.every((one) => one[name as keyof Form] !== typedValue),
  );
  return { ...now, ...Object.fromEntries(typed) };
};
const REASONS: Partial<Record<LeadStatus, string>> = { gagne: 'Ce qui a décidé', perdu: 'Pourquoi' };
/**
 * Returns the form with a new status. Closing a lead also empties a follow-up that is due, in the form, where the owner sees it and may set
 * another day.
 */
const withStatus = (status: LeadStatus, followUp: string) => ({
  status,
  followUp: REASONS[status] && followUp <= today() ? '' : followUp,
});

/** Form with the status of a lead, its reason and amount, and the day of the next follow-up, with its hour in Paris if it has one. */
export function FollowUp({ lead }: { lead: Lead }) {
  const stored = changeOf(lead);
  const [seen, setSeen] = useState(stored);
  const [sent, setSent] = useState(stored);
  const [form, setForm] = useState(stored);
  const save = useLeadChange<LeadChange>(lead.id, 'PATCH');
  const set = (part: Partial<typeof form>) => setForm({ ...form, ...part });
  // Bases the form on a newer stored version, saved here or in another browser.
  if (JSON.stringify(stored) !== JSON.stringify(seen)) {
    setSeen(stored);
    setForm(withTyped(form, stored, [seen, sent]));
  }
  const same = JSON.stringify(form) === JSON.stringify(stored);
  const closed = REASONS[form.status];
  const submit = () => {
    const change = {
      status: form.status,
      status_reason: form.reason.trim() || null,
      amount_cents: form.amount.trim() ? inCents(readEuros(form.amount)) : null,
      follow_up_on: form.followUp || null,
      follow_up_time: form.followUp ? form.time : '',
    };
    setSent(form);
    save.mutate(change, {
      onSuccess: () => sayDone('Suivi enregistré', `${lead.reference} est à jour.`),
    });
  };
  return (
    <DeskForm onSend={submit}>
      <SelectField
        label="Statut"
        name="status"
        choices={leadStatuses.map(({ code, label }) => ({
          code,
          label: code === lead.status ? statusOf(lead) : label,
        }))}
        value={form.status}
        onChange={(event) => set(withStatus(event.currentTarget.value as LeadStatus, form.followUp))}
      />
      {closed && (
        <TextField
          label={closed}
          maxLength={deskLimits.statusReason}
          {...controlled(form.reason, (reason) => set({ reason }), 'status_reason')}
        />
      )}
      <TextField
        label="Montant en euros"
        inputMode="decimal"
        pattern={AMOUNT}
        hint="Indiquez un nombre, par exemple 120 ou 1 250,50."
        {...controlled(form.amount, (amount) => set({ amount }), 'amount_cents')}
      />
      <Pair>
        <TextField
          label="Relancer le"
          type="date"
          {...controlled(form.followUp, (followUp) => set({ followUp }), 'follow_up_on')}
        />
        <TextField
          label="À (facultatif)"
          type="time"
          disabled={!form.followUp}
          {...controlled(form.followUp && form.time, (time) => set({ time }), 'follow_up_time')}
        />
      </Pair>
      <Soon>
        {SOON.map(({ days, label }) => (
          <TextButton key={days} type="button" onClick={() => set({ followUp: daysAfter(today(), days) })}>
            {label}
          </TextButton>
        ))}
      </Soon>
      <Problem error={save.error} />
      <SaveButton idle={same} busy={save.isPending} doing="Enregistrement...">
        Enregistrer le suivi
      </SaveButton>
    </DeskForm>
  );
}
