import styled from '@emotion/styled';
import { color, font, media, radius } from '../theme.ts';
import type { SelectedService } from './openQuote.ts';

/** Width in px of the dialog's left column, which has its own background. */
const LEFT = 400;
const CRAMPED = 340;

/**
 * Two columns of the dialog; on a phone, one column that scrolls between a fixed head and a fixed bar. In a window with room for only one
 * field, head and bar scroll too.
 */
export const QuoteColumns = styled.div`
  display: grid;
  grid-template: 'chosen head' auto 'aside main' minmax(0, 1fr) / ${LEFT}px minmax(0, 1fr);
  min-height: 0;
  background: linear-gradient(${color.sunk} 0 0) 0 0 / ${LEFT}px 100% no-repeat;
  ${media.cramped} {
    grid-template-columns: ${CRAMPED}px minmax(0, 1fr);
    background-size: ${CRAMPED}px 100%;
  }
  ${media.belowDesktop} {
    display: block;
    background: none;
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding: 72px 0 128px;
    [data-room='keys'] & { scroll-padding: 56px 0 68px; }
    [data-room='tight'] & { scroll-padding: 4px 0; }
    &[data-view='sent'] > [data-chosen] { display: none; }
  }
`;

const Chosen = styled.div`
  grid-area: chosen;
  display: flex;
  align-items: baseline;
  gap: 0 .2em;
  padding: 36px 32px 18px;
  font-size: 15px;
  & > p:first-of-type { flex: 1; color: ${color['ink-2']}; }
  & > p + p { font-weight: 600; }
  & > p:last-of-type:not(:first-of-type) { white-space: nowrap; }
  ${media.desktop} { & > p:nth-of-type(2)::after { content: ','; } }
  ${media.cramped} { flex-wrap: wrap; padding-inline: 24px; & > p:first-of-type { flex-basis: 100%; } }
  ${media.belowDesktop} {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: end;
    margin: 0 20px 16px;
    padding: 12px 16px;
    border-radius: ${radius.panel};
    background: ${color.sunk};
    &[data-empty] { display: none; }
    & > p:first-of-type { grid-column: 1 / -1; font-size: 13px; }
    & > p:nth-of-type(2) { font: 450 20px/1.28 ${font.serif}; }
    & > p:nth-of-type(3) { font: 340 28px/1 ${font.serif}; letter-spacing: -.03em; }
  }
`;

/** The service that a button chose, with its price. */
export const ChosenService = ({ service }: { service: SelectedService | undefined }) =>
  service ? (
    <Chosen data-chosen="">
      <p>Service sélectionné</p>
      <p>{service.title}</p>
      <p>{service.price}</p>
    </Chosen>
  ) : (
    <Chosen data-empty="">
      <p>Votre devis s'écrit ici, champ après champ.</p>
    </Chosen>
  );
