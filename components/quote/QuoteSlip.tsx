import styled from '@emotion/styled';
import { ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import { slipWords } from '../../data/leads/slipWords.ts';
import { Mark } from '../layout/Wordmark.tsx';
import { color, focusRing, font, iconButton, media, radius, shadow, tabular } from '../theme.ts';
import { useContent } from '../useContent.tsx';
import { ReceivedStamp } from './ReceivedStamp.tsx';

/** Paper of the slip; folded on a phone, it shows only its title, the reference and one line. */
const Paper = styled.section`
  position: relative;
  padding: 24px 28px 20px;
  border-radius: ${radius.document};
  background: ${color['doc-paper']};
  color: ${color['doc-ink']};
  box-shadow: inset 0 0 0 1px ${color['doc-edge']}, ${shadow.pop};
  font-size: 15px;
  line-height: 1.45;
  ${tabular}
  & h2 { font: 400 32px/1.15 ${font.serif}; letter-spacing: -.02em; }
  & [data-next] { display: none; margin-top: 6px; color: ${color['doc-ink-2']}; }
  ${media.phone} {
    padding: 20px 22px 14px;
    & h2 { font-size: 30px; }
    &[data-folded] {
      padding-bottom: 6px;
      & [data-more] { display: none; }
      & [data-head] { display: block; padding: 0 44px 0 0; border: 0; }
      & [data-next] { display: block; }
    }
  }
`;
/** Position of the slip in the corner of the page, until the visitor closes it. */
const Corner = styled.div`
  position: fixed;
  z-index: 40;
  right: 24px;
  bottom: 24px;
  width: 420px;
  max-height: calc(100dvh - 48px);
  overflow-y: auto;
  ${media.phone} { left: 16px; right: 16px; width: auto; bottom: max(16px, env(safe-area-inset-bottom)); max-height: calc(100dvh - 32px); }
  ${media.print} { display: none; }
`;
const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-bottom: 18px;
  font: 480 17px/1.2 ${font.serif};
`;
const Close = styled.button`
  ${iconButton(color['doc-blue'])}
  position: absolute;
  z-index: 1;
  right: 14px;
  top: 12px;
`;
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 96px;
  align-items: center;
  gap: 16px;
  padding-bottom: 18px;
  border-bottom: 1px solid ${color['doc-ink']};
  & p { margin-top: 4px; color: ${color['doc-ink-2']}; }
  & b { white-space: nowrap; color: ${color['doc-ink']}; }
  & h2 + p { margin-top: 10px; }
`;
const Steps = styled.dl`
  & > div { display: grid; grid-template-columns: 104px minmax(0, 1fr); gap: 16px; padding: 12px 0; border-bottom: 1px solid ${color['doc-line']}; }
  & dt { font: 450 19px/1.2 ${font.serif}; }
  & dd { color: ${color['doc-ink-2']}; }
`;
/** Line for the reader's name, left empty: nobody has read the request yet. */
const Unsigned = styled.p`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 14px;
  padding-top: 34px;
  font-size: 13px;
  line-height: 1.4;
  color: ${color['doc-ink-2']};
  &::before { content: ''; align-self: end; margin-bottom: 4px; border-bottom: 1px dashed ${color['doc-ink-2']}; }
  & span { display: block; }
`;
const Toggle = styled.button`
  display: none;
  ${media.phone} {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    font-weight: 600;
    color: ${color['doc-blue']};
    ${focusRing(color['doc-blue'], 0)}
    & svg { transition: rotate 120ms; }
    &[aria-expanded='true'] svg { rotate: 180deg; }
  }
`;
interface Props {
  reference: string;
  /** Instant at which the request was stored. */
  at: Date;
  /** Hours from the validated brief to the delivery, if known. */
  hours?: number | undefined;
  /** Closes the slip; absent: the slip is a fixed part of the page. */
  onClose?: () => void;
}

/** Slip left after the thank-you: date and reference of the request, and the next steps with their times. It takes no focus. */
export function QuoteSlip({ reference, at, hours, onClose }: Props) {
  const content = useContent();
  const title = useId();
  const [isFolded, setFolded] = useState(onClose !== undefined);
  const { at: moment, next, steps, unread } = slipWords(content, at, hours);
  const slip = (
    <Paper className="on-paper" aria-labelledby={title} data-folded={isFolded ? '' : undefined}>
      {onClose && (
        <Close type="button" aria-label="Masquer la référence" onClick={onClose}>
          <X size={20} strokeWidth={1.6} aria-hidden="true" />
        </Close>
      )}
      <Brand data-more="">
        <Mark />
        {content.site.brand}
      </Brand>
      <Head data-head="">
        <div role={onClose && 'status'}>
          <h2 id={title}>Demande reçue</h2>
          <p data-more="">{moment}</p>
          <p>
            Référence <b>{reference}</b>
          </p>
        </div>
        <div data-more="">
          <ReceivedStamp />
        </div>
      </Head>
      <p data-next="">{next}</p>
      <Steps data-more="">
        {steps.map(([when, text]) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Steps>
      <Unsigned data-more="">
        <span>
          {unread[0]}
          <br />
          {unread[1]}
        </span>
      </Unsigned>
      {onClose && (
        <Toggle type="button" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          {isFolded ? 'Voir la suite' : 'Replier'}
          <ChevronDown size={18} strokeWidth={1.8} aria-hidden="true" />
        </Toggle>
      )}
    </Paper>
  );
  return onClose ? <Corner>{slip}</Corner> : slip;
}
