import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { LeadStored } from '../../../data/api/answers.ts';
import { leadServices } from '../../../data/leads/leadService.ts';
import { leadLimits } from '../../../data/leads/limits.ts';
import { firstEnteredDay, leadOrigins } from '../../../data/people/personWords.ts';
import { callApi } from '../../api.ts';
import { color, focusRing, media } from '../../theme.ts';
import { SelectField, TextArea, TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast.ts';
import { today } from '../formatDay.ts';
import { Note } from '../lead/Note.tsx';
import { Problem } from '../list/Problem.tsx';
import { SaveButton } from '../list/SaveButton.tsx';
import { refresh } from '../refresh.ts';

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: 20px;
  max-width: 720px;
  & > div { width: 100%; }
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 20px 16px;
  ${media.phone} { &[data-stack='true'] { grid-template-columns: minmax(0, 1fr); } }
`;
const Tick = styled.label`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 12px;
  min-height: 24px;
  cursor: pointer;
  & input { width: 20px; height: 20px; margin: 2px 0 0; accent-color: ${color.blue}; ${focusRing(color.link)} }
`;

interface Props {
  /** Of whom the site knows already. */
  known: { name: string; email: string; phone: string };
}

/** The fields of a request as the owner was told it. No mail leaves unless it is ticked. */
export function EnterLeadForm({ known }: Props) {
  const [form, setForm] = useState({
    ...known,
    ...{ company: '', service: '', message: '', origin: 'telephone', made_on: today(), made_at: '' },
  });
  const [receipt, setReceipt] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const save = useMutation({
    mutationFn: (body: object) => callApi<LeadStored>('POST', '/api/admin/leads', body),
    onSuccess: ({ id, reference }) => {
      refresh(queries, '/api/leads');
      navigate(`/leads/${id}`);
      showToast({ title: 'Demande enregistrée', description: `Sa référence est ${reference}.`, tone: 'success' });
    },
  });
  const field = (name: keyof typeof form) => ({
    value: form[name],
    onChange: (event: { currentTarget: { value: string } }) => setForm({ ...form, [name]: event.currentTarget.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ ...form, receipt: receipt && form.email.trim() !== '' });
  };
  const reachable = form.email.trim() !== '';
  return (
    <Form onSubmit={submit}>
      <Pair data-stack="true">
        <SelectField label="Comment elle est arrivée" choices={leadOrigins} {...field('origin')} />
        <Pair>
          <TextField
            label="Le"
            type="date"
            required
            min={firstEnteredDay(today())}
            max={today()}
            hint="Indiquez un jour passé, d’un an au plus."
            {...field('made_on')}
          />
          <TextField label="À (facultatif)" type="time" {...field('made_at')} />
        </Pair>
        <TextField label="Nom" required maxLength={leadLimits.name} autoComplete="off" {...field('name')} />
        <TextField
          label="Entreprise (facultatif)"
          maxLength={leadLimits.company}
          autoComplete="off"
          {...field('company')}
        />
        <TextField
          label="Téléphone"
          type="tel"
          required={!reachable}
          autoComplete="off"
          maxLength={leadLimits.phone}
          hint="Indiquez un téléphone ou une adresse."
          {...field('phone')}
        />
        <TextField
          label="Adresse e-mail"
          type="email"
          required={form.phone.trim() === ''}
          autoComplete="off"
          maxLength={leadLimits.email}
          hint="Indiquez une adresse complète ou un téléphone."
          {...field('email')}
        />
      </Pair>
      <SelectField label="Service" empty="Non précisé" choices={leadServices} {...field('service')} />
      <TextArea label="Ce qui est demandé" maxLength={leadLimits.description} {...field('message')} />
      <Tick>
        <input
          type="checkbox"
          checked={receipt && reachable}
          disabled={!reachable}
          onChange={() => setReceipt(!receipt)}
        />
        <span>Envoyer l’accusé de réception habituel à cette adresse</span>
      </Tick>
      {!receipt && <Note>Aucun courriel ne part vers la personne.</Note>}
      <Problem error={save.error} />
      <SaveButton idle={save.isPending}>{save.isPending ? 'Enregistrement...' : 'Enregistrer la demande'}</SaveButton>
    </Form>
  );
}
