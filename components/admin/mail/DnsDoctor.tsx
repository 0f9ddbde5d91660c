import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { useState } from 'react';
import type { DnsReport } from '../../../data/api/siteResponses.ts';
import { labelOf } from '../../../data/choices.ts';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { dnsRecords, dnsStates, senderFitnesses } from '../../../data/desk/mailWords.ts';
import { callApi } from '../../api.ts';
import { color } from '../../theme.ts';
import { TextField } from '../../ui/Field.tsx';
import { Act } from '../list/Act.tsx';
import { controlled, DeskForm } from '../list/DeskForm.tsx';
import { Problem } from '../list/Problem.tsx';

const Form = styled(DeskForm)`
  font-size: 16px;
  & > button { justify-self: start; }
`;

/** Reads the DNS records of the sender's domain, and shows the values to publish. */
export function DnsDoctor() {
  const [selector, setSelector] = useState('');
  const look = useMutation({
    mutationFn: () => {
      const query = selector.trim() && `?selector=${encodeURIComponent(selector.trim())}`;
      return callApi<DnsReport>('GET', `/api/admin/mail/dns${query}`);
    },
  });
  const submit = () => {
    look.mutate();
  };
  return (
    <Form onSend={submit}>
      <TextField
        label="Sélecteur DKIM (facultatif)"
        placeholder="mail"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={deskLimits.dkimSelector}
        {...controlled(selector, setSelector, 'selector')}
      />
      <Act type="submit" busy={look.isPending} doing="Lecture du DNS...">
        Vérifier le domaine
      </Act>
      <Problem error={look.error} />
      <div role="status">{look.data && <DnsFindings report={look.data} />}</div>
    </Form>
  );
}

const List = styled.ul`
  font-size: 16px;
  & li { display: grid; grid-template-columns: 22px minmax(0, 1fr); gap: 2px 12px; padding: 14px 0; border-top: 1px solid ${color.line}; }
  & li svg { margin-top: 3px; color: ${color['ink-3']}; }
  & li[data-state='good'] svg { color: ${color.success}; }
  & li[data-state='missing'] svg { color: ${color.danger}; }
  & li > p { grid-column: 2; color: ${color['ink-2']}; }
  & code { display: block; grid-column: 2; font-size: 13px; overflow-wrap: anywhere; color: ${color['ink-3']}; }
`;
const Verdict = styled.p`
  margin-bottom: 14px;
  font-weight: 600;
`;

const ICONS = { good: CircleCheck, weak: CircleAlert, missing: CircleAlert, unknown: CircleHelp };

/** Report on the sender's DNS: a summary, then each record with the value to publish. */
function DnsFindings({ report: { domain, findings, fitness } }: { report: DnsReport }) {
  return (
    <>
      <Verdict>{labelOf(senderFitnesses, fitness)}</Verdict>
      <List aria-label={`Enregistrements de ${domain}`}>
        {findings.map(({ record, state, found, advice }) => {
          const Drawing = ICONS[state];
          return (
            <li key={record} data-state={state}>
              <Drawing size={20} strokeWidth={1.6} aria-hidden="true" />
              <strong>{`${labelOf(dnsRecords, record)} : ${labelOf(dnsStates, state)}`}</strong>
              <p>{advice}</p>
              {found.map((text) => (
                <code key={text}>{text}</code>
              ))}
            </li>
          );
        })}
      </List>
    </>
  );
}
