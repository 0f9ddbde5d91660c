import styled from '@emotion/styled';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import type { DnsReport } from '../../../data/api/siteAnswers.ts';
import { labelOf } from '../../../data/choices.ts';
import { dnsRecords, dnsStates, senderFitnesses } from '../../../data/desk/mailWords.ts';
import { color } from '../../theme.ts';

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

/** What the doctor found of the sender: what it comes to, then each record with what to put in the DNS. */
export function DnsFindings({ report: { domain, findings, fitness } }: { report: DnsReport }) {
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
