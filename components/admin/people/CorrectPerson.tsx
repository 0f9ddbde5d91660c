import styled from '@emotion/styled';
import { type FormEvent, useState } from 'react';
import type { PersonFile } from '../../../data/api/personAnswers.ts';
import type { PersonCorrection } from '../../../data/api/personInput.ts';
import { leadLimits } from '../../../data/leads/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast.ts';
import { DeskDialog } from '../list/DeskDialog.tsx';
import { DialogFoot } from '../list/DialogFoot.tsx';
import { usePersonChange } from './personQuery.ts';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;
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
  const set = (name: keyof typeof form) => (event: { currentTarget: { value: string } }) =>
    setForm({ ...form, [name]: event.currentTarget.value });
  const moved = form.email.trim() !== stored.email;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const names = (['name', 'email', 'phone'] as const).filter((name) => form[name].trim() !== stored[name]);
    const changes = Object.fromEntries(names.map((name) => [name, form[name].trim()]));
    if (names.length === 0) return onClose();
    save.mutate(
      { ...changes, ...(moved && { waiting }) },
      {
        onSuccess: () => {
          onClose();
          showToast({
            title: 'Fiche rectifiée',
            description: 'L’historique garde ce qui était écrit.',
            tone: 'success',
          });
        },
      },
    );
  };
  return (
    <DeskDialog
      title="Rectifier la fiche"
      said="La correction vaut pour toutes ses demandes ; l’historique de chacune garde ce qui était écrit."
      onClose={onClose}
    >
      <Form onSubmit={submit}>
        <TextField label="Nom" required maxLength={leadLimits.name} value={form.name} onChange={set('name')} />
        <TextField
          label="Adresse e-mail"
          type="email"
          required={stored.email !== ''}
          autoComplete="off"
          maxLength={leadLimits.email}
          hint="Indiquez une adresse complète, par exemple nom@entreprise.fr."
          value={form.email}
          onChange={set('email')}
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
        <TextField
          label="Téléphone"
          type="tel"
          autoComplete="off"
          maxLength={leadLimits.phone}
          value={form.phone}
          onChange={set('phone')}
        />
        <DialogFoot error={save.error} onClose={onClose}>
          <Button type="submit" size="md" disabled={save.isPending}>
            {save.isPending ? 'Un instant...' : 'Rectifier'}
          </Button>
        </DialogFoot>
      </Form>
    </DeskDialog>
  );
}
