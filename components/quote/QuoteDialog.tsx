import styled from '@emotion/styled';
import { Content, Portal, Root } from '@radix-ui/react-dialog';
import { AnimatePresence, domAnimation, LazyMotion, MotionConfig, m } from 'framer-motion';
import { useCallback, useEffect, useState } from 'react';
import { color, layer, media, radius, shadow } from '../theme.ts';
import { lockScroll } from '../ui/lockScroll.ts';
import { forgetDraft, keepDraft, readDraft } from './draftStore.ts';
import type { SelectedService } from './openQuote.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { QuoteSent } from './QuoteSent.tsx';
import { emptyDraft, type QuoteDraft } from './quoteFields.ts';

/** The success view stays this long, then the dialog closes (specification § 9). */
const SUCCESS_DELAY = 3000;

const Scrim = styled(m.div)`
  position: fixed;
  inset: 0;
  z-index: ${layer.scrim};
  background: ${color.scrim};
`;
const Place = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: grid;
  place-items: center;
  padding: 24px;
  pointer-events: none;
  ${media.phone} { place-items: end stretch; padding: 36px 0 0; }
  ${media.short} { padding-block: 8px; }
`;
const Panel = styled(m.div)`
  width: min(1000px, 100%);
  max-height: calc(100dvh - 48px);
  overflow: hidden;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  border-radius: ${radius.dialog};
  background: ${color.sheet};
  color: ${color.ink};
  box-shadow: ${shadow.pop};
  pointer-events: auto;
  outline: none;
  &[data-view='sent'] { width: min(760px, 100%); }
  ${media.phone} {
    width: 100%;
    max-height: calc(100dvh - 36px);
    border-radius: ${radius.sheet} ${radius.sheet} 0 0;
    &[data-view='sent'] { width: 100%; }
  }
  ${media.short} { max-height: calc(100dvh - 16px); }
`;

export interface Sent {
  firstName: string;
  reference: string;
}

interface Props {
  service?: SelectedService | undefined;
  opener?: string | undefined;
  trigger: Element | null;
  onClose: () => void;
}

/** 'Demande de devis': closed or open, form then success view; closing gives the focus back to what opened it. */
export function QuoteDialog({ service, opener, trigger, onClose }: Props) {
  const [shown, setShown] = useState(true);
  const [draft, setDraft] = useState<QuoteDraft>(readDraft);
  const [sent, setSent] = useState<Sent>();
  const [key] = useState(() => crypto.randomUUID());
  const close = useCallback(() => setShown(false), []);

  useEffect(lockScroll, []);
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
  const succeed = (reference: string) => {
    setSent({ firstName: draft.firstName.trim(), reference });
    forgetDraft();
    setDraft({ ...emptyDraft });
  };
  const gone = () => {
    onClose();
    if (trigger instanceof HTMLElement && trigger.isConnected) trigger.focus();
  };

  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <Root open={shown} onOpenChange={(open) => !open && close()}>
          <AnimatePresence onExitComplete={gone}>
            {shown && (
              <Portal forceMount key="dialog">
                <Scrim
                  initial={{ opacity: 0 }}
                  animate={{ opacity: 1 }}
                  exit={{ opacity: 0 }}
                  transition={{ duration: 0.18 }}
                />
                <Place>
                  <Content
                    asChild
                    forceMount
                    onCloseAutoFocus={(event) => event.preventDefault()}
                    onOpenAutoFocus={(event) => event.preventDefault()}
                    aria-describedby={undefined}
                  >
                    <Panel
                      data-view={sent ? 'sent' : 'form'}
                      initial={{ opacity: 0, y: 12 }}
                      animate={{ opacity: 1, y: 0, transition: { duration: 0.28, ease: [0.16, 1, 0.3, 1] } }}
                      exit={{ opacity: 0, y: 12, transition: { duration: 0.18, ease: [0.4, 0, 1, 1] } }}
                    >
                      {sent ? (
                        <QuoteSent sent={sent} title={service?.title} delay={SUCCESS_DELAY} onClose={close} />
                      ) : (
                        <QuoteForm
                          draft={draft}
                          idempotencyKey={key}
                          service={service}
                          opener={opener}
                          onChange={change}
                          onSent={succeed}
                          onClose={close}
                        />
                      )}
                    </Panel>
                  </Content>
                </Place>
              </Portal>
            )}
          </AnimatePresence>
        </Root>
      </MotionConfig>
    </LazyMotion>
  );
}
