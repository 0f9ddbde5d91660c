import styled from '@emotion/styled';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { QuoteSent } from '../../../data/api/quotes.ts';
import type { LeadRecord } from '../../../data/api/responses.ts';
import { callApi } from '../../api.ts';
import { color } from '../../theme.ts';
import { leadKey } from '../deskQueries.ts';
import { Act } from '../list/Act.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { Problem } from '../list/Problem.tsx';
import { refresh } from '../refresh.ts';
import { QuoteEditor } from './QuoteEditor.tsx';
import { QuoteSteps } from './QuoteSteps.tsx';
import type { QuoteDraft } from './quoteForm.ts';

const SentMessage = styled.div`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px 12px;
  margin-bottom: 20px;
  padding: 12px 16px;
  background: ${color.sunk};
  font-size: 15px;
  line-height: 1.5;
  overflow-wrap: anywhere;
  & > svg { color: ${color.success}; }
  & > div { grid-column: 1 / -1; }
`;
const Parts = styled.div`
  & > section + section { margin-top: 36px; }
`;

/** Confirmation after a quote was sent, with a button that cancels the sending. */
function JustSent({ sent, email, onBack }: { sent: QuoteSent; email: string; onBack: () => void }) {
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => callApi('POST', `/api/admin/quotes/${sent.quote.id}/cancel`),
    onSuccess: async () => {
      onBack();
      await refresh(queries, ...leadKey(sent.quote.lead_id));
    },
  });
  return (
    <SentMessage role="status">
      <CircleCheck size={18} strokeWidth={1.6} aria-hidden="true" />
      <span>{`Devis ${sent.quote.number} envoyé à ${email}.`}</span>
      <Act busy={cancel.isPending} onClick={() => cancel.mutate()}>
        Annuler
      </Act>
      <div hidden={!cancel.error}>
        <Problem error={cancel.error} />
      </div>
    </SentMessage>
  );
}

/** Tab « Devis » of a request: the draft, or the quotes sent, newest first. */
export function QuotePanel({ record }: { record: LeadRecord }) {
  const { lead, quotes } = record;
  const [sent, setSent] = useState<QuoteSent>();
  const [again, setAgain] = useState<{ replaces: number | null }>();
  const draft = quotes.find(({ status }) => status === 'draft');
  const shown = quotes
    .filter(({ status, number }) => status !== 'draft' && number)
    .slice()
    .reverse();
  const writes = again !== undefined || (shown.length === 0 && !sent);
  const path = `/api/admin/leads/${lead.id}/quote-draft`;
  const usual = useQuery<{ draft: QuoteDraft }>({ queryKey: [path], enabled: writes && !draft });
  const begun = draft ?? usual.data?.draft;
  return (
    <Parts>
      {sent && <JustSent sent={sent} email={lead.email} onBack={() => setSent(undefined)} />}
      {writes &&
        (begun ? (
          <section>
            <QuoteEditor
              record={record}
              draft={begun}
              replaces={again?.replaces ?? null}
              onSent={(result) => {
                setSent(result);
                setAgain(undefined);
              }}
            />
          </section>
        ) : usual.error ? (
          <Failed error={usual.error} onRetry={usual.refetch} />
        ) : (
          <Loading>Préparation du devis...</Loading>
        ))}
      {shown.map((quote) => (
        <section key={quote.id}>
          <QuoteSteps quote={quote} onAgain={(replaces) => setAgain({ replaces })} />
        </section>
      ))}
    </Parts>
  );
}
