import styled from '@emotion/styled';
import { useState } from 'react';
import type { SecondFactorAsked } from '../../../data/api/accounts.ts';
import { color, focusRing } from '../../theme.ts';
import { TextField } from '../../ui/Field.tsx';
import { SignInForm } from './SignInForm.tsx';
import { giveFactor } from './signIn.ts';

type FactorKind = 'passkey' | 'code' | 'recovery';

export const OtherFactors = styled.div`
  display: grid;
  justify-items: start;
  & button { min-height: 44px; font-size: 15px; font-weight: 500; color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link)} }
`;

/** What an application of codes shows now. */
export const CodeField = () => (
  <TextField
    label="Code à six chiffres"
    name="code"
    required
    inputMode="numeric"
    autoComplete="one-time-code"
    pattern="\s*\d{3}\s*\d{3}\s*"
    hint="Six chiffres, par exemple 123 456."
    maxLength={10}
  />
);

const LEADS: Record<FactorKind, string> = {
  passkey: 'Confirmez maintenant avec une clé d’accès : empreinte, visage, code de l’appareil ou clé de sécurité.',
  code: 'Donnez maintenant le code affiché par votre application.',
  recovery: 'Donnez l’un des codes de secours gardés à part. Chacun ne sert qu’une fois.',
};
const OTHERS: Record<FactorKind, string> = {
  passkey: 'Utiliser une clé d’accès',
  code: 'Utiliser un code de l’application',
  recovery: 'Utiliser un code de secours',
};

interface Props {
  asked: SecondFactorAsked;
  /** Why a code sent before the page's script was there failed. */
  said: string | undefined;
  /** What is good already. */
  proved: 'Le mot de passe est juste.' | 'Le lien est bon.';
  onEntered: () => void;
  onBack: () => void;
}

/** The second step: a passkey, a code of the app, or a recovery code. */
export function FactorStep({ asked, said, proved, onEntered, onBack }: Props) {
  const possible: readonly FactorKind[] = [
    ...(asked.passkey ? (['passkey'] as const) : []),
    ...(asked.code ? (['code'] as const) : []),
    'recovery',
  ];
  const [first = 'recovery'] = possible;
  const [way, choose] = useState(first);
  const send = async (fields: FormData) => {
    const text = String(fields.get('code') ?? '');
    const given = way === 'passkey' ? 'passkey' : way === 'code' ? { code: text } : { recovery_code: text };
    const outcome = await giveFactor(given);
    if (outcome.step === 'again') return outcome.problem;
    onEntered();
    return undefined;
  };
  return (
    <SignInForm
      key={way}
      action="/api/session/factor"
      said={way === first ? said : undefined}
      title="Double authentification"
      lead={way === 'recovery' ? LEADS[way] : `${proved} ${LEADS[way]}`}
      secret="code"
      send={send}
      doing={way === 'passkey' ? 'En attente de la clé...' : 'Vérification en cours...'}
      label={way === 'passkey' ? 'Utiliser la clé d’accès' : 'Continuer'}
      after={
        <OtherFactors>
          {possible
            .filter((other) => other !== way)
            .map((other) => (
              <button key={other} type="button" onClick={() => choose(other)}>
                {OTHERS[other]}
              </button>
            ))}
          <button type="button" onClick={onBack}>
            Revenir au mot de passe
          </button>
        </OtherFactors>
      }
    >
      {way === 'code' && <CodeField />}
      {way === 'recovery' && (
        <TextField
          label="Code de secours"
          name="code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      )}
    </SignInForm>
  );
}
