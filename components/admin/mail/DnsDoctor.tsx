import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { DnsReport } from '../../../data/api/siteAnswers.ts';
import { labelOf } from '../../../data/choices.ts';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { dnsStates } from '../../../data/desk/mailWords.ts';
import { callApi } from '../../api.ts';
import { color } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Problem } from '../list/Problem.tsx';

const Form = styled.form`
  display: grid;
  gap: 16px;
  font-size: 16px;
  & > button { justify-self: start; }
  & li { display: grid; grid-template-columns: 22px minmax(0, 1fr); gap: 2px 12px; padding: 14px 0; border-top: 1px solid ${color.line}; }
  & li svg { margin-top: 3px; color: ${color['ink-3']}; }
  & li[data-state='good'] svg { color: ${color.success}; }
  & li[data-state='missing'] svg { color: ${color.danger}; }
  & li > p { grid-column: 2; color: ${color['ink-2']}; }
  & code { display: block; grid-column: 2; font-size: 13px; overflow-wrap: anywhere; color: ${color['ink-3']}; }
`;

const ICONS = { good: CircleCheck, weak: CircleAlert, missing: CircleAlert, unknown: CircleHelp };

/** Reads MX, SPF, DKIM and DMARC of the sending domain and says what to put in the DNS. */
export function DnsDoctor() {
  const [selector, setSelector] = useState('');
  const look = useMutation({
    mutationFn: () => {
      const query = selector.trim() && `?selector=${encodeURIComponent(selector.trim())}`;
      return callApi<DnsReport>('GET', `/api/admin/mail/dns${query}`);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    look.mutate();
  };
  return (
    <Form onSubmit={submit}>
      <TextField
        label="Sélecteur DKIM (facultatif)"
        placeholder="mail"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={deskLimits.dkimSelector}
        value={selector}
        onChange={(event) => setSelector(event.currentTarget.value)}
      />
      <Button type="submit" level="secondary" size="md" disabled={look.isPending}>
        {look.isPending ? 'Lecture du DNS...' : 'Vérifier le domaine'}
      </Button>
      <Problem error={look.error} />
      <div role="status">
        {look.data && (
          <ul aria-label={`Enregistrements de ${look.data.domain}`}>
            {look.data.findings.map(({ record, state, found, advice }) => {
              const Drawing = ICONS[state];
              return (
                <li key={record} data-state={state}>
                  <Drawing size={20} strokeWidth={1.6} aria-hidden="true" />
                  <strong>{`${record} : ${labelOf(dnsStates, state)}`}</strong>
                  <p>{advice}</p>
                  {found.map((text) => (
                    <code key={text}>{text}</code>
                  ))}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Form>
  );
}
