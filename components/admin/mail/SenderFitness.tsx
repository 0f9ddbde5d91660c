import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { DnsReport } from '../../../data/api/siteAnswers.ts';
import { labelOf } from '../../../data/choices.ts';
import { dnsRecords, dnsStates, senderFitnesses } from '../../../data/desk/mailWords.ts';
import { color, focusRing } from '../../theme.ts';

/** What stands in the DNS rarely changes. */
const STILL_TRUE_MS = 5 * 60_000;

const Words = styled.p`
  margin-bottom: 20px;
  font-size: 15px;
  color: ${color['ink-2']};
  & strong { font-weight: 600; color: ${color.ink}; }
  & [data-fitness='unfit'] { color: ${color.danger}; }
  & a { display: inline-block; min-height: 24px; color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link)} }
`;

/** Before a letter leaves: whether the sender's domain is ready for it, and where to read more. It leaves all the same. */
export function SenderFitness() {
  const { data } = useQuery<DnsReport>({ queryKey: ['/api/admin/mail/dns'], staleTime: STILL_TRUE_MS });
  if (!data) return null;
  const { fitness, findings } = data;
  const wrong = findings
    .filter(({ record, state }) => record !== 'MX' && state !== 'good')
    .map(({ record, state }) => `${labelOf(dnsRecords, record)} : ${labelOf(dnsStates, state)}`);
  return (
    <Words>
      <strong data-fitness={fitness}>{labelOf(senderFitnesses, fitness)}</strong>
      {wrong.length > 0 && (
        <>
          {fitness === 'silent' ? ' Réessayez dans quelques minutes. ' : ` ${wrong.join(' ; ')}. `}
          <Link to="/courrier">Voir quoi faire</Link>
        </>
      )}
    </Words>
  );
}
