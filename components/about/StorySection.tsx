import styled from '@emotion/styled';
import { aboutSources } from '../../data/blog/openSources.baked.ts';
import { about } from '../../data/company/about.ts';
import { SourcesRead, SourceTitle } from '../article/SourceTitle.tsx';
import { StrandFigure } from '../figures/StrandFigure.tsx';
import { Prose, ProseLink } from '../prose/Prose.tsx';
import { color, media, type } from '../theme.ts';
import { ModelText } from '../ui/ModelText.tsx';
import { Container } from '../ui/Section.tsx';
import { useContent } from '../useContent.tsx';

const Opening = styled.header`
  display: grid;
  gap: 28px 24px;
  padding: 56px 0 64px;
  & h1 { ${type.display1} }
  & p { ${type.lead} color: ${color['ink-2']}; }
  ${media.fromTablet} { padding: 88px 0 96px; & p { max-width: 34em; } }
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: end;
    padding: 104px 0 112px;
    & h1 { grid-column: 1 / span 7; }
    & p { grid-column: 9 / -1; padding-bottom: 10px; }
  }
`;

/** Top of the about page: the title and, at its right, the problem that the service solves. */
export const AboutHero = () => {
  const content = useContent();
  return (
    <Container>
      <Opening>
        <h1>{about(content).title}</h1>
        <p>{about(content).lead}</p>
      </Opening>
    </Container>
  );
};

const Box = styled.section`
  position: relative;
  overflow: clip;
  border-top: 1px solid ${color.line};
  background: ${color.sheet};
`;
/** Grid that keeps the beginning of the story on the first printed sheet, beside its title. */
const Grid = styled.div`
  display: grid;
  gap: 32px 24px;
  padding: 64px 0 80px;
  & > * { min-width: 0; }
  & h2 { ${type.proseH2} }
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    padding: 112px 0 136px;
    & > h2 { grid-column: 1 / span 3; padding-right: 12px; }
  }
  ${media.print} { padding: 32px 0; & > h2 { break-after: auto; break-inside: auto; } }
`;
const Story = styled.div`
  ${media.desktop} { grid-column: 4 / span 6; }
`;
const Source = styled.p`
  margin-top: 32px;
  padding-top: 16px;
  max-width: 628px;
  border-top: 1px solid ${color.line};
  & + & { margin-top: 6px; padding-top: 0; border: 0; }
  ${type.caption}
  color: ${color['ink-3']};
  & a { color: ${color.link}; text-decoration: underline; }
  & cite { font-style: normal; }
`;
const Strands = styled.svg`
  display: none;
  ${media.desktop} { display: block; position: absolute; top: 0; right: max(32px, calc(50% - 640px)); width: 240px; height: 100%; }
  ${media.print} { display: none; }
`;

const WEAVE = { xs: -20, x0: 150, x1: 1010, xm: 1170, yc: 120, gap: 50, vertical: true };

/** Section on the reasons for several AIs, with the strands drawn downwards beside its text. */
export const StorySection = () => {
  const content = useContent();
  return (
    <Box aria-labelledby="histoire">
      <Container>
        <Grid>
          <h2 id="histoire">{about(content).storyTitle}</h2>
          <Story>
            <Prose>
              {about(content).story.map((paragraph) => (
                <p key={paragraph}>
                  <ModelText>{paragraph}</ModelText>
                </p>
              ))}
            </Prose>
            {aboutSources.map(({ authors, title, date, url, caution }) => (
              <Source key={url}>
                Source :{' '}
                <ProseLink href={url}>
                  {authors}, <SourceTitle title={title} />, {date}
                </ProseLink>
                {caution && ` (${caution})`}.
              </Source>
            ))}
            <SourcesRead sources={aboutSources} />
          </Story>
          <Strands aria-hidden="true">
            <StrandFigure weave={WEAVE} line="M120 1169V4000" ground={color.sheet} />
          </Strands>
        </Grid>
      </Container>
    </Box>
  );
};
