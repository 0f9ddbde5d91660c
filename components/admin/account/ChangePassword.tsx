import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { signInLimits } from '../../../data/desk/deskLimits.ts';
import { color } from '../../theme.ts';
import { showToast } from '../../ui/toast.ts';
import { callConfirmed } from '../confirm/callConfirmed.ts';
import { Problem } from '../list/Problem.tsx';
import { SaveButton } from '../list/SaveButton.tsx';
import { ViewTitle } from '../list/ViewTitle.tsx';
import { PasswordField } from '../signin/PasswordField.tsx';
import { ACCOUNT } from './accountQuery.ts';

const Form = styled.form`
  display: grid;
  gap: 20px;
  & > button { justify-self: start; }
`;
const Advice = styled.p`
  margin-top: -8px;
  font-size: 15px;
  line-height: 1.5;
  color: ${color['ink-2']};
`;

/** A new password: the old one is asked, and every other session of the account ends. */
export function ChangePassword({ username }: { username: string }) {
  const form = useRef<HTMLFormElement>(null);
  const change = useMutation({
    mutationFn: (passwords: { current: string; next: string }) =>
      callConfirmed('POST', `${ACCOUNT}/password`, passwords),
    onSuccess: () => {
      form.current?.reset();
      showToast({
        title: 'Mot de passe changé',
        description: 'Vos autres sessions sont fermées.',
        tone: 'success',
      });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    change.mutate({ current: String(fields.get('current')), next: String(fields.get('next')) });
  };
  return (
    <section>
      <ViewTitle>Mot de passe</ViewTitle>
      <Form ref={form} onSubmit={submit}>
        {/* Password managers look for the name beside the password. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField label="Mot de passe actuel" name="current" />
        <PasswordField
          label="Nouveau mot de passe"
          name="next"
          autoComplete="new-password"
          hint={`${signInLimits.shortestPassword} caractères au moins.`}
        />
        <Advice>
          Une phrase de plusieurs mots se retient mieux qu'un mot compliqué, et résiste plus longtemps : quinze
          caractères ou plus. Vos autres sessions seront fermées.
        </Advice>
        <Problem error={change.error} />
        <SaveButton idle={change.isPending}>
          {change.isPending ? 'Un instant...' : 'Changer le mot de passe'}
        </SaveButton>
      </Form>
    </section>
  );
}
