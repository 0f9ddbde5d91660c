import { useState } from 'react';
import type { PersonFile } from '../../../data/api/personAnswers.ts';
import type { PersonCorrection } from '../../../data/api/personInput.ts';
import { leadLimits } from '../../../data/leads/limits.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { AskDialog } from '../list/AskDialog.tsx';
import { controlled } from '../list/DeskForm.tsx';
import { sayDone } from '../sayDone.ts';
import { usePersonChange } from './personQuery.ts';

type Waiting = NonNullable<PersonCorrection['waiting']>;
const CHOICES = [
  { code: 'send', label: 'Il part vers la nouvelle adresse' },
  { code: 'drop', label: 'Il ne part pas' },
] as const satisfies readonly { code: Waiting; label: string }[];

/** Corrects a name, an address or a telephone number in all requests of a person. */
export function CorrectPerson({ file, onClose }: { file: PersonFile; onClose: () => void }) {
  const { person, addresses, waiting_mails } = file;
  const stored = { name: person.name ?? '', email: addresses[0]?.address ?? '', phone: person.phone ?? '' };
  const [form, setForm] = useState(stored);
  const [waiting, choose] = useState<Waiting>('send');
  const save = usePersonChange<PersonCorrection>(person.id, 'PATCH');
  const field = (name: keyof typeof form) => controlled(form[name], (text) => setForm({ ...form, [name]: text }));
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
      said="La correction vaut pour toutes ses demandes ; l’historique de chacune garde ce qui était écrit."
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
