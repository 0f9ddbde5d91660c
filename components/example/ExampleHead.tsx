import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Example } from '../../data/examples/types.ts';
import { color, font, media, type } from '../theme.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';

const Box = styled.header`
  grid-area: head;
  max-width: 640px;
  & h1 { margin-top: 18px; font: 380 52px/1.05 ${font.serif}; letter-spacing: -.026em; text-wrap: balance; hyphens: auto; }
  ${media.belowWide} { & h1 { font-size: 44px; } }
  ${media.phone} {
    max-width: none; margin: 0 -20px; padding: 20px 20px 24px; background: ${color.ground};
    & h1 { font-size: clamp(30PX, 38px, 11vw); }
  }
`;
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 28px;
  ${media.phone} { margin-top: 14px; }
`;
const Lead = styled.p`
  ${type.lead}
  margin-top: 20px;
  max-width: 31em;
  color: ${color['ink-2']};
  ${media.phone} { margin-top: 12px; }
`;
/** On a narrow phone the bar at the foot of the window alone has the two. */
const Acts = styled.div`
  display: grid;
  gap: 12px;
  max-width: 332px;
  margin-top: 28px;
  ${media.narrow} { display: none; }
  ${media.print} { display: none; }
`;

/** Back to the service, what the sample is, the two ways on. */
export const ExampleHead = ({ example, children }: { example: Example; children: ReactNode }) => (
  <Box>
    <BackLink href={example.service.href}>Retour au service</BackLink>
    <Badges>
      {example.badges.map(({ text, icon }) => (
        <Badge key={text}>
          {icon && <Icon name={icon} size={16} />}
          {text}{' '}
        </Badge>
      ))}
    </Badges>
    <h1>{example.title}</h1>
    <Lead>{example.lead}</Lead>
    <Acts>{children}</Acts>
  </Box>
);
