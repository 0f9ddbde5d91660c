import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { priceText } from '../../data/offer/promiseWords.ts';
import type { ServicePage } from '../../data/servicePages.ts';
import { deliveryText, servicePage } from '../../data/servicePages.ts';
import type { Service } from '../../data/settings/content.ts';
import { color, media, type } from '../theme.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Spaced } from '../ui/textParts.tsx';
import { useContent } from '../useContent.tsx';

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

/** Way back, title, lead, and the catalogue's three facts. */
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
