import styled from '@emotion/styled';
import type { QuotePreview } from '../../data/offer/quotePreview.ts';
import { color, media, tabular } from '../theme.ts';

const Line = styled.p`
  display: none;
  ${media.belowDesktop} {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    flex: 1 0 100%;
    min-width: 0;
    font-size: 14px;
    line-height: 1.4;
    white-space: nowrap;
    color: ${color['ink-2']};
    ${tabular}
    & i { font-style: normal; @media (max-width: 374.98px) { display: none; } }
    & b { color: ${color.ink}; }
    & > span:first-of-type { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
    & > span + span::first-letter { text-transform: lowercase; }
    [data-room='keys'] & {
      display: block;
      flex: 1;
      & > span:first-of-type:not(:only-child) { display: none; }
      & > span:last-of-type { display: block; overflow: hidden; text-overflow: ellipsis; }
      & > span:only-child { line-height: 1.3; white-space: normal; }
      & > span + span::first-letter { text-transform: none; }
    }
  }
`;

/**
 * Preview of the quote on one line, above the send button on a phone; while the on-screen keyboard is open, it shows only the delivery day.
 */
export const PreviewLine = ({ preview: { price, due, day, title } }: { preview: QuotePreview }) => (
  <Line aria-hidden="true">
    {title ? (
      <>
        <span>
          <b>{price[1]}</b>
          {due && due !== price[1] && (
            <>
              {`, dont ${due}`}
              <i> à la commande</i>
            </>
          )}
        </span>
        {day && (
          <span>
            Pour le <b>{day}</b>
          </span>
        )}
      </>
    ) : (
      <span>Votre devis s'écrit ici, champ après champ.</span>
    )}
  </Line>
);
