import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { DnsReport } from '../../../data/api/siteAnswers.ts';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { callApi } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Problem } from '../list/Problem.tsx';
import { DnsFindings } from './DnsFindings.tsx';

const Form = styled.form`
  display: grid;
  gap: 16px;
  font-size: 16px;
  & > button { justify-self: start; }
`;

/** Reads what the DNS says of the sender and says what to put in it. */
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
      <div role="status">{look.data && <DnsFindings report={look.data} />}</div>
    </Form>
  );
}
