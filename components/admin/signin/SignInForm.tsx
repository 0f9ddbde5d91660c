import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { color, font } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { ProblemLine } from '../list/Problem.tsx';

const Form = styled.form`
  display: grid;
  gap: 22px;
  & h1 { font: 390 44px/1.1 ${font.serif}; letter-spacing: -.024em; }
  & > [role='alert']:empty { display: none; }
  & > button { width: 100%; margin-top: 4px; }
`;
/** Introduction of a step, under its title. */
const Lead = styled.p`
  margin: -8px 0 6px;
  color: ${color['ink-2']};
`;
/** Message shown when scripts do not run. */
export const NeedsScript = () => (
  <noscript>
    <Lead>L'administration a besoin de JavaScript : activez-le, puis rechargez la page.</Lead>
  </noscript>
);

/** Field of the code that an authenticator application shows. */
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

interface Props {
  /** Path to which the browser posts the form if the page's script has not loaded. */
  action: '/api/session' | '/api/session/factor';
  title: string;
  lead: string;
  /** Error of a form posted before the page's script had loaded. */
  firstProblem?: string | undefined;
  send: (fields: FormData) => Promise<string | undefined>;
  doing: string;
  label: string;
  /** Signs in with a passkey, without any field; undefined if this step has no passkey. */
  passkey: (() => Promise<string | undefined>) | undefined;
  children: ReactNode;
  /** Other options, shown under the button. */
  after?: ReactNode;
}

/** Form of one step of signing in. `send` resolves to an error message, or to undefined on success. */
export function SignInForm({ action, title, lead, firstProblem, send, doing, label, passkey, children, after }: Props) {
  const [state, setState] = useState<'idle' | 'sending' | 'passkey'>('idle');
  const [problem, setProblem] = useState(firstProblem);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, [type=submit]')?.focus(), []);

  const run = async (way: 'sending' | 'passkey', job: () => Promise<string | undefined>) => {
    if (state !== 'idle') return;
    setState(way);
    const failure = await job();
    setState('idle');
    setProblem(failure);
    // Selects the refused value, so that typing replaces it.
    if (failure !== undefined && way === 'sending')
      [...(form.current?.querySelectorAll<HTMLInputElement>('input') ?? [])].at(-1)?.select();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    return run('sending', () => send(fields));
  };

  return (
    <Form ref={form} method="post" action={action} onSubmit={submit} aria-busy={state !== 'idle'}>
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
      {children}
      <div role="alert">
        {problem && (
          <ProblemLine>
            <CircleAlert size={18} strokeWidth={1.6} aria-hidden="true" />
            <span>{problem}</span>
          </ProblemLine>
        )}
      </div>
      <Button type="submit" disabled={state !== 'idle'}>
        {state === 'sending' ? doing : label}
      </Button>
      {passkey && (
        <Button type="button" level="secondary" disabled={state !== 'idle'} onClick={() => run('passkey', passkey)}>
          {state === 'passkey' ? 'En attente de la clé...' : 'Utiliser une clé d’accès'}
        </Button>
      )}
      {after}
    </Form>
  );
}
