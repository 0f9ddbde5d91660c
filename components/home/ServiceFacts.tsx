import styled from '@emotion/styled';
import { coverOf } from '../../data/offer/covers.ts';
import { priceText } from '../../data/offer/promiseWords.ts';
import type { Service } from '../../data/settings/content.ts';
import { DocumentCover } from '../figures/documents/DocumentCover.tsx';
import { color, ease, media } from '../theme.ts';
import { Figure } from '../ui/Figure.tsx';
import { useContent } from '../useContent.tsx';
import { serviceHeading } from './serviceHeading.ts';

const Thumb = styled.div`
  transition: transform ${ease.press};
  li:hover & { transform: translateY(-2px); }
  ${media.belowDesktop} { grid-row: 1 / span 3; }
  ${media.narrow} { display: none; }
`;
/** Below the desktop width this element has no box (`display: contents`): title and line become cells of the row. */
const Words = styled.div`
  ${media.belowDesktop} { display: contents; }
`;
const Line = styled.p`
  margin-top: 8px;
  max-width: 45ch;
  font-size: 15px;
  line-height: 1.55;
  color: ${color['ink-2']};
  ${media.belowDesktop} { grid-column: 2 / -1; grid-row: 2; }
  ${media.narrow} { grid-column: 1 / -1; margin-top: 2px; line-height: 1.45; }
  ${media.tablet} { grid-column: 2; }
`;
const Terms = styled.p`
  font-size: 15px;
  line-height: 1.55;
  color: ${color['ink-2']};
  & b { font-weight: 550; color: ${color.ink}; }
  ${media.belowDesktop} { grid-column: 2 / -1; grid-row: 3; margin-top: 4px; & br { display: none; } }
  ${media.narrow} { grid-area: 3 / 1; align-self: center; margin-top: 8px; }
  ${media.narrow} { & span { display: none; } }
  ${media.tablet} { grid-column: 2; }
`;
const Price = styled.p`
  text-align: right;
  ${media.belowDesktop} { grid-column: 3; grid-row: 1; }
  ${media.narrow} { grid-column: 2; }
`;

/** Cells of a service's row: the document, the title, the terms and the price. */
export function ServiceFacts({ service }: { service: Service }) {
  const cover = coverOf(useContent(), service.code);
  return (
    <>
      <Thumb>{cover && <DocumentCover cover={cover} signed="no" shadow="thumb" />}</Thumb>
      <Words>
        <h3 id={serviceHeading(service)}>
          <a href={`/services/${service.code}`}>{service.title}</a>
        </h3>
        <Line>{service.line}</Line>
      </Words>
      <Terms>
        <b>Livré en {`${service.deliveryHours} h`}</b> <br />
        <span>{service.format}</span>
      </Terms>
      <Price>
        <Figure small={28} large={44}>
          {priceText(service.price)}
        </Figure>
      </Price>
    </>
  );
}
