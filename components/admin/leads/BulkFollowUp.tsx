import { useState } from 'react';
import { daysAfter } from '../../../data/french/dayInParis.ts';
import { type LeadStatus, leadStatuses } from '../../../data/leads/leadWords.ts';
import { TextField } from '../../ui/Field.tsx';
import { today } from '../formatDay.ts';
import { AskDialog } from '../list/AskDialog.tsx';
import { BulkSelect } from './BulkSelect.tsx';

const OTHER_DAY = 'autre';
const NO_DAY = 'sans';
const choices = [
  { code: '0', label: 'Aujourd’hui' },
  { code: '1', label: 'Demain' },
  { code: '7', label: 'Dans une semaine' },
  { code: '30', label: 'Dans un mois' },
  { code: OTHER_DAY, label: 'Un autre jour…' },
  { code: NO_DAY, label: 'Sans date' },
] as const;

interface Props {
  disabled: boolean;
  /** Told the day, or null for none. */
  onChoose: (day: string | null) => void;
  /** Where there is no room for two choices: the status, in the same one. */
  onStatus?: ((status: LeadStatus) => void) | undefined;
}

/** The day the ticked leads are to be followed up. */
export function BulkFollowUp({ disabled, onChoose, onStatus }: Props) {
  const [asking, ask] = useState(false);
  const choose = (code: string) => {
    const status = leadStatuses.find((one) => one.code === code)?.code;
    if (status) onStatus?.(status);
    else if (code === OTHER_DAY) ask(true);
    else onChoose(code === NO_DAY ? null : daysAfter(today(), Number(code)));
  };
  return (
    <>
      <BulkSelect
        label={onStatus ? 'Changer le statut ou la relance' : 'Relancer'}
        {...(onStatus && {
          short: 'Modifier',
          before: { label: 'Statut', choices: leadStatuses, after: 'Relancer' },
        })}
        choices={choices}
        disabled={disabled}
        onChoose={choose}
      />
      {asking && (
        <AskDialog
          title="Relancer les leads choisis"
          label="Enregistrer ce jour"
          run={{ isPending: false, error: null }}
          onSend={(fields) => {
            ask(false);
            onChoose(String(fields.get('day')));
          }}
          onClose={() => ask(false)}
        >
          <TextField label="Relancer le" type="date" name="day" required min={today()} hint="Indiquez un jour." />
        </AskDialog>
      )}
    </>
  );
}
