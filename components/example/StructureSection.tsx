import styled from '@emotion/styled';
import { downloadLabel, SAMPLE_FILES } from '../../data/examples/downloads.ts';
import type { Example } from '../../data/examples/types.ts';
import { SheetPreview } from '../figures/documents/SheetPreview.tsx';
import { color, media, type } from '../theme.ts';
import { Container, Section, Split } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Lines } from '../ui/textParts.tsx';

const Words = styled.div`
  & h2 { ${type.h2} }
  & p { ${type.lead} margin-top: 20px; max-width: 24em; color: ${color['ink-2']}; }
`;
const List = styled.ol`
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

/** Place of the spreadsheet's picture, whose cells are narrower on paper and on phones. */
const SheetPlace = styled.div`
  max-width: 460px;
  margin-top: 40px;
  ${media.print} { width: 310px; font-size: 10px; && :is(th, td) { padding: 6px; } }
  ${media.phone} { font-size: 12px; && :is(th, td) { padding: 8px 6px; } }
  @media (max-width: 359.98px) { font-size: 11px; && :is(th, td) { padding: 8px 3px; } }
`;
const Files = styled.p`
  && { font-size: 15px; }
`;

/** Section with the parts of the deliverable, one on each row, and beside them the file delivered with the PDF. */
export const StructureSection = ({ structure: { title, text, sections }, sheet, downloads }: Example) => (
  <Section whole tall={sheet ? [1035, 970, 735] : [1010, 880, 560]} aria-labelledby="structure">
    <Container>
      <Split at="4+7">
        <Words>
          <h2 id="structure">
            <Lines of={title} />
          </h2>
          <p>{text}</p>
          {downloads.slice(1).map((download) => (
            <Files key={download.file}>
              <TextLink href={`${SAMPLE_FILES}/${download.file}`} download>
                {downloadLabel(download)}
              </TextLink>
            </Files>
          ))}
        </Words>
        <div>
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
          {sheet && (
            <SheetPlace>
              <SheetPreview sheet={sheet} />
            </SheetPlace>
          )}
        </div>
      </Split>
    </Container>
  </Section>
);
