import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { LeadsNoted } from '../../../data/api/responses.ts';
import type { Choice } from '../../../data/choices.ts';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { daysAfter } from '../../../data/french/timeInParis.ts';
import { type LeadStatus, leadStatuses } from '../../../data/leads/leadWords.ts';
import { callApi } from '../../api.ts';
import { color, focusRing, media, radius } from '../../theme.ts';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import { today } from '../formats.ts';
import { AskDialog } from '../list/AskDialog.tsx';
import { controlled } from '../list/DeskForm.tsx';
import { sayDone } from '../useChange.ts';
import { inParts } from './inParts.ts';

/** Native select field with an arrow drawn by the site. */
const Box = styled.span`
  position: relative;
  & select { appearance: none; width: 100%; min-height: 44px; padding: 8px 38px 8px 14px; border: 1px solid ${color.field}; border-radius: ${radius.control}; background: ${color.sheet}; font-size: 15px; ${focusRing(color.link)} }
  & svg { position: absolute; right: 12px; top: 14px; pointer-events: none; }
  ${media.phone} { width: 104px; & select { padding-left: 10px; padding-right: 30px; } & svg { right: 8px; } }
`;

interface BulkSelectProps {
  label: string;
  /** Text while nothing is chosen; absent: the label. */
  short?: string;
  choices: readonly Choice[];
  /** Further options above `choices`, under a heading of their own. */
  before?: { label: string; choices: readonly Choice[]; after: string } | undefined;
  disabled: boolean;
  onChoose: (code: string) => void;
}

const option = ({ code, label }: Choice) => (
  <option key={code} value={code}>
    {label}
  </option>
);

/** Select field that acts as soon as an option is chosen, and keeps none selected. */
export function BulkSelect({ label, short = label, choices, before, disabled, onChoose }: BulkSelectProps) {
  return (
    <Box>
      <select aria-label={label} value="" disabled={disabled} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="" disabled>
          {short}
        </option>
        {before ? (
          <>
            <optgroup label={before.label}>{before.choices.map(option)}</optgroup>
            <optgroup label={before.after}>{choices.map(option)}</optgroup>
          </>
        ) : (
          choices.map(option)
        )}
      </select>
      <ChevronDown size={18} strokeWidth={1.6} aria-hidden="true" />
    </Box>
  );
}

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
  /** Called with the chosen day; null: no follow-up. */
  onChoose: (day: string | null) => void;
  /** Called with a chosen status, in a window without room for a second select: this one then offers the statuses too. */
  onStatus?: ((status: LeadStatus) => void) | undefined;
}

/** Sets the follow-up day of the ticked leads. */
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

/** Adds the same note to each of the ticked leads. */
export function BulkNote({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const [body, setBody] = useState('');
  const add = useMutation({
    mutationFn: () =>
      inParts(ids, (part) => callApi<LeadsNoted>('POST', '/api/admin/lead-notes', { ids: part, body: body.trim() })),
    onSuccess: (parts) => {
      const noted = parts.reduce((sum, part) => sum + part.noted, 0);
      onClose();
      const description = `${formatNumber(noted)} ${noted > 1 ? 'leads portent' : 'lead porte'} cette note.`;
      sayDone('Note enregistrée', description);
    },
  });
  return (
    <AskDialog
      title={ids.length > 1 ? `Noter sur ${formatNumber(ids.length)} leads` : 'Noter sur ce lead'}
      label="Enregistrer la note"
      doing="Enregistrement..."
      disabled={!body.trim()}
      run={add}
      onSend={() => add.mutate()}
      onClose={onClose}
    >
      <TextArea label="Note" maxLength={deskLimits.note} {...controlled(body, setBody, 'body')} />
    </AskDialog>
  );
}
