import { useState } from 'react';
import type { SecondFactorAsked } from '../../../data/api/accounts.ts';
import { signInLimits } from '../../../data/desk/deskLimits.ts';
import { TextField } from '../../ui/Field.tsx';
import { FactorStep } from './FactorStep.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Lead, SignInForm } from './SignInForm.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { signIn } from './signIn.ts';

const LEADS = {
  out: 'Accès réservé. Identifiez-vous pour consulter les demandes.',
  lost: 'Votre session a pris fin. Identifiez-vous de nouveau : ce que vous aviez écrit est conservé.',
};

interface Props {
  reason: keyof typeof LEADS;
  onEntered: () => void;
}

/** Signing in: name and password, then the second factor of an account that has one. */
export function SignIn({ reason, onEntered }: Props) {
  const [asked, ask] = useState<SecondFactorAsked>();

  const send = async (fields: FormData) => {
    const outcome = await signIn(String(fields.get('username')).trim(), String(fields.get('password')));
    if (outcome.step === 'again') return outcome.problem;
    if (outcome.step === 'factor') ask(outcome.asked);
    else onEntered();
    return undefined;
  };

  return (
    <SignInScreen>
      {asked ? (
        <FactorStep asked={asked} onEntered={onEntered} onBack={() => ask(undefined)} />
      ) : (
        <SignInForm
          title="Administration"
          lead={LEADS[reason]}
          secret="password"
          send={send}
          doing="Connexion en cours..."
          label="Se connecter"
          after={
            <noscript>
              <Lead>L'administration a besoin de JavaScript : activez-le, puis rechargez la page.</Lead>
            </noscript>
          }
        >
          <TextField
            label="Identifiant"
            name="username"
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={signInLimits.username}
          />
          <PasswordField />
        </SignInForm>
      )}
    </SignInScreen>
  );
}
