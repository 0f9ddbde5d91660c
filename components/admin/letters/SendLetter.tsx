import styled from '@emotion/styled';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { LetterRecord, LetterSending } from '../../../data/api/letters.ts';
import type { DnsReport } from '../../../data/api/siteResponses.ts';
import { labelOf } from '../../../data/choices.ts';
import { dnsRecords, dnsStates, senderFitnesses } from '../../../data/desk/mailWords.ts';
import { color, focusRing } from '../../theme.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import { today } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { DeskDialog, DialogFoot } from '../list/DeskDialog.tsx';
import { controlled, RadioLines } from '../list/DeskForm.tsx';
import { LetterProblems } from './LetterProblems.tsx';
import { letterKey, sayDuration, saySource, useLetterAct } from './letterQuery.ts';

const Moment = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 12px;
`;

const Problems = styled.div`
  display: grid;
  gap: 8px;
  margin-bottom: 20px;
  &:empty { display: none; }
`;

interface Props {
  record: LetterRecord;
  /** Saves the typed text, and resolves to the version it was saved as. */
  save: () => Promise<number>;
  onClose: () => void;
}

/** Last dialog before a letter is sent: number of recipients, pace, and time of sending. */
export function SendLetter({ record, save, onClose }: Props) {
  const { id, subject } = record.letter;
  // Fetches the number of recipients again: the list may have changed while the letter was written.
  const counted = useQuery<LetterRecord>({ queryKey: letterKey(id), refetchOnMount: 'always' });
  const { sending, dead_links: dead, problems } = counted.data ?? record;
  const { sources, an_hour } = sending;
  const [source, setSource] = useState('');
  const audience = source === '' ? sending.audience : (sources.find((one) => one.source === source)?.count ?? 0);
  const [way, choose] = useState<'now' | 'later'>('now');
  const [day, setDay] = useState(today);
  const [time, setTime] = useState('09:00');
  const act = useLetterAct(id);
  const send = useMutation({
    mutationFn: async () => {
      const body: LetterSending = {
        audience: source || null,
        version: await save(),
        at: way === 'now' ? null : { day, time },
      };
      return act.mutateAsync({ act: 'schedule', body });
    },
    onSuccess: onClose,
  });
  const people = `${formatNumber(audience)} ${audience > 1 ? 'abonnés confirmés' : 'abonné confirmé'}`;
  return (
    <DeskDialog
      title={audience === 0 ? 'Personne à qui écrire' : `Envoyer à ${people} ?`}
      text={
        audience === 0
          ? 'Personne n’a encore confirmé son inscription.'
          : `« ${subject} » part à ${formatNumber(an_hour)} lettres par heure au plus : ${sayDuration(audience, an_hour)}. Vos autres courriels passent avant. Vous pourrez mettre l’envoi en pause, ou l’arrêter.`
      }
      onClose={onClose}
    >
      {sources.some(({ count }) => count < sending.audience) && (
        <SelectField
          label="À qui"
          empty="Tous les abonnés confirmés"
          choices={sources.map((one) => ({
            code: one.source,
            label: `${saySource(one.source)} (${formatNumber(one.count)})`,
          }))}
          {...controlled(source, setSource)}
        />
      )}
      {audience > 0 && <SenderFitness />}
      {audience > 0 && (
        <RadioLines aria-label="Quand">
          <label>
            <input type="radio" name="quand" checked={way === 'now'} onChange={() => choose('now')} />
            Maintenant
          </label>
          <label>
            <input type="radio" name="quand" checked={way === 'later'} onChange={() => choose('later')} />À une date,
            heure de Paris
          </label>
          {way === 'later' && (
            <Moment>
              <TextField label="Jour" type="date" min={today()} required {...controlled(day, setDay, 'at.day')} />
              <TextField label="Heure" type="time" required {...controlled(time, setTime, 'at.time')} />
            </Moment>
          )}
        </RadioLines>
      )}
      {audience > 0 && (
        <Problems>
          <LetterProblems problems={problems} dead={dead} />
        </Problems>
      )}
      <DialogFoot error={send.error} onClose={onClose}>
        {audience > 0 && (
          <Act level="primary" onClick={() => send.mutate()} busy={send.isPending}>
            {way === 'now' ? `Envoyer à ${people}` : 'Programmer l’envoi'}
          </Act>
        )}
      </DialogFoot>
    </DeskDialog>
  );
}

/** Milliseconds for which DNS records once read are not read again: they rarely change. */
const STILL_TRUE_MS = 5 * 60_000;

const Words = styled.p`
  margin-bottom: 20px;
  font-size: 15px;
  color: ${color['ink-2']};
  & strong { font-weight: 600; color: ${color.ink}; }
  & [data-fitness='unfit'] { color: ${color.danger}; }
  & a { display: inline-block; min-height: 24px; color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link)} }
`;

/**
 * Shows before a letter is sent whether the sender's DNS records are in order, with a link to details. A fault does not prevent sending.
 */
function SenderFitness() {
  const { data } = useQuery<DnsReport>({ queryKey: ['/api/admin/mail/dns'], staleTime: STILL_TRUE_MS });
  if (!data) return null;
  const { fitness, findings } = data;
  const wrong = findings
    .filter(({ record, state }) => record !== 'MX' && state !== 'good')
    .map(({ record, state }) => `${labelOf(dnsRecords, record)} : ${labelOf(dnsStates, state)}`);
  return (
    <Words>
      <strong data-fitness={fitness}>{labelOf(senderFitnesses, fitness)}</strong>
      {wrong.length > 0 && (
        <>
          {fitness === 'silent' ? ' Réessayez dans quelques minutes. ' : ` ${wrong.join(' ; ')}. `}
          <Link to="/etat#courrier">Voir quoi faire</Link>
        </>
      )}
    </Words>
  );
}
