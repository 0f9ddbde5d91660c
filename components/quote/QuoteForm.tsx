import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { verbatim } from '../../data/french/verbatim.ts';
import { coverOf } from '../../data/offer/covers.ts';
import { consultationPromise, replyPromise } from '../../data/offer/promiseWords.ts';
import type { Content } from '../../data/settings/content.ts';
import { countStep } from '../countStep.ts';
import { DocumentCover } from '../figures/documents/DocumentCover.tsx';
import { Mark } from '../figures/Mark.tsx';
import { color, font, iconButton, media, type } from '../theme.ts';
import { Button } from '../ui/Button.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { useContent } from '../useContent.tsx';
import { formToken } from './formToken.ts';
import { HONEYPOT, Honeypot } from './Honeypot.tsx';
import type { SelectedService } from './openQuote.ts';
import { QuoteFields } from './QuoteFields.tsx';
import { leadBody, type QuoteDraft } from './quoteFields.ts';
import { sendQuote } from './sendQuote.ts';

const FAILURE = verbatim`Erreur lors de l'envoi du formulaire. Veuillez réessayer.`;
const GUARANTEES = (content: Content) => [
  replyPromise(content),
  consultationPromise(content),
  'Confidentialité totale',
];

const Columns = styled.div`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr);
  min-height: 0;
  ${media.belowDesktop} { grid-template-columns: 1fr; grid-template-rows: auto minmax(0, 1fr); }
`;
const Aside = styled.div<{ chosen: boolean }>`
  display: flex;
  flex-direction: column;
  padding: 40px 32px;
  background: ${color.sunk};
  & ul { margin-top: auto; padding-top: 32px; font-size: 15px; }
  ${media.belowDesktop} {
    padding: 12px 20px 14px;
    &::before { content: ''; width: 40px; height: 4px; border-radius: 2px; margin: 0 auto 12px; background: ${color['line-strong']}; }
    & ul { display: none; }
  }
  ${media.short} { padding-block: 8px; &::before { display: none; } ${({ chosen }) => (chosen ? '' : 'display: none;')} }
`;
const Thumb = styled.div`
  width: 132px;
  margin-bottom: 30px;
  ${media.belowDesktop} { display: none; }
`;
const MarkPlace = styled.span`
  ${media.belowDesktop} { display: none; }
`;
const Chosen = styled.div`
  ${media.belowDesktop} { display: grid; grid-template-columns: 1fr auto; align-items: baseline; }
`;
const Kind = styled.p`
  font-size: 15px;
  color: ${color['ink-2']};
  ${media.belowDesktop} { grid-column: 1 / -1; font-size: 13px; }
`;
const Name = styled.p`
  ${type.h4}
`;
const Price = styled.p`
  ${type.figure}
  font-size: 52px;
  margin-top: 8px;
  line-height: 1;
  ${media.belowDesktop} { font-size: 26px; margin: 0; }
`;
const Form = styled.form`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;
const Scroll = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 32px 40px 4px;
  ${media.desktop} {
    /* A line where the fields go on below, covered once they are read to the end. */
    background:
      linear-gradient(${color.sheet} 0 0) 0 100% / 100% 1px local no-repeat,
      linear-gradient(${color.line} 0 0) 0 100% / 100% 1px no-repeat;
  }
  ${media.belowDesktop} { padding: 20px 20px 4px; }
`;
const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: 16px;
  & h2 { font: 420 34px/1.15 ${font.serif}; letter-spacing: -.018em; }
  & button { ${iconButton(color.link)} margin: -4px -12px 0 0; }
  ${media.belowDesktop} { & h2 { font-size: 28px; } }
`;
const Required = styled.p`
  margin: 6px 0 20px;
  font-size: 15px;
  color: ${color['ink-2']};
`;
const Notice = styled.p`
  margin-top: 16px;
  font-size: 13px;
  line-height: 1.5;
  color: ${color['ink-3']};
  & a { text-decoration: underline; color: ${color.link}; }
`;
const Actions = styled.div`
  display: flex;
  flex: none;
  justify-content: flex-end;
  gap: 12px;
  padding: 20px 40px 32px;
  /* As wide as its longer words, so that nothing moves while it sends. */
  ${media.desktop} { & [type=submit] { min-width: 206px; } }
  ${media.belowDesktop} {
    padding: 14px 20px max(14px, env(safe-area-inset-bottom));
    border-top: 1px solid ${color.line};
    & button { padding: 8px 12px; }
    & button:last-of-type { flex: 1; }
  }
  ${media.short} { padding-block: 8px; }
`;

interface Props {
  titleId: string;
  draft: QuoteDraft;
  idempotencyKey: string;
  service?: SelectedService | undefined;
  opener?: string | undefined;
  onChange: (name: keyof QuoteDraft, value: string) => void;
  onSent: (reference: string) => void;
  onClose: () => void;
}

/** The form of the dialog: 'Envoyer la demande', 'Envoi en cours...' while sending, an alert on failure. */
export function QuoteForm({ titleId, draft, idempotencyKey, service, opener, onChange, onSent, onClose }: Props) {
  const content = useContent();
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const form = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const started = useRef(false);
  const cover = service && coverOf(content, service.code);

  useEffect(() => {
    countStep('form-opened');
    form.current?.querySelector<HTMLElement>('[required]')?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    // A disabled button loses the focus.
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
    const honeypot = String(new FormData(event.currentTarget).get(HONEYPOT) ?? '');
    try {
      const hints = { idempotencyKey, honeypot, opener: opener ?? '', token: await formToken() };
      onSent(await sendQuote(leadBody(draft, service), hints));
    } catch (error) {
      console.error(error);
      setState('failed');
      window.alert(FAILURE);
    }
  };

  return (
    <Columns>
      <Aside chosen={service !== undefined}>
        {service ? (
          <>
            {cover && (
              <Thumb>
                <DocumentCover cover={cover} signed={false} shadow="thumb" />
              </Thumb>
            )}
            <Chosen>
              <Kind>Service sélectionné</Kind>
              <Name>{service.title}</Name>
              <Price>{service.price}</Price>
            </Chosen>
          </>
        ) : (
          <MarkPlace>
            <Mark size={52} />
          </MarkPlace>
        )}
        <CheckList items={GUARANTEES(content)} />
      </Aside>
      <Form ref={form} onSubmit={submit} onInput={start} aria-busy={state === 'sending'}>
        <Scroll>
          <Head>
            <h2 id={titleId}>Demande de devis</h2>
            <button type="button" aria-label="Fermer" onClick={onClose}>
              <X size={22} strokeWidth={1.6} aria-hidden="true" />
            </button>
          </Head>
          <Required>Les champs marqués d'un * sont obligatoires.</Required>
          <QuoteFields askService={!service} draft={draft} onChange={onChange} />
          <Honeypot />
          <Notice>
            Demande sans engagement. Vos données servent à vous répondre et sont conservées 3 ans après notre dernier
            échange.{' '}
            <a href="/legal/politique-confidentialite" target="_blank" rel="noopener">
              Vos droits
            </a>
          </Notice>
        </Scroll>
        <Actions>
          <Button type="button" level="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button ref={sendButton} type="submit" disabled={state === 'sending'}>
            {state === 'sending' ? 'Envoi en cours...' : 'Envoyer la demande'}
          </Button>
        </Actions>
      </Form>
    </Columns>
  );
}
