import styled from '@emotion/styled';
import type { ExamplePageData } from '../../data/examples/examplePage.ts';
import type { Example } from '../../data/examples/types.ts';
import { useServed } from '../kept.tsx';
import { color, media, type } from '../theme.ts';
import { Figure } from '../ui/Figure.tsx';
import { Container, Section } from '../ui/Section.tsx';
import { RolesSection } from './RolesSection.tsx';
import { StructureSection } from './StructureSection.tsx';

// Parts of an example's page that only the server renders (all but the document); the browser keeps their HTML (components/kept.tsx).
export { ExampleHead } from './ExampleHead.tsx';

const Aside = styled.p`
  ${type.caption}
  grid-area: disclaimer;
  align-self: start;
  max-width: 38em;
  padding-left: 16px;
  border-left: 1px solid ${color['line-strong']};
  color: ${color['ink-2']};
  @media screen and (min-width: 1360px) { margin-top: 28px; max-width: 332px; }
`;

/** Disclaimer of the invented parts. */
export const Disclaimer = () => <Aside>{useServed<ExamplePageData>().example.disclaimer}</Aside>;

const Band = styled(Section)`
  border-block: 1px solid ${color.line};
  && { padding: 56px 0; ${media.print} { padding: 24px 0; } }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 8px 24px;
  padding-bottom: 24px;
  border-bottom: 1px solid ${color.ink};
  & h2 { ${type.h3} }
  & span { font-size: 14px; color: ${color['ink-3']}; }
`;
const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  & > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 20px 16px 4px 28px; border-left: 1px solid ${color.line}; }
  & > div:first-of-type { padding-left: 0; border-left: 0; }
  & dd > span > span { margin-left: .2em; }
  & dt { margin-top: 14px; font-weight: 600; font-size: 16px; line-height: 1.4; }
  & dt small { display: block; margin-top: 2px; font-weight: 400; font-size: 15px; color: ${color['ink-2']}; }
  ${media.belowDesktop} {
    grid-template-columns: 1fr 1fr;
    & > div { padding: 20px 12px 20px 0; border-left: 0; border-bottom: 1px solid ${color.line}; }
  }
`;

/** Four figures that summarise the deliverable. */
const SnapshotSection = ({ title, note, figures }: Example['snapshot']) => (
  <Band ground="sheet" whole aria-labelledby="chiffres">
    <Container>
      <Head>
        <h2 id="chiffres">{title}</h2>
        <span>{note}</span>
      </Head>
      <Row>
        {figures.map(({ figure, unit, label, detail }) => (
          <div key={label}>
            <dt>
              {label}
              <small>{detail}</small>
            </dt>
            <dd>
              <Figure small={42} large={64}>
                {figure}
                {unit && <span>{unit}</span>}
              </Figure>
            </dd>
          </div>
        ))}
      </Row>
    </Container>
  </Band>
);

/** Sections below the document: figures, contents and roles of the models. */
export function ExampleSections() {
  const { example, pages } = useServed<ExamplePageData>();
  return (
    <>
      <SnapshotSection {...example.snapshot} />
      <StructureSection {...example} />
      <RolesSection method={example.method} pages={pages} />
    </>
  );
}
