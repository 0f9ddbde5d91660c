import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dayInParis } from '../../data/french/timeInParis.ts';
import type { QuotePreview } from '../../data/offer/quotePreview.ts';
import { StrandFigure } from '../figures/StrandFigure.tsx';
import { color, font, iconButton, media } from '../theme.ts';
import { useContent } from '../useContent.tsx';
import type { SelectedService } from './openQuote.ts';
import { QuoteAside } from './QuoteAside.tsx';
import { ChosenService, QuoteColumns } from './QuoteColumns.tsx';
import type { QuoteDraft } from './sendQuote.ts';

/** A stored request, with the values that were sent. */
export interface Sent {
  draft: QuoteDraft;
  preview: QuotePreview;
  reference: string;
  at: Date;
}

/**
 * Duration of the animation relative to the hero's figure: it plays in 1.4 s, then rests until the dialog closes
 * (docs/product/design-language.md § 3.3).
 */
const PACE = 0.62;

const drain = keyframes`from { transform: none } to { transform: scaleX(0) }`;

const Close = styled.button`
  ${iconButton(color.link)}
  position: absolute;
  z-index: 1;
  right: 24px;
  top: 28px;
  ${media.belowDesktop} { right: 8px; top: 12px; }
`;
const Words = styled.div`
  grid-area: main;
  padding: 12px 40px 0;
  ${media.belowDesktop} { padding: 64px 20px 24px; }
`;
const headingStyle = css`
  font: 390 46px/1.08 ${font.serif};
  letter-spacing: -.026em;
  outline: none;
  ${media.belowDesktop} { font-size: 34px; }
`;
const Thanks = styled.p`
  margin-top: 16px;
  max-width: 22em;
  font-size: 20px;
  line-height: 1.5;
  color: ${color['ink-2']};
  ${media.belowDesktop} { font-size: 18px; }
`;
const Small = styled.p`
  margin-top: 20px;
  font-size: 15px;
  color: ${color['ink-3']};
`;
const Count = styled(Small)`
  grid-area: main;
  align-self: end;
  padding: 0 40px 28px;
  ${media.belowDesktop} { margin: 0; padding: 0 20px 24px; }
`;
const Strands = styled.svg`
  grid-area: main;
  align-self: center;
  width: 100%;
  margin-top: 64px;
  ${media.belowDesktop} { display: none; }
  @media (max-height: 700px) { display: none; }
`;
const Progress = styled.div`
  position: absolute;
  left: 0;
  right: 0;
  bottom: 0;
  height: 3px;
  background: ${color.line};
  & i { display: block; height: 100%; background: ${color.blue}; transform-origin: left; }
  @media (prefers-reduced-motion: no-preference) { & i { animation: ${drain} linear both; } }
  ${media.still} { display: none; }
`;
const WEAVE = { xs: -10, x0: 44, x1: 360, xm: 480, yc: 80, gap: 24 };

interface Props {
  titleId: string;
  sent: Sent;
  service: SelectedService | undefined;
  delay: number;
  onClose: () => void;
}

/**
 * 'Demande envoyée !': takes the form's place, beside the quote, which gets a stamp. Screen readers announce it, with the time left in
 * words.
 */
export function QuoteSent({ titleId, sent, service, delay, onClose }: Props) {
  const content = useContent();
  const [seconds, setSeconds] = useState(Math.round(delay / 1000));
  const heading = useRef<HTMLHeadingElement>(null);
  const firstName = sent.draft.firstName.trim();
  useLayoutEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(1, left - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <QuoteColumns data-view="sent">
      <Close type="button" aria-label="Fermer" onClick={onClose}>
        <X size={22} strokeWidth={1.6} aria-hidden="true" />
      </Close>
      <ChosenService service={service} />
      <Words role="status">
        <h2 css={headingStyle} id={titleId} ref={heading} tabIndex={-1}>
          Demande envoyée !
        </h2>
        <Thanks>
          {firstName ? `Merci ${firstName}. ` : 'Merci. '}Je vous réponds sous {content.terms.replyHours} h avec un
          devis détaillé.
        </Thanks>
        <Small>Référence {sent.reference}</Small>
      </Words>
      <Strands viewBox="0 0 680 160" aria-hidden="true">
        <StrandFigure weave={WEAVE} line="M479 80H640" ground={color.sheet} nodeRadius={4.2} pace={PACE} />
      </Strands>
      <QuoteAside preview={sent.preview} names={sent.draft} receivedOn={dayInParis(sent.at)} />
      <Count>Cette fenêtre se ferme dans {`${seconds} s`}.</Count>
      <Progress>
        <i style={{ animationDuration: `${delay}ms` }} />
      </Progress>
    </QuoteColumns>
  );
}
