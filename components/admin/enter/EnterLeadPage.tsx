import styled from '@emotion/styled';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { LeadStored } from '../../../data/api/responses.ts';
import { leadServices } from '../../../data/leads/leadService.ts';
import { leadLimits } from '../../../data/leads/limits.ts';
import { firstEnteredDay, leadOrigins } from '../../../data/people/personWords.ts';
import { media } from '../../theme.ts';
import { SelectField, TextArea, TextField } from '../../ui/Field.tsx';
import { LEADS, usePerson } from '../deskQueries.ts';
import { today } from '../formats.ts';
import { backToList } from '../leads/lastLead.ts';
import { controlled, DeskForm, Note, SaveButton, TickField } from '../list/DeskForm.tsx';
import { Loading } from '../list/ListState.tsx';
import { Problem } from '../list/Problem.tsx';
import { BackTo, RecordHead } from '../list/recordPage.tsx';
import { useChange } from '../useChange.ts';

const Form = styled(DeskForm)`
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
interface Props {
  /** The person, if already known. */
  known: { name: string; email: string; phone: string };
}

/** Form for a request that the owner received outside the site. A receipt is mailed to the client only if its box is ticked. */
function EnterLeadForm({ known }: Props) {
  const [form, setForm] = useState({
    ...known,
    ...{ company: '', service: '', message: '', origin: 'telephone', made_on: today(), made_at: '' },
  });
  const [receipt, setReceipt] = useState(false);
  const navigate = useNavigate();
  const save = useChange<LeadStored, object>('POST', '/api/admin/leads', {
    old: [LEADS],
    done: ({ id }) => navigate(`/leads/${id}`),
    toast: ({ reference }) => ['Demande enregistrée', `Sa référence est ${reference}.`],
  });
  const field = (name: keyof typeof form) => controlled(form[name], (text) => setForm({ ...form, [name]: text }), name);
  const submit = () => {
    save.mutate({ ...form, receipt: receipt && form.email.trim() !== '' });
  };
  const reachable = form.email.trim() !== '';
  return (
    <Form onSend={submit}>
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
      <TickField checked={receipt && reachable} disabled={!reachable} onChange={setReceipt}>
        Envoyer l’accusé de réception habituel à cette adresse
      </TickField>
      {!receipt && <Note>Aucun courriel ne part vers la personne.</Note>}
      <Problem error={save.error} />
      <SaveButton busy={save.isPending} doing="Enregistrement...">
        Enregistrer la demande
      </SaveButton>
    </Form>
  );
}

/** Page to enter a request by hand that came by telephone, in person or by mail; `?personne=` names the person. */
export function EnterLeadPage() {
  const [address] = useSearchParams();
  const id = address.get('personne') ?? '';
  const { data, isPending } = usePerson(id, id !== '');
  const known = {
    name: data?.person.name ?? '',
    email: data?.addresses[0]?.address ?? '',
    phone: data?.person.phone ?? '',
  };
  return (
    <>
      <RecordHead>
        {data ? (
          <BackTo to={`/personnes/${data.person.id}`}>{known.name || 'La personne'}</BackTo>
        ) : (
          <BackTo to={backToList()}>Tous les leads</BackTo>
        )}
        <h1>Saisir une demande</h1>
      </RecordHead>
      {id !== '' && isPending ? <Loading>Chargement de la fiche...</Loading> : <EnterLeadForm known={known} />}
    </>
  );
}
