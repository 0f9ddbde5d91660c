import styled from '@emotion/styled';
import { about } from '../../data/company/about.ts';
import { color, media, type } from '../theme.ts';
import { Container, Section, Split } from '../ui/Section.tsx';
import { Lines } from '../ui/textParts.tsx';
import { useContent } from '../useContent.tsx';

const Head = styled.h2`
  ${type.h2}
`;
const List = styled.dl`
  border-top: 1px solid ${color.ink};
  & > div { display: grid; gap: 8px 24px; padding: 24px 0 26px; border-bottom: 1px solid ${color.line}; }
  & dt { ${type.h3} font-size: 26px; }
  ${media.print} { & > div { padding: 12px 0; } }
  & dd { ${type.body} max-width: 34em; color: ${color['ink-2']}; }
  ${media.fromTablet} { & > div { grid-template-columns: 220px minmax(0, 1fr); align-items: baseline; } }
`;

/** Four values, each with the rule that supports it. */
export const ValuesSection = () => {
  const content = useContent();
  return (
    <Section ground="sheet" ruled whole tall={[730, 545, 430]} aria-labelledby="engagements">
      <Container>
        <Split at="4+7">
          <Head id="engagements">
            <Lines of={about(content).valuesTitle} />
          </Head>
          <List>
            {about(content).values.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </List>
        </Split>
      </Container>
    </Section>
  );
};
