import styled from '@emotion/styled';
import { AnimatePresence, domAnimation, LazyMotion, MotionConfig, m } from 'framer-motion';
import { X } from 'lucide-react';
import { useCallback, useEffect, useId, useLayoutEffect, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { color, iconButton, media, radius, shadow, type } from '../theme.ts';
import { useModal } from '../ui/useModal.ts';
import type { Opening } from './openQuote.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { QuoteSent, type Sent } from './QuoteSent.tsx';
import { emptyDraft, type QuoteDraft } from './sendQuote.ts';

const Note = styled.div`
  position: fixed;
  z-index: 40;
  right: 24px;
  bottom: 24px;
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 12px 12px 20px;
  border: 1px solid ${color.line};
  border-radius: ${radius.panel};
  background: ${color.sheet};
  box-shadow: ${shadow.pop};
  ${type.small}
  & strong { white-space: nowrap; }
  & button { ${iconButton(color.link)} }
  ${media.phone} { left: 16px; right: 16px; bottom: max(16px, env(safe-area-inset-bottom)); justify-content: space-between; }
  ${media.print} { display: none; }
`;

/** Remains of the thank-you once its dialog has closed by itself: the reference, until the visitor dismisses it. */
export const SentNote = ({ reference, onClose }: { reference: string; onClose: () => void }) => (
  <Note role="status">
    <p>
      Demande reçue. Référence <strong>{reference}</strong>, à rappeler dans nos échanges.
    </p>
    <button type="button" aria-label="Masquer la référence" onClick={onClose}>
      <X size={20} strokeWidth={1.6} aria-hidden="true" />
    </button>
  </Note>
);

const KEY = 'demande-de-devis';

/** Reads the draft, kept for this tab only: it survives Escape, a closed dialog and a reload. */
function readDraft(): QuoteDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return { ...emptyDraft, ...(kept && typeof kept === 'object' ? kept : {}) };
  } catch {
    return { ...emptyDraft };
  }
}

function keepDraft(draft: QuoteDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Private windows may refuse storage: the form still works, it only forgets.
  }
}

function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}

/** The success view stays this long, then the dialog closes (docs/product/specification.md § 9). */
const SUCCESS_DELAY = 3000;

const fade = { initial: { opacity: 0 }, animate: { opacity: 1 }, exit: { opacity: 0 }, transition: { duration: 0.18 } };
const rise = {
  initial: { opacity: 0, y: 12 },
  animate: { opacity: 1, y: 0, transition: { duration: 0.28, ease: [0.16, 1, 0.3, 1] } },
  exit: { opacity: 0, y: 12, transition: { duration: 0.18, ease: [0.4, 0, 1, 1] } },
} as const;

/** Over the whole window: what is outside the panel is the scrim, and a press there closes. */
const Place = styled.dialog`
  position: fixed;
  inset: 0;
  display: grid;
  place-items: center;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 24px;
  border: 0;
  background: none;
  overflow: hidden;
  color: ${color.ink};
  &::backdrop { background: none; }
  ${media.phone} { place-items: end stretch; padding: 36px 0 0; }
  ${media.short} { padding-block: 8px; }
`;
const Scrim = styled(m.div)`
  position: fixed;
  inset: 0;
  background: ${color.scrim};
`;
const Panel = styled(m.div)`
  position: relative;
  width: min(1000px, 100%);
  max-height: calc(100dvh - 48px);
  overflow: hidden;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  border-radius: ${radius.dialog};
  background: ${color.sheet};
  box-shadow: ${shadow.pop};
  &[data-view='sent'] { width: min(760px, 100%); }
  ${media.phone} {
    width: 100%;
    max-height: calc(100dvh - 36px);
    border-radius: ${radius.sheet} ${radius.sheet} 0 0;
    &[data-view='sent'] { width: 100%; }
  }
  ${media.short} { max-height: calc(100dvh - 16px); }
`;

/** 'Demande de devis': form, then success view, then its reference. The browser gives the focus back to what opened it. */
export function QuoteDialog({ service, onClose, ...opening }: Opening & { onClose: () => void }) {
  const [isShown, setShown] = useState(true);
  const [isGone, setGone] = useState(false);
  const [draft, setDraft] = useState<QuoteDraft>(readDraft);
  const [sent, setSent] = useState<Sent>();
  const [key] = useState(() => uuid());
  const dialog = useModal();
  const titleId = useId();
  const close = useCallback(() => setShown(false), []);

  // As it opens: what is typed at once is typed in the form.
  useLayoutEffect(() => {
    const first = opening.asksCall ? 'form input' : 'form [required]';
    dialog.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, [dialog, opening.asksCall]);
  useEffect(() => {
    // At once, in the event itself: a browser may keep the page as it is and show it again.
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
  const leaveNote = () => {
    // Close it before it leaves the page: only then does the browser give the focus back.
    dialog.current?.close();
    setGone(true);
  };
  const succeed = (reference: string) => {
    setSent({ firstName: draft.firstName.trim(), reference });
    forgetDraft();
    setDraft({ ...emptyDraft });
  };

  if (isGone && sent) return <SentNote reference={sent.reference} onClose={onClose} />;
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
          <AnimatePresence onExitComplete={sent ? leaveNote : onClose}>
            {isShown && <Scrim key="scrim" {...fade} onPointerDown={close} />}
            {isShown && (
              <Panel key="panel" data-view={sent ? 'sent' : 'form'} {...rise}>
                {sent ? (
                  <QuoteSent
                    titleId={titleId}
                    sent={sent}
                    title={service?.title}
                    delay={SUCCESS_DELAY}
                    onClose={close}
                  />
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
