import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { DeskQuote, Receipt } from '../../../data/api/quotes.ts';
import { labelOf } from '../../../data/choices.ts';
import { AMOUNT, readEuros } from '../../../data/entry/readEuros.ts';
import { inCents, moneyText, receiptMeans } from '../../../data/quotes/quoteWords.ts';
import { callApi } from '../../api.ts';
import { color, focusRing, media, tabular, type } from '../../theme.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { TextButton } from '../../ui/TextLink.tsx';
import { leadKey } from '../deskQueries.ts';
import { formatDay, today } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { controlled, DeskForm, SaveButton } from '../list/DeskForm.tsx';
import { refresh } from '../refresh.ts';
import { priceText } from './quoteForm.ts';

/** Done steps have a tick, an end without an order a cross, the others a dashed ring. */
const Line = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: 2px 10px;
  padding: 12px 0;
  border-bottom: 1px solid ${color.line};
  font-size: 15px;
  ${tabular}
  & > svg { margin-top: 2px; color: ${color['ink-3']}; }
  &[data-done] > svg { color: ${color.success}; }
  & > b { font-size: 16px; font-weight: 400; }
  & > span { color: ${color['ink-2']}; text-align: right; }
  & > div { grid-column: 2 / -1; display: grid; gap: 8px; padding-top: 6px; }
  & small { ${type.caption} color: ${color['ink-3']}; }
`;
const Fields = styled(DeskForm)`
  grid-template-columns: 1fr 1fr;
  gap: 10px 12px;
  & > button { align-self: end; min-height: 48px; }
  ${media.phone} { gap: 10px; }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  & > [aria-pressed] { flex: 1; padding-inline: 12px; }
`;
export const Quoted = styled.blockquote`
  padding-left: 14px;
  border-left: 2px solid ${color.line};
  color: ${color['ink-2']};
  ${focusRing(color.link)}
`;

/** Mutation for a step of a quote; fetches the request's record again. */
export function useStep(quote: DeskQuote) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ path, method = 'POST', body }: { path: string; method?: string; body?: object }) =>
      callApi(method, `/api/admin/quotes/${quote.id}/${path}`, body ?? (method === 'POST' ? {} : undefined)),
    onSuccess: async () => {
      await refresh(queries, ...leadKey(quote.lead_id));
      await refresh(queries, '/api/admin/day');
    },
  });
}

interface StepProps {
  done: boolean | 'closed';
  name: string;
  detail: string;
  children?: ReactNode;
}
export const Step = ({ done, name, detail, children }: StepProps) => {
  const Ring = done === 'closed' ? CircleX : done ? CircleCheck : CircleDashed;
  return (
    <Line data-done={done === true ? '' : undefined}>
      <Ring size={18} strokeWidth={1.6} aria-hidden="true" />
      <b>{name}</b>
      <span>{detail}</span>
      {children && <div>{children}</div>}
    </Line>
  );
};

/** Form that records an acceptance given outside the site: by whom, and when. */
export function AcceptedElsewhere({ quote, step }: { quote: DeskQuote; step: ReturnType<typeof useStep> }) {
  const [how, setHow] = useState<'phone' | 'paper' | 'mail' | ''>('');
  const [by, setBy] = useState(quote.client);
  const [on, setOn] = useState(today());
  return (
    <>
      <small>L’accord est venu autrement, par :</small>
      <Buttons>
        {(
          [
            ['phone', 'Téléphone'],
            ['paper', 'Papier'],
            ['mail', 'Courriel'],
          ] as const
        ).map(([code, label]) => (
          <Act key={code} aria-pressed={how === code} onClick={() => setHow(how === code ? '' : code)}>
            {label}
          </Act>
        ))}
      </Buttons>
      {how && (
        <Fields onSend={() => step.mutate({ path: 'accepted', body: { how, by, on } })}>
          <TextField label="Par qui *" required {...controlled(by, setBy)} />
          <TextField label="Le *" type="date" required max={today()} {...controlled(on, setOn)} />
          <SaveButton level="secondary" busy={step.isPending}>
            Noter l’accord
          </SaveButton>
        </Fields>
      )}
    </>
  );
}

export function Received({
  kind,
  receipt,
  expected,
  step,
}: {
  kind: Receipt['kind'];
  receipt: Receipt | undefined;
  expected: number;
  step: ReturnType<typeof useStep>;
}) {
  const [on, setOn] = useState(today());
  const [amount, setAmount] = useState(priceText(expected));
  const [means, setMeans] = useState('transfer');
  if (receipt)
    return (
      <Buttons>
        <small>{labelOf(receiptMeans, receipt.means)}</small>
        <TextButton type="button" onClick={() => step.mutate({ path: `receipts/${kind}`, method: 'DELETE' })}>
          Annuler ce versement
        </TextButton>
      </Buttons>
    );
  return (
    <Fields onSend={() => step.mutate({ path: 'receipts', body: { kind, on, amount: readEuros(amount), means } })}>
      <TextField label="Reçu le" type="date" max={today()} required {...controlled(on, setOn)} />
      <SelectField label="Par" choices={receiptMeans} {...controlled(means, setMeans)} />
      <TextField
        label="Montant"
        inputMode="decimal"
        required
        pattern={AMOUNT}
        hint="Indiquez un nombre, par exemple 120 ou 1 250,50."
        {...controlled(amount, setAmount)}
      />
      <SaveButton level="secondary" busy={step.isPending}>
        Noter
      </SaveButton>
    </Fields>
  );
}

export const receivedText = ({ amount, on }: Receipt): string => `${moneyText(inCents(amount))} le ${formatDay(on)}`;

/** Client's answer to the satisfaction question, and its publication. */
export function Satisfaction({ quote, step }: { quote: DeskQuote; step: ReturnType<typeof useStep> }) {
  const { rating, comment, quoted_as, published_at } = quote;
  if (rating === null) return <Step done={false} name="Réponse du client" detail="une semaine après" />;
  return (
    <Step done name="Réponse du client" detail={`${rating} sur 5`}>
      {comment && <Quoted>{comment}</Quoted>}
      {comment && (
        <small>{quoted_as ? `Peut être citée, sous le nom « ${quoted_as} ».` : 'Ne doit pas être citée.'}</small>
      )}
      {quoted_as && (
        <Act onClick={() => step.mutate({ path: 'publication', method: published_at ? 'DELETE' : 'POST' })}>
          {published_at ? 'Retirer de la page d’accueil' : 'Publier sur la page d’accueil'}
        </Act>
      )}
    </Step>
  );
}
