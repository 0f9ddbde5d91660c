import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { dayInParis } from '../../data/french/timeInParis.ts';
import { verbatim } from '../../data/french/verbatim.ts';
import { retentionPromise } from '../../data/offer/promiseWords.ts';
import { quotePreview } from '../../data/offer/quotePreview.ts';
import { ApiError } from '../api.ts';
import { countStep } from '../countStep.ts';
import { color, font, iconButton, media } from '../theme.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { showRefusals } from '../ui/refusals.ts';
import { useContent } from '../useContent.tsx';
import { HONEYPOT, Honeypot } from './Honeypot.tsx';
import { formToken, type Opening } from './openQuote.ts';
import { PreviewLine } from './PreviewLine.tsx';
import { QuoteAside } from './QuoteAside.tsx';
import { ChosenService, QuoteColumns } from './QuoteColumns.tsx';
import { QuoteFields } from './QuoteFields.tsx';
import { choiceOf, formRefusals, leadBody, type QuoteDraft, sendQuote } from './sendQuote.ts';

const FAILURE = verbatim`Erreur lors de l'envoi du formulaire. Veuillez réessayer.`;
const Form = styled.form`
  grid-area: main;
  display: flex;
  flex-direction: column;
  min-height: 0;
  ${media.belowDesktop} { display: block; }
`;
/** Scrolling area with the fields; a line at its bottom shows that more fields follow, and is covered at the last one. */
const Scroll = styled.div`
  ${media.desktop} {
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 0 36px 4px 40px;
    background:
      linear-gradient(${color.sheet} 0 0) 0 100% / 100% 1px local no-repeat,
      linear-gradient(${color.line} 0 0) 0 100% / 100% 1px no-repeat;
  }
  ${media.belowDesktop} { padding: 0 20px 20px; }
`;
const Head = styled.div`
  grid-area: head;
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 28px 24px 0 40px;
  & h2 { flex: 1; font: 420 34px/1.15 ${font.serif}; letter-spacing: -.018em; }
  & > span { display: none; }
  & button { ${iconButton(color.link)} }
  ${media.belowDesktop} {
    position: sticky;
    top: 0;
    z-index: 1;
    padding: 12px 8px 8px 20px;
    background: ${color.sheet};
    & h2 { font-size: 28px; }
    [data-room='keys'] & {
      gap: 10px;
      height: 48px;
      margin-bottom: 12px;
      padding-block: 0;
      border-bottom: 1px solid ${color.line};
      & h2 { flex: none; font-size: 19px; }
      & > span { display: flex; flex: 1; justify-content: flex-end; min-width: 0; white-space: nowrap; font-size: 14px; color: ${color['ink-2']}; }
      & i { overflow: hidden; font-style: normal; text-overflow: ellipsis; }
      & button { margin-left: auto; }
    }
    [data-room='tight'] & { position: static; }
  }
`;
const Required = styled.p`
  margin: 6px 0 20px;
  font-size: 15px;
  color: ${color['ink-2']};
`;
const Note = styled.div`
  margin: 14px 0 4px;
  padding: 14px 18px;
  border-left: 3px solid ${color.link};
  background: ${color.sunk};
  font-size: 15px;
  line-height: 1.5;
  & ol { padding-left: 1.3em; list-style: decimal; }
  & a { font-weight: 600; text-decoration: underline; color: ${color.link}; }
`;
const Call = styled.div`
  margin-bottom: 18px;
`;
const SmallPrint = styled.p`
  margin-top: 16px;
  font-size: 13px;
  line-height: 1.5;
  color: ${color['ink-3']};
  & a { text-decoration: underline; color: ${color.link}; }
`;
/** Bar of buttons; the submit button is as wide as the longer of its two labels, so that nothing moves while sending. */
const Actions = styled.div`
  display: flex;
  flex: none;
  justify-content: flex-end;
  gap: 12px;
  padding: 20px 36px 28px 40px;
  ${media.desktop} { & [type=submit] { min-width: 206px; } }
  ${media.belowDesktop} {
    position: sticky;
    bottom: 0;
    flex-wrap: wrap;
    padding: 12px 20px max(14px, env(safe-area-inset-bottom));
    border-top: 1px solid ${color.line};
    background: ${color.sheet};
    & button { padding: 8px 16px; }
    & button:last-of-type { flex: 1; }
    [data-room='keys'] & {
      flex-wrap: nowrap;
      align-items: center;
      height: 60px;
      padding-block: 0;
      & button { min-height: 44px; }
      & button:first-of-type { display: none; }
      & button:last-of-type { flex: none; }
    }
    [data-room='tight'] & { position: static; }
  }
`;

