import styled from '@emotion/styled';
import { ArrowLeft, CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { signInLimits } from '../../../data/leads/limits.ts';
import { StrandFigure } from '../../figures/StrandFigure.tsx';
import { Wordmark } from '../../layout/Wordmark.tsx';
import { color, focusRing, font, media } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { signIn } from './signIn.ts';

const WEAVE = { xs: -4, x0: 46, x1: 509, xm: 681, yc: 450, gap: 79 };

const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 560px) minmax(0, 1fr);
  min-height: 100dvh;
  ${media.belowDesktop} { grid-template-columns: minmax(0, 1fr); }
`;
const Left = styled.main`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 48px;
  padding: 38px 80px 34px;
  ${media.belowDesktop} { width: 100%; max-width: 480px; margin: 0 auto; padding: 16px 20px 20px; }
`;
const Back = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  align-self: flex-start;
  font-size: 15px;
  color: ${color['ink-2']};
  border-radius: 2px;
  ${focusRing(color.link)}
  &:hover { color: ${color.ink}; }
`;
const Form = styled.form`
  display: grid;
  gap: 22px;
  & h1 { font: 390 44px/1.1 ${font.serif}; letter-spacing: -.024em; }
  & > [role='alert']:empty { display: none; }
  & > button { width: 100%; margin-top: 4px; }
`;
const Lead = styled.p`
  margin: -8px 0 6px;
  color: ${color['ink-2']};
`;
const Problem = styled.p`
  display: flex;
  gap: 10px;
  font-size: 15px;
  line-height: 1.5;
  color: ${color.danger};
  & svg { flex: none; margin-top: 2px; }
`;
const Right = styled.div`
  overflow: hidden;
  background: ${color.sunk};
  & svg { width: 100%; height: 100%; overflow: visible; }
  & circle { stroke-width: 1.8; }
  ${media.belowDesktop} { display: none; }
`;

const LEADS = {
  out: 'Accès réservé. Identifiez-vous pour consulter les demandes.',
  lost: 'Votre session a pris fin. Identifiez-vous de nouveau : ce que vous aviez écrit est conservé.',
};

interface Props {
  reason: keyof typeof LEADS;
  onEntered: () => void;
}

/** The sign-in form: split screen, the five strands at right. */
export function SignIn({ reason, onEntered }: Props) {
  const [state, setState] = useState<'idle' | 'sending'>('idle');
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const fields = new FormData(event.currentTarget);
    setState('sending');
    const failure = await signIn(String(fields.get('username')).trim(), String(fields.get('password')));
    setState('idle');
    setProblem(failure);
    if (failure === undefined) onEntered();
    else form.current?.querySelector<HTMLInputElement>('[name=password]')?.select();
  };

  return (
    <Screen>
      <Left>
        <div>
          <Wordmark />
        </div>
        <div>
          <Form ref={form} method="post" action="/api/session" onSubmit={submit} aria-busy={state === 'sending'}>
            <h1>Administration</h1>
            <Lead>{LEADS[reason]}</Lead>
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
            <div role="alert">
              {problem && (
                <Problem>
                  <CircleAlert size={18} strokeWidth={1.6} aria-hidden="true" />
                  <span>{problem}</span>
                </Problem>
              )}
            </div>
            <Button type="submit" disabled={state === 'sending'}>
              {state === 'sending' ? 'Connexion en cours...' : 'Se connecter'}
            </Button>
            <noscript>
              <Lead>L'administration a besoin de JavaScript : activez-le, puis rechargez la page.</Lead>
            </noscript>
          </Form>
        </div>
        <Back href="/">
          <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
          Retour au site
        </Back>
      </Left>
      <Right>
        <svg viewBox="0 0 880 900" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
          <StrandFigure weave={WEAVE} line="M680 450H3000" ground={color.sunk} nodeRadius={7.5} />
        </svg>
      </Right>
    </Screen>
  );
}
