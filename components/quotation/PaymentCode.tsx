import styled from '@emotion/styled';
import type { QuoteView } from '../../data/quotes/clientView.ts';
import { color, media } from '../theme.ts';

export type Accepted = Extract<QuoteView, { state: 'accepted' }>['accepted'];

/** White in both schemes: bank applications read dark on light. */
const Drawing = styled.svg`
  box-sizing: content-box;
  width: 156px;
  height: 156px;
  padding: 14px;
  border: 1px solid ${color.line};
  background: #fff;
  fill: #0b1830;
  ${media.print} { width: 116px; height: 116px; padding: 0; border: 0; }
`;

/** Payment code (EPC069-12) that a bank's application reads: amount, IBAN and reference. */
export const PaymentCode = ({ code: { size, path } }: { code: NonNullable<Accepted['code']> }) => (
  <Drawing
    viewBox={`0 0 ${size} ${size}`}
    role="img"
    aria-label="Code de paiement à scanner avec l’application de votre banque"
    shapeRendering="crispEdges"
  >
    <path d={path} />
  </Drawing>
);
