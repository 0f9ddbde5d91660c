import styled from '@emotion/styled';
import { AnimatePresence, domAnimation, LazyMotion, MotionConfig, m } from 'framer-motion';
import { useCallback, useEffect, useId, useLayoutEffect, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { dayInParis } from '../../data/french/timeInParis.ts';
import { deliveryHours } from '../../data/offer/orderFigures.ts';
import { quotePreview } from '../../data/offer/quotePreview.ts';
import { color, media, radius, shadow } from '../theme.ts';
import { useModal } from '../ui/useModal.ts';
import { useContent } from '../useContent.tsx';
import type { Opening } from './openQuote.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { QuoteSent, type Sent } from './QuoteSent.tsx';
import { QuoteSlip } from './QuoteSlip.tsx';
import { forgetDraft, keepDraft, readDraft } from './quoteDraft.ts';
import { choiceOf, emptyDraft, type QuoteDraft } from './sendQuote.ts';
import { showField, useRoom } from './useRoom.ts';

/** Milliseconds for which the success view is shown before the dialog closes (docs/product/specification.md § 9). */
const SUCCESS_DELAY = 3000;

const fade = { initial: { opacity: 0 }, animate: { opacity: 1 }, exit: { opacity: 0 }, transition: { duration: 0.18 } };
const rise = {
  initial: { opacity: 0, y: 12 },
  animate: { opacity: 1, y: 0, transition: { duration: 0.28, ease: [0.16, 1, 0.3, 1] } },
  exit: { opacity: 0, y: 12, transition: { duration: 0.18, ease: [0.4, 0, 1, 1] } },
} as const;

/** Dialog as large as the window: a press outside its panel closes it. */
const Place = styled.dialog`
  position: fixed;
  inset: var(--room-top, 0) 0 auto;
  display: grid;
  place-items: center;
  width: 100%;
  max-width: none;
  height: var(--room, 100dvh);
  max-height: none;
  margin: 0;
  padding: 24px;
  border: 0;
  background: none;
  overflow: hidden;
  color: ${color.ink};
  &::backdrop { background: none; }
  ${media.short} { padding-block: 8px; }
  ${media.phone} { place-items: end stretch; padding: 36px 0 0; &:is([data-room='keys'], [data-room='tight']) { padding-top: 8px; } }
`;
const Scrim = styled(m.div)`
  position: fixed;
  inset: 0;
  background: ${color.scrim};
`;
const Panel = styled(m.div)`
  position: relative;
  width: min(1080px, 100%);
  max-height: calc(var(--room, 100dvh) - 48px);
  overflow: hidden;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  border-radius: ${radius.dialog};
  background: ${color.sheet};
  box-shadow: ${shadow.pop};
  ${media.cramped} { width: min(960px, 100%); }
  ${media.short} { max-height: calc(var(--room, 100dvh) - 16px); }
  ${media.phone} {
    width: 100%;
    max-height: 100%;
    border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  }
`;

/**
 * Reference, time and delay of the last request sent from this page: its slip is shown again when a form is opened and closed without
 * sending.
 */
let left: { reference: string; at: Date; hours: number | undefined } | undefined;

/**
 * Dialog 'Demande de devis': the form, then the thank-you, then a slip in the corner of the page (`QuoteSlip`). The browser returns the
 * focus to the button that opened the dialog.
 */
export function QuoteDialog({ service, onClose, ...opening }: Opening & { onClose: () => void }) {
  const [isShown, setShown] = useState(true);
  const [isGone, setGone] = useState(false);
  const [draft, setDraft] = useState<QuoteDraft>(() => ({ ...emptyDraft, ...readDraft() }));
  const [sent, setSent] = useState<Sent>();
  const [key] = useState(() => uuid());
  const dialog = useModal();
  const titleId = useId();
  const content = useContent();
  useRoom(dialog);
  const close = useCallback(() => setShown(false), []);

  // A layout effect, which runs before the browser handles further keys, so that keys pressed at once reach the form.
  useLayoutEffect(() => {
    const first = dialog.current?.querySelector<HTMLElement>(opening.asksCall ? 'form input' : 'form [required]');
    first?.focus({ preventScroll: true });
    showField(first ?? null);
  }, [dialog, opening.asksCall]);
  useEffect(() => {
    // Closes the dialog before the page is left: the browser may cache the page as it is and show it again.
    const leave = () => {
      dialog.current?.close();
      onClose();
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [dialog, onClose]);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(close, SUCCESS_DELAY);
    return () => clearTimeout(timer);
  }, [sent, close]);

  const change = (name: keyof QuoteDraft, value: string) => {
    const next = { ...draft, [name]: value };
    setDraft(next);
    keepDraft(next);
  };
  const leaveSlip = () => {
    // Closes the dialog before React removes it: only then does the browser return the focus.
    dialog.current?.close();
    setGone(true);
  };
  const succeed = (reference: string) => {
    const at = new Date();
    const choice = choiceOf(draft, service);
    left = { reference, at, hours: deliveryHours(content, choice) };
    setSent({ draft, preview: quotePreview(content, choice, dayInParis(at)), reference, at });
    forgetDraft();
    setDraft({ ...emptyDraft });
  };

  if (isGone && left) {
    const forget = () => {
      left = undefined;
      onClose();
    };
    return <QuoteSlip {...left} onClose={forget} />;
  }
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <Place
          ref={dialog}
          aria-labelledby={titleId}
          onCancel={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <AnimatePresence onExitComplete={left ? leaveSlip : onClose}>
            {isShown && <Scrim key="scrim" {...fade} onPointerDown={close} />}
            {isShown && (
              <Panel key="panel" {...rise}>
                {sent ? (
                  <QuoteSent titleId={titleId} sent={sent} service={service} delay={SUCCESS_DELAY} onClose={close} />
                ) : (
                  <QuoteForm
                    titleId={titleId}
                    draft={draft}
                    idempotencyKey={key}
                    service={service}
                    {...opening}
                    onChange={change}
                    onSent={succeed}
                    onClose={close}
                  />
                )}
              </Panel>
            )}
          </AnimatePresence>
        </Place>
      </MotionConfig>
    </LazyMotion>
  );
}
