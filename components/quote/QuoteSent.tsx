import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DocumentPage, RunningHead } from '../figures/documents/DocumentPage.tsx';
import { Signature } from '../figures/documents/Signature.tsx';
import { Stamp } from '../figures/documents/Stamp.tsx';
import { StrandFigure } from '../figures/StrandFigure.tsx';
import { color, font, iconButton, media } from '../theme.ts';
import { useContent } from '../useContent.tsx';

export interface Sent {
  firstName: string;
  reference: string;
}

/** The whole figure plays in 1.4 s, then rests until the dialog closes (docs/product/design-language.md § 3.3). */
const PACE = 0.62;

const drain = keyframes`from { transform: none } to { transform: scaleX(0) }`;

const View = styled.div`
  position: relative;
  height: 424px;
  overflow: hidden;
  ${media.belowDesktop} { height: auto; min-height: 560px; }
`;
const headingStyle = css`
  font: 390 46px/1.08 ${font.serif};
  letter-spacing: -.026em;
  padding: 52px 0 0 44px;
  ${media.belowDesktop} { font-size: 34px; padding: 44px 56px 0 20px; }
`;
const Thanks = styled.p`
  margin: 16px 0 0 44px;
  max-width: 22em;
  font-size: 20px;
  line-height: 1.5;
  color: ${color['ink-2']};
  ${media.belowDesktop} { margin-left: 20px; margin-right: 20px; font-size: 18px; }
`;
const Count = styled.p`
  margin: 20px 0 0 44px;
  font-size: 15px;
  color: ${color['ink-3']};
  ${media.belowDesktop} { margin-left: 20px; }
`;
const Close = styled.button`
  ${iconButton(color.link)}
  position: absolute;
  right: 14px;
  top: 10px;
`;
const Strands = styled.svg`
  position: absolute;
  inset: 0;
  width: 760px;
  height: 424px;
  pointer-events: none;
  ${media.belowDesktop} { inset: auto 0 24px; width: 390px; height: 300px; }
`;
const Page = styled.div`
  position: absolute;
  left: 500px;
  top: 62px;
  width: 216px;
  ${media.belowDesktop} { left: 218px; top: auto; bottom: 60px; width: 138px; }
`;
const DocumentTitle = styled.div`
  margin-top: 1em;
  font: 400 4.4em/1.02 ${font.serif};
  letter-spacing: -.028em;
`;
const TextLines = styled.div`
  display: grid;
  gap: 1em;
  margin-top: 2em;
  & i { height: .55em; background: ${color['doc-line']}; }
`;
const Bottom = styled.div`
  position: relative;
  margin-top: auto;
  height: 14.4em;
  border-top: 1px solid ${color['doc-line']};
`;
const SignaturePlace = styled.div`
  position: absolute;
  left: 0;
  top: 2.5em;
  width: 17em;
`;
const StampPlace = styled.div`
  position: absolute;
  right: -1em;
  top: -1em;
  width: 13em;
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

interface Props {
  titleId: string;
  sent: Sent;
  title?: string | undefined;
  delay: number;
  onClose: () => void;
}

/** 'Demande envoyée !': replaces the form in the same dialog, announced, with the time left in words. */
export function QuoteSent({ titleId, sent, title, delay, onClose }: Props) {
  const content = useContent();
  const [seconds, setSeconds] = useState(Math.round(delay / 1000));
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(1, left - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  const wide = { xs: -10, x0: 44, x1: 330, xm: 432, yc: 327, gap: 24 };
  const narrow = { xs: -10, x0: 14, x1: 139, xm: 192, yc: 191, gap: 18 };
  const isNarrow = typeof matchMedia === 'function' && matchMedia('(max-width: 1023.98px)').matches;
  const weave = isNarrow ? narrow : wide;
  const line = isNarrow ? 'M191 191H232' : 'M431 327H517';
  return (
    <View>
      <Strands viewBox={isNarrow ? '0 0 390 300' : '0 0 760 424'} aria-hidden="true">
        <StrandFigure weave={weave} line={line} ground={color.sheet} nodeRadius={4.2} pace={PACE} />
      </Strands>
      <div role="status">
        <h2 css={headingStyle} id={titleId} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
          Demande envoyée !
        </h2>
        <Thanks>
          {sent.firstName ? `Merci ${sent.firstName}. ` : 'Merci. '}Je vous réponds sous {content.terms.replyHours} h
          avec un devis détaillé.
        </Thanks>
        <Count>Référence {sent.reference}</Count>
      </div>
      <Count>Cette fenêtre se ferme dans {`${seconds} s`}.</Count>
      <Page>
        <DocumentPage>
          <RunningHead style={{ border: 0 }}>
            <span style={{ font: `480 1.3em ${font.serif}` }}>{content.site.brand}</span>
            <span>Demande</span>
          </RunningHead>
          <DocumentTitle>{title ?? 'Votre projet'}</DocumentTitle>
          <TextLines>
            {[100, 92, 97, 94, 60].map((width) => (
              <i key={width} style={{ width: `${width}%` }} />
            ))}
          </TextLines>
          <Bottom>
            <SignaturePlace>
              <Signature by="nobody" delay={1200 * PACE} />
            </SignaturePlace>
            <StampPlace>
              <Stamp
                words={{
                  around: `DEMANDE ENREGISTRÉE · RÉPONSE SOUS ${content.terms.replyHours} H · `,
                  title: 'Reçu',
                  note: `${content.terms.replyHours} h`,
                }}
                delay={1950 * PACE}
              />
            </StampPlace>
          </Bottom>
        </DocumentPage>
      </Page>
      <Close type="button" aria-label="Fermer" onClick={onClose}>
        <X size={22} strokeWidth={1.6} aria-hidden="true" />
      </Close>
      <Progress>
        <i style={{ animationDuration: `${delay}ms` }} />
      </Progress>
    </View>
  );
}
