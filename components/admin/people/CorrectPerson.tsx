import styled from '@emotion/styled';
import { useState } from 'react';
import type { PersonCorrection, PersonRecord } from '../../../data/api/people.ts';
import { leadLimits } from '../../../data/leads/limits.ts';
import { color, focusRing } from '../../theme.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { Address } from '../Address.tsx';
import { usePersonChange } from '../deskQueries.ts';
import { AskDialog } from '../list/AskDialog.tsx';
import { controlled } from '../list/DeskForm.tsx';
import { Problem } from '../list/Problem.tsx';
import { useNextButton } from '../list/useNextButton.ts';
import { sayDone } from '../useChange.ts';

const List = styled.ul`
  & > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; padding: 12px 0; border-bottom: 1px solid ${color.line}; overflow-wrap: anywhere; }
  & button { min-height: 24px; font-size: 15px; color: ${color['ink-3']}; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link)} }
  & button:hover { color: ${color.link}; }
`;

type Joined = PersonRecord['addresses'][number];

/** Other addresses merged into a person, each with a button that separates it again; nothing if the person has one address. */
export function Addresses({ record: { person, addresses } }: { record: PersonRecord }) {
  const joined = addresses.slice(1);
  if (joined.length === 0) return null;
  return (
    <List aria-label="Autres adresses">
      {joined.map((address) => (
        <JoinedAddress key={address.id} person={person.id} joined={address} />
      ))}
    </List>
  );
}

function JoinedAddress({ person, joined }: { person: number; joined: Joined }) {
  const separate = usePersonChange<{ address: number }>(person, 'POST', '/separate');
  const separating = useNextButton();
  return (
    <li>
      <span>Autre adresse : {joined.address ? <Address text={joined.address} /> : 'aucune'}</span>
      <button
        type="button"
        {...separating}
        disabled={separate.isPending}
        onClick={() =>
          separate.mutate(
            { address: joined.id },
            {
              onSuccess: () => sayDone('Adresse séparée', 'Ce qui vient d’elle a de nouveau sa page.'),
            },
          )
        }
      >
        Séparer
      </button>
      <Problem error={separate.error} />
    </li>
  );
}

type Waiting = NonNullable<PersonCorrection['waiting']>;
const CHOICES = [
  { code: 'send', label: 'Il part vers la nouvelle adresse' },
  { code: 'drop', label: 'Il ne part pas' },
] as const satisfies readonly { code: Waiting; label: string }[];

/** Dialog that corrects the name, address or telephone number in all requests of a person. */
export function CorrectPerson({ record, onClose }: { record: PersonRecord; onClose: () => void }) {
  const { person, addresses, waiting_mails } = record;
  // As read when the dialog opened: a field corrected elsewhere since then is no change of this form.
  const [stored] = useState({
    name: person.name ?? '',
    email: addresses[0]?.address ?? '',
    phone: person.phone ?? '',
  });
  const [form, setForm] = useState(stored);
  const [waiting, choose] = useState<Waiting>('send');
  const save = usePersonChange<PersonCorrection>(person.id, 'PATCH');
  const field = (name: keyof typeof form) => controlled(form[name], (text) => setForm({ ...form, [name]: text }), name);
  const moved = form.email.trim() !== stored.email;
  const submit = () => {
    const names = (['name', 'email', 'phone'] as const).filter((name) => form[name].trim() !== stored[name]);
    const changes = Object.fromEntries(names.map((name) => [name, form[name].trim()]));
    if (names.length === 0) return onClose();
    save.mutate(
      { ...changes, ...(moved && { waiting }) },
      {
        onSuccess: () => {
          onClose();
          sayDone('Fiche rectifiée', 'L’historique garde ce qui était écrit.');
        },
      },
    );
  };
  return (
    <AskDialog
      title="Rectifier la fiche"
      text="La correction vaut pour toutes ses demandes ; l’historique de chacune garde ce qui était écrit."
      label="Rectifier"
      run={save}
      onSend={submit}
      onClose={onClose}
    >
      <TextField label="Nom" required maxLength={leadLimits.name} {...field('name')} />
      <TextField
        label="Adresse e-mail"
        type="email"
        required={stored.email !== ''}
        autoComplete="off"
        maxLength={leadLimits.email}
        hint="Indiquez une adresse complète, par exemple nom@entreprise.fr."
        {...field('email')}
      />
      {moved && waiting_mails > 0 && (
        <SelectField
          label={
            waiting_mails > 1
              ? `${waiting_mails} courriels attendent de partir vers l’ancienne adresse`
              : 'Un courriel attend de partir vers l’ancienne adresse'
          }
          choices={CHOICES}
          value={waiting}
          onChange={(event) => choose(event.currentTarget.value as Waiting)}
        />
      )}
      <TextField label="Téléphone" type="tel" autoComplete="off" maxLength={leadLimits.phone} {...field('phone')} />
    </AskDialog>
  );
}
