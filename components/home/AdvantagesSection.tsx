import styled from '@emotion/styled';
import { advantages } from '../../data/home.ts';
import { ScaleBars } from '../figures/ScaleBars.tsx';
import { color, media, type } from '../theme.ts';
import { Figure } from '../ui/Figure.tsx';
import { Container, Section, Split } from '../ui/Section.tsx';
import { Lines } from '../ui/textParts.tsx';
import { useContent } from '../useContent.tsx';

const Head = styled.h2`
  ${type.h2}
  margin-bottom: 40px;
  ${media.fromTablet} { margin-bottom: 64px; }
  ${media.print} { margin-bottom: 24px; }
`;
const Satisfaction = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 16px 32px;
  * + & { margin-top: 72px; }
  ${media.print} { * + & { margin-top: 32px; } }
  & > :first-of-type { margin-left: -.035em; }
  & p { max-width: 20em; ${type.lead} color: ${color['ink-2']}; padding-bottom: 8px; }
  & small { display: block; ${type.caption} color: ${color['ink-3']}; }
`;
const Promises = styled.dl`
  border-top: 1px solid ${color.ink};
  & > div { display: grid; grid-template-columns: 132px 1fr; gap: 16px; align-items: baseline; padding: 14px 0; border-bottom: 1px solid ${color.line}; }
  & dt { ${type.h4} }
  & dd { font-size: 15px; line-height: 1.55; color: ${color['ink-2']}; }
  ${media.cramped} { & > div { grid-template-columns: 1fr; gap: 2px; } }
  ${media.print} { & > div { grid-template-columns: 108px 1fr; padding: 8px 0; } }
`;

const Promised = () => {
  const content = useContent();
  return (
    <Promises>
      {advantages(content).promises.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Promises>
  );
};

/**
 * Price to scale, satisfaction (in giant type once it is documented), and the promises with their conditions. Without the two figures
 * the promises have the whole width.
 */
export function AdvantagesSection() {
  const content = useContent();
  const { bars, barsNote, satisfaction } = advantages(content);
  return (
    <Section whole tall={[1240, 910, 640]} aria-labelledby="avantages">
      <Container>
        <Head id="avantages">
          <Lines of={advantages(content).title} />
        </Head>
        {bars.length > 0 || satisfaction ? (
          <Split at="7+4">
            <div>
              {bars.length > 0 && <ScaleBars bars={bars} note={barsNote} />}
              {satisfaction && (
                <Satisfaction>
                  <Figure {...(satisfaction.isDocumented ? { small: 120, large: 168 } : { small: 60, large: 76 })}>
                    {satisfaction.figure}
                    <span>{satisfaction.unit}</span>
                  </Figure>
                  <p>
                    {satisfaction.text}
                    <small>{satisfaction.note}</small>
                  </p>
                </Satisfaction>
              )}
            </div>
            <Promised />
          </Split>
        ) : (
          <Promised />
        )}
      </Container>
    </Section>
  );
}