interface Props extends Opening {
  titleId: string;
  draft: QuoteDraft;
  idempotencyKey: string;
  onChange: (name: keyof QuoteDraft, value: string) => void;
  onSent: (reference: string) => void;
  onClose: () => void;
}

/** Form of the quote dialog: 'Envoyer la demande', 'Envoi en cours...' while sending, an alert after a failure. */
export function QuoteForm({ titleId, draft, idempotencyKey, onChange, onSent, onClose, ...opening }: Props) {
  const { service, opener, note, asksCall } = opening;
  const content = useContent();
  // Whether the form has the field for call times; typed times are sent only with a form that shows this field.
  const [showsCall] = useState(asksCall || draft.moments !== '');
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const preview = quotePreview(content, choiceOf(draft, service), dayInParis(new Date()));
  // Summary of the quote that screen readers announce: it changes when a field is left, not at every letter.
  const [summary, setSummary] = useState('');
  const sendButton = useRef<HTMLButtonElement>(null);
  const started = useRef(false);

  useEffect(() => countStep('form-opened'), []);

  useEffect(() => {
    // Returns the focus to the send button, which lost it while it was disabled.
    if (state === 'failed') sendButton.current?.focus();
  }, [state]);

  const start = () => {
    if (started.current) return;
    started.current = true;
    countStep('form-started');
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    setState('sending');
    const form = event.currentTarget;
    const honeypot = String(new FormData(form).get(HONEYPOT) ?? '');
    try {
      const { firstName } = draft;
      const hints = { idempotencyKey, firstName, honeypot, opener: opener ?? '', token: await formToken() };
      onSent(await sendQuote(leadBody(draft, service), hints));
    } catch (error) {
      console.error(error);
      window.alert(FAILURE);
      const refusals = error instanceof ApiError ? formRefusals(error.errors) : [];
      setState(showRefusals(form, refusals) ? 'idle' : 'failed');
    }
  };

  return (
    <QuoteColumns data-quote="">
      <Head>
        <h2 id={titleId}>Demande de devis</h2>
        {service && (
          <span aria-hidden="true">
            <i>{service.title}</i>
            {`,\u00a0${service.price}`}
          </span>
        )}
        <button type="button" aria-label="Fermer" onClick={onClose}>
          <X size={22} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </Head>
      <ChosenService service={service} />
      <QuoteAside preview={preview} names={draft} />
      <Form
        onSubmit={submit}
        onInput={start}
        onBlur={() => setSummary(preview.summary)}
        aria-busy={state === 'sending'}
      >
        <Scroll>
          {note && <Note onClick={({ target }) => (target as Element).closest('a') && onClose()}>{note}</Note>}
          <Required>Les champs marqués d'un * sont obligatoires.</Required>
          {showsCall && (
            <Call>
              <TextField
                label="Trois moments pour vous appeler"
                maxLength={200}
                placeholder="mardi 9 h, jeudi 17 h, vendredi 12 h"
                value={draft.moments}
                onChange={(event: { target: { value: string } }) => onChange('moments', event.target.value)}
              />
            </Call>
          )}
          <QuoteFields askService={!service} draft={draft} onChange={onChange} />
          <Honeypot />
          <SmallPrint>
            Demande sans engagement. {retentionPromise}{' '}
            <a href="/legal/politique-confidentialite" target="_blank" rel="noopener">
              Vos droits
            </a>
          </SmallPrint>
        </Scroll>
        <Actions data-bar="">
          <PreviewLine preview={preview} />
          <Button type="button" level="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button ref={sendButton} type="submit" disabled={state === 'sending'}>
            {state === 'sending' ? 'Envoi en cours...' : 'Envoyer la demande'}
          </Button>
        </Actions>
      </Form>
      <p className="sr" role="status">
        {summary}
      </p>
    </QuoteColumns>
  );
}
