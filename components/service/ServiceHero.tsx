import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { priceText } from '../../data/offer/promiseWords.ts';
import type { ServicePage } from '../../data/servicePages/servicePage.ts';
import { deliveryText, servicePage } from '../../data/servicePages.ts';
import type { Service } from '../../data/settings/content.ts';
import { InnerPagePicture } from '../example/InnerPagePicture.tsx';
import { DocumentCover } from '../figures/documents/DocumentCover.tsx';
import { color, media, type } from '../theme.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Container, Split } from '../ui/Section.tsx';
import { Spaced } from '../ui/textParts.tsx';
import { useContent } from '../useContent.tsx';
import type { DrawnSample } from './SampleSection.tsx';

const titleStyle = css`
  ${type.display1Service}
  margin-top: 36px;
  @media (max-width: 359.98px) { font-size: 43px; }
  @media (min-width: 1024px) and (max-width: 1279.98px) { font-size: 68px; }
  ${media.desktop} { margin-top: 44px; }
`;
const Lead = styled.p`
  ${type.lead}
  margin-top: 28px;
  max-width: 31em;
  color: ${color['ink-2']};
`;
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 28px;
`;

/** Words of the hero: back link, title, introduction, and the catalogue's price, delay and format. */
export function ServiceWords({ service, page }: { service: Service; page: ServicePage }) {
  const content = useContent();
  const badges: readonly [IconName, string][] = [
    ['tag', priceText(service.price)],
    ['clock', deliveryText(service)],
    ['file', service.format],
  ];
  return (
    <div>
      <BackLink href="/">{servicePage(content).back}</BackLink>
      <h1 css={titleStyle}>{service.title}</h1>
      <Lead>{page.lead}</Lead>
      <Badges>
        <Spaced>
          {badges.map(([icon, text]) => (
            <Badge key={icon}>
              <Icon name={icon} size={16} />
              {text}
            </Badge>
          ))}
        </Spaced>
      </Badges>
    </div>
  );
}

/** Two documents: the first in front, the second lower and further right (docs/product/design-language.md § 6, Service). */
const DocumentFan = styled.div`
  position: relative;
  width: 100%;
  max-width: 520px;
  & > :first-of-type { position: relative; z-index: 1; width: 71%; }
  & > * + * { position: absolute; right: 0; bottom: -34px; width: 67.5%; }
  margin-bottom: 34px;
  ${media.desktop} { margin-top: 84px; }
  ${media.belowDesktop} { margin-top: 8px; }
  ${media.print} { max-width: 300px; margin: 16px 0 34px auto; break-inside: avoid; }
`;

/** Documents beside the words of the hero: the example's cover and one of its pages. */
export const SampleFan = ({ sample: { cover, pages } }: { sample: DrawnSample }) => (
  <DocumentFan>
    <div>
      <DocumentCover cover={cover} />
    </div>
    <div>
      <InnerPagePicture page={pages[0]} kind={cover.kind} />
    </div>
  </DocumentFan>
);

const Box = styled.div`
  padding: 36px 0 64px;
  ${media.desktop} { padding-bottom: 112px; }
  ${media.print} { padding: 0 0 40px; }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  margin-top: 34px;
  ${media.print} { display: none; }
`;

interface Props {
  words: ReactNode;
  order: ReactNode;
  toggle: ReactNode;
  documents: ReactNode;
}

/** Grid of a service page's hero: words and buttons in six columns, documents in five. */
export const HeroFrame = ({ words, order, toggle, documents }: Props) => (
  <Box>
    <Container>
      <Split at="6+5">
        <div>
          {words}
          <Actions>
            {order}
            {toggle}
          </Actions>
        </div>
        <div>{documents}</div>
      </Split>
    </Container>
  </Box>
);
