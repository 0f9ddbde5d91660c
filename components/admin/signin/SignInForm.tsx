import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { color, font } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { ProblemLine } from '../list/Problem.tsx';

const Form = styled.form`
  display: grid;
  gap: 22px;
  & h1 { font: 390 44px/1.1 ${font.serif}; letter-spacing: -.024em; }
  & > [role='alert']:empty { display: none; }
  & > button { width: 100%; margin-top: 4px; }
`;
/** What a step says under its title. */
const Lead = styled.p`
  margin: -8px 0 6px;
  color: ${color['ink-2']};
`;
/** Where there is no script. */
export const NeedsScript = () => (
  <noscript>
    <Lead>L'administration a besoin de JavaScript : activez-le, puis rechargez la page.</Lead>
  </noscript>
);
interface Props {
  /** Where it is sent before the page's script is there. */
  action?: '/api/session' | '/api/session/factor';
  title: string;
  lead: string;
  /** The field that is chosen whole after a refusal. */
  secret: string;
  /** Why it failed before the page's script was there. */
  said?: string | undefined;
  send: (fields: FormData) => Promise<string | undefined>;
  doing: string;
  label: string;
  /** Another way in, which takes no field. */
  other?: { doing: string; label: string; send: () => Promise<string | undefined> };
  children: ReactNode;
  /** Other ways on, under the button. */
  after?: ReactNode;
}

/** One step of signing in. `send` answers the sentence that says why it failed, or undefined. */
export function SignInForm({
  action = '/api/session',
  title,
  lead,
  secret,
  said,
  send,
  doing,
  label,
  other,
  children,
  after,
}: Props) {
  const [state, setState] = useState<'idle' | 'sending' | 'sending other'>('idle');
  const [problem, setProblem] = useState(said);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, [type=submit]')?.focus(), []);

  const run = async (way: typeof state, job: () => Promise<string | undefined>) => {
    if (state !== 'idle') return undefined;
    setState(way);
    const failure = await job();
    setState('idle');
    setProblem(failure);
    return failure;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const failure = await run('sending', () => send(fields));
    if (failure !== undefined) form.current?.querySelector<HTMLInputElement>(`[name=${secret}]`)?.select();
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
      {other && (
        <Button
          type="button"
          level="secondary"
          disabled={state !== 'idle'}
          onClick={() => run('sending other', other.send)}
        >
          {state === 'sending other' ? other.doing : other.label}
        </Button>
      )}
      {after}
    </Form>
  );
}
