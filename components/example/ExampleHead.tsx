import styled from '@emotion/styled';
import type { ExamplePageData } from '../../data/examples/examplePage.ts';
import { useServed } from '../kept.tsx';
import { color, media, type } from '../theme.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';

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

/** Back link to the service, and the kind of sample. */
export function ExampleHead() {
  const { example } = useServed<ExamplePageData>();
  return (
    <>
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
    </>
  );
}
