import styled from '@emotion/styled';
import type { Example } from '../../data/examples/types.ts';
import { PageStrip } from '../figures/documents/PageStrip.tsx';
import { color, media, type } from '../theme.ts';
import { Lines } from '../ui/Lines.tsx';
import { Container, Section, Split } from '../ui/Section.tsx';

const Words = styled.div`
  & h2 { ${type.h2} }
  & p { ${type.lead} margin-top: 20px; max-width: 24em; color: ${color['ink-2']}; }
`;
const List = styled.ol`
  margin-top: 28px;
  border-top: 1px solid ${color.ink};
  & li { display: flex; justify-content: space-between; gap: 24px; padding: 20px 0; ${media.print} { padding: 8px 0; } border-bottom: 1px solid ${color.line}; }
`;
const Title = styled.span`
  ${type.h4}
`;
const Text = styled.span`
  display: block;
  margin-top: 2px;
  ${type.small}
  color: ${color['ink-2']};
`;
const PageCount = styled.span`
  flex: none;
  padding-top: 3px;
  font-size: 16px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** The parts of the deliverable, one outline per page, then one row per part. */
export const StructureSection = ({ structure: { title, text, sections } }: Pick<Example, 'structure'>) => (
  <Section whole tall={[910, 780, 570]} aria-labelledby="structure">
    <Container>
      <Split at="4+7">
        <Words>
          <h2 id="structure">
            <Lines of={title} />
          </h2>
          <p>{text}</p>
        </Words>
        <div>
          <PageStrip groups={sections.map(({ pages }) => pages)} />
          <List>
            {sections.map((section) => (
              <li key={section.title}>
                <span>
                  <Title>{section.title}</Title>
                  <Text>{section.text}</Text>
                </span>
                <PageCount>{`${section.pages} pages`}</PageCount>
              </li>
            ))}
          </List>
        </div>
      </Split>
    </Container>
  </Section>
);
