import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { v4 as newKey } from 'uuid';
import type { QuoteResponse, QuoteSent } from '../../../data/api/quotes.ts';
import type { LeadRecord } from '../../../data/api/responses.ts';
import { usualDeposit } from '../../../data/offer/paymentRows.ts';
import { hoursText } from '../../../data/offer/promiseWords.ts';
import { depositName, moneyText, quoteLimits } from '../../../data/quotes/quoteWords.ts';
import { ApiError, callApi } from '../../api.ts';
import { Money } from '../../quotation/quotationParts.tsx';
import { color, focusRing, media, type } from '../../theme.ts';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { useContent } from '../../useContent.tsx';
import { leadKey } from '../deskQueries.ts';
import { Act } from '../list/Act.tsx';
import { controlled, Note } from '../list/DeskForm.tsx';
import { Problem } from '../list/Problem.tsx';
import { Unfilled } from '../list/Unfilled.tsx';
import { refresh } from '../refresh.ts';
import { QualityChoice } from './QualityChoice.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { bodyOf, formOf, linesOf, type QuoteDraft, toggleDiscount, toggleUrgent, totalOf } from './quoteForm.ts';

const Look = styled.div`
  display: grid;
  gap: 18px;
`;
const Toggles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & > button { flex: 1 0 auto; padding-inline: 8px; }
  & > [aria-pressed='true'] { border-color: transparent; background: ${color.wash}; }
`;
const Total = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 16px;
  & b { display: block; }
  & small { display: block; ${type.caption} color: ${color['ink-3']}; }
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`;
const Fold = styled.details`
  border: 1px solid ${color.line};
  border-width: 1px 0;
  & > summary { display: flex; justify-content: space-between; align-items: center; min-height: 44px; font-size: 15px; font-weight: 600; cursor: pointer; list-style: none; border-radius: 2px; ${focusRing(color.link, 0)} }
  & > summary > span { display: flex; align-items: center; gap: 8px; font-weight: 400; color: ${color['ink-3']}; }
  &[open] > summary svg { rotate: 180deg; }
  & > div { display: grid; gap: 14px; padding: 8px 0 16px; }
`;
const Buttons = styled(Pair)`
  ${media.phone} { position: sticky; bottom: var(--desk-foot); z-index: 1; padding: 8px 0; background: ${color.sheet}; }
`;
const Missing = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 20px;
  margin-top: 14px;
  font-size: 15px;
  & a { display: inline-block; min-height: 24px; color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link)} }
