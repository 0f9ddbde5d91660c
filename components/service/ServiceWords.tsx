import styled from '@emotion/styled';
import type { ServicePage } from '../../data/servicePages/types.ts';
import { deliveryText, servicePage } from '../../data/servicePages.ts';
import { priceText, type Service } from '../../data/services.ts';
import { color, media, type } from '../theme.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';

const Words = styled.div`
  & h1 { ${type.display1Service} margin-top: 36px; }
  @media (max-width: 359.98px) { & h1 { font-size: 43px; } }
  @media (min-width: 1024px) and (max-width: 1279.98px) { & h1 { font-size: 68px; } }
  & .lead { ${type.lead} margin-top: 28px; max-width: 31em; color: ${color['ink-2']}; }
  & .badges { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 28px; }
  ${media.desktop} { & h1 { margin-top: 44px; } }
`;

/** Way back, title, lead, and the catalogue's three facts. */
export function ServiceWords({ service, page }: { service: Service; page: ServicePage }) {
  const badges: readonly [IconName, string][] = [
    ['tag', priceText(service.price)],
    ['clock', deliveryText(service)],
    ['file', service.format],
  ];
  return (
    <Words>
      <BackLink href="/">{servicePage.back}</BackLink>
      <h1>{service.title}</h1>
      <p className="lead">{page.lead}</p>
      <div className="badges">
        {badges.map(([icon, text]) => (
          <Badge key={icon}>
            <Icon name={icon} size={16} />
            {text}
          </Badge>
        ))}
      </div>
    </Words>
  );
}
