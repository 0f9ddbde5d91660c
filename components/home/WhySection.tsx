import styled from '@emotion/styled';
import { why, whyReferences } from '../../data/home.ts';
import { UnitChart } from '../figures/UnitChart.tsx';
import { color, media, type } from '../theme.ts';
import { Figure } from '../ui/Figure.tsx';
import { Container, Section, Split } from '../ui/Section.tsx';
import { Lines } from '../ui/textParts.tsx';
import { useContent } from '../useContent.tsx';

const Head = styled.h2`
  ${type.h2}
  margin-bottom: 24px;
  ${media.fromTablet} { margin-bottom: 64px; }
  ${media.print} { margin-bottom: 24px; }
`;
const Caution = styled.p`
  ${type.lead}
  margin-top: 24px;
  max-width: 34em;
  ${media.phone} { margin-top: 16px; font-size: 16px; }
  ${media.print} { margin-top: 20px; }
  color: ${color['ink-2']};
  & strong { color: ${color.ink}; }
`;
const Stats = styled.ul`
  & li { padding: 18px 0 26px; border-top: 1px solid ${color.line}; }
  & li:first-of-type { border-top-color: ${color.ink}; }
  ${media.phone} { & li { display: grid; grid-template: auto 1fr / 124px minmax(0, 1fr); gap: 0 16px; padding: 10px 0; } & li > p { grid-column: 2; } & li > span { grid-area: 1 / 1 / span 2; } }
  ${media.tablet} { display: grid; grid-template-columns: repeat(auto-fit, minmax(0, 1fr)); grid-auto-flow: column; column-gap: 24px; && li { border-top-color: ${color.ink}; } }
  ${media.print} { & li { padding: 12px 0 14px; } }
`;
const Label = styled.p`
  margin-top: 14px;
  color: ${color['ink-2']};
  font-size: 16px;
  line-height: 1.5;
  ${media.phone} { margin-top: 0; font-size: 15px; }
  ${media.print} { margin-top: 6px; }
`;
const Scope = styled.p`
  margin-top: 4px;
  max-width: 36em;
  ${type.caption}
  color: ${color['ink-3']};
`;
const Sources = styled.p`
  margin-top: 12px;
  max-width: 36em;
  ${type.caption}
  color: ${color['ink-3']};
  & a { text-decoration: underline; }
`;

/** Section « Why »: the state of the market as a hundred squares, and three figures with the population they cover. */
export function WhySection() {
  const content = useContent();
  return (
    <Section ruled whole tall={[785, 800, 725]} aria-labelledby="pourquoi">
      <Container>
        <Head id="pourquoi">
          <Lines of={why(content).title} />
        </Head>
        <Split at="7+4">
          <div>
            <UnitChart label={why(content).chart} legend={why(content).legend} />
            <Caution>
              <strong>{why(content).notice.strong}</strong> {why(content).notice.text}
            </Caution>
            <Sources>
              Sources :{' '}
              {whyReferences.map(({ label, url }, index) => (
                <span key={url}>
                  {index > 0 && ' '}
                  <a href={url} target="_blank" rel="noopener">
                    {label}
                  </a>
                  .
                </span>
              ))}
            </Sources>
          </div>
          <Stats>
            {why(content).stats.map(({ figure, unit, label, note }, index) => (
              <li key={figure}>
                <Figure small={46} large={76} hot={index === why(content).stats.length - 1}>
                  {figure}
                  <span>{unit}</span>
                </Figure>
                <Label>{label}</Label>
                {note && <Scope>{note}</Scope>}
              </li>
            ))}
          </Stats>
        </Split>
      </Container>
    </Section>
  );
}