`;

interface Props {
  record: LeadRecord;
  draft: QuoteDraft & { quality?: 'professional' | 'consumer'; id?: number };
  /** Id of the sent quote that this draft replaces; null if none. */
  replaces: number | null;
  onSent: (sent: QuoteSent) => void;
}

/** Whether a refused field is a setting; the owner then gets a link to the setting. */
const isSetting = ({ field }: { field: string }) => field.includes('.');

/** Editor of a draft quote: the client's kind first, then the lines, then the total and « Envoyer ». */
export function QuoteEditor({ record: { lead }, draft, replaces, onSent }: Props) {
  const { terms, delays } = useContent();
  const queries = useQueryClient();
  const [form, setForm] = useState(() => formOf(draft));
  const [created, setCreated] = useState<number>();
  const id = created ?? draft.id;
  const change = (some: Partial<typeof form>) => setForm((known) => ({ ...known, ...some }));
  const lines = linesOf(form, terms.expressSupplement);
  const total = totalOf(lines);
  const deposit = usualDeposit({ terms }, total, lead.service_code);
  const isUrgent = form.lines.some(({ kind }) => kind === 'urgent');
  const hasDiscount = form.lines.some(({ kind }) => kind === 'discount');
  const store = async () => {
    const body = bodyOf(form, lines, replaces);
    const { quote } = id
      ? await callApi<QuoteResponse>('PATCH', `/api/admin/quotes/${id}`, { ...body, deposit: deposit / 100 })
      : await callApi<QuoteResponse>('POST', `/api/admin/leads/${lead.id}/quotes`, { ...body, deposit: deposit / 100 });
    setCreated(quote.id);
    return quote.id;
  };
  const review = useMutation({
    mutationFn: async (page: Window | null) => {
      const stored = await store().catch((error: unknown) => {
        page?.close();
        throw error;
      });
      if (page) page.location.href = `/admin/devis/${stored}`;
    },
  });
  const send = useMutation({
    mutationFn: async () => callApi<QuoteSent>('POST', `/api/admin/quotes/${await store()}/send`),
    onSuccess: async (sent) => {
      onSent(sent);
      await refresh(queries, ...leadKey(lead.id));
    },
  });
  const error = send.error ?? review.error;
  const missing = error instanceof ApiError ? error.errors.filter(isSetting) : [];
  const isBusy = send.isPending || review.isPending;
  return (
    <Look>
      <QualityChoice quality={form.quality} onChoose={(quality) => change({ quality })} />
      <TextField
        label="Nom ou société *"
        maxLength={quoteLimits.client}
        {...controlled(form.client, (client) => change({ client }))}
      />
      <div>
        <Heading>Lignes</Heading>
        <QuoteLines lines={form.lines} sent={lines} onChange={(typed) => change({ lines: typed })} />
      </div>
      <Toggles>
        <Act
          onClick={() =>
            change({
              lines: [
                ...form.lines.filter(({ kind }) => kind === 'sold'),
                { key: newKey(), kind: 'sold', text: 'Nouvelle ligne', quantity: '1', price: '0,00\u00a0€' },
                ...form.lines.filter(({ kind }) => kind !== 'sold'),
              ],
            })
          }
        >
          <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
          Ligne
        </Act>
        <Act aria-pressed={hasDiscount} onClick={() => setForm(toggleDiscount)}>
          {hasDiscount && <Check size={16} strokeWidth={1.8} aria-hidden="true" />}
          Remise
        </Act>
        <Act
          aria-pressed={isUrgent}
          onClick={() => setForm((known) => toggleUrgent(known, hoursText(delays.express), draft.delay))}
        >
          {isUrgent && <Check size={16} strokeWidth={1.8} aria-hidden="true" />}
          {`Urgence +${terms.expressSupplement}\u00a0%`}
        </Act>
      </Toggles>
      <Total>
        <p>
          <b>Total</b>
          <small>{`À la commande, ${form.quality ? `${depositName(form.quality)}, ` : ''}${terms.deposit}\u00a0% : ${moneyText(deposit)}`}</small>
        </p>
        <Money cents={total} small={44} large={48} />
      </Total>
      <Pair>
        <TextField
          label="Délai"
          maxLength={quoteLimits.delay}
          {...controlled(form.delay, (delay) => change({ delay }))}
        />
        <TextField
          label="Valable jusqu’au"
          type="date"
          {...controlled(form.valid_until, (valid_until) => change({ valid_until }))}
        />
      </Pair>
      <Fold>
        <summary>
          Périmètre et mot d’accueil
          <span>
            {form.scope.trim() && form.words.trim() ? 'remplis' : 'à remplir'}
            <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" />
          </span>
        </summary>
        <div>
          <TextArea
            label="Ce que vous recevez, une ligne chacun"
            rows={7}
            maxLength={quoteLimits.scope}
            {...controlled(form.scope, (scope) => change({ scope }))}
          />
          <TextArea
            label="Mot d’accueil"
            rows={6}
            maxLength={quoteLimits.words}
            {...controlled(form.words, (words) => change({ words }))}
          />
        </div>
      </Fold>
      <Problem error={missing.length > 0 ? null : error} />
      {missing.length > 0 && (
        <div role="alert">
          <p>Ce devis ne peut pas partir : la loi demande ce que les réglages n’ont pas.</p>
          <Missing>
            {missing.map(({ field, detail }) => (
              <li key={field}>
                <Link to={`/reglages?champ=${field}`}>{detail}</Link>
              </li>
            ))}
          </Missing>
        </div>
      )}
      <Unfilled texts={[form.words, form.scope, ...lines.map(({ text }) => text)]} />
      <Buttons>
        <Act disabled={isBusy} onClick={() => review.mutate(window.open('', '_blank'))}>
          Relire
        </Act>
        <Act level="primary" busy={send.isPending} doing="Envoi..." disabled={isBusy} onClick={() => send.mutate()}>
          Envoyer
        </Act>
      </Buttons>
      <Note>L’envoi numérote le devis et fige ses mots. Il ne se modifie plus : il s’annule.</Note>
    </Look>
  );
}

const Heading = styled.p`
  margin-bottom: 8px;
  ${type.label}
`;
