import styled from '@emotion/styled';
import type { ServicePage } from '../../data/servicePages/servicePage.ts';
import { servicePage } from '../../data/servicePages.ts';
import { color, media, type } from '../theme.ts';
import { Figure } from '../ui/Figure.tsx';
import { Container } from '../ui/Section.tsx';
import { Lines } from '../ui/textParts.tsx';
import { useContent } from '../useContent.tsx';

const Band = styled.section`
  border: 1px solid ${color.line};
  border-width: 1px 0;
  background: ${color.sheet};
`;
/** Row of figures that share its width at every font size. */
const Row = styled.div`
  display: grid;
  & li p { width: 0; min-width: max(100%, 5.6em); margin-top: 20px; font-size: 16px; line-height: 1.4; color: ${color['ink-2']}; }
  & li small { display: block; margin-top: 4px; ${type.caption} color: ${color['ink-3']}; }
  & ul { display: grid; grid-template-columns: repeat(2, minmax(max-content, 1fr)); column-gap: 20px; padding-bottom: 32px; }
  @media (max-width: 359.98px) { & li > span { font-size: 50px; } }
  & li { padding: 26px 0 24px; border-top: 1px solid ${color.line}; }
  ${media.desktop} {
    grid-template-columns: minmax(0, 29fr) minmax(0, 71fr);
    & ul { grid-template-columns: none; grid-auto-flow: column; grid-auto-columns: minmax(max-content, 1fr); column-gap: 0; padding: 0; }
    & li { padding: 40px 24px 44px 28px; border-top: 0; border-left: 1px solid ${color.line}; }
    & li p { font-size: 16PX; }
  }
  ${media.print} {
    display: block;
    break-inside: avoid;
    & li { padding: 16px 20px 24px; }
    & li:first-of-type { padding-left: 0; border-left: 0; }
  }
  ${media.cramped} {
    grid-template-columns: minmax(0, 24fr) minmax(0, 76fr);
    & li { padding: 36px 16px 40px 20px; }
    & li > span { font-size: 64px; }
  }
`;
const Head = styled.div`
  padding: 28px 0 24px;
  & h2 { ${type.h3} }
  ${media.desktop} { align-self: center; padding: 32px 32px 32px 0; }
  ${media.print} { padding: 20px 0 12px; & br { display: none; } }
`;
const Volumes = styled.p`
  ${type.caption}
  margin-top: 10px;
  max-width: 24em;
  color: ${color['ink-3']};
  ${media.print} { max-width: none; }
`;

/** 'Ce que vous recevez': four figures between hairlines. */
export const ServiceMetrics = ({ page: { metrics } }: { page: ServicePage }) => {
  const content = useContent();
  return (
    <Band aria-labelledby="recevez">
      <Container>
        <Row>
          <Head>
            <h2 id="recevez">
              <Lines of={servicePage(content).received} />
            </h2>
            <Volumes>{servicePage(content).volumes}</Volumes>
          </Head>
          <ul>
            {metrics.map(({ figure, unit, label, note }) => (
              <li key={label}>
                <Figure small={60} large={88}>
                  {figure}
                  {unit && <span>{unit}</span>}
                </Figure>
                <p>
                  {label}
                  {note && <small>{note}</small>}
                </p>
              </li>
            ))}
          </ul>
        </Row>
      </Container>
    </Band>
  );
};
