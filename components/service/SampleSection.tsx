import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ownSignature } from '../../data/company/signature.ts';
import { exampleHref } from '../../data/offer/catalogue.ts';
import { type ServiceSample, servicePage } from '../../data/servicePages.ts';
import type { Service } from '../../data/settings/content.ts';
import { InnerPagePicture } from '../example/InnerPagePicture.tsx';
import { type DrawnPage, drawnPage } from '../figures/charts/drawChart.ts';
import { ContentsPage } from '../figures/documents/ContentsPage.tsx';
import { DocumentCover } from '../figures/documents/DocumentCover.tsx';
import { color, focusRing, media, tabular, type } from '../theme.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Container, Section, SectionHead } from '../ui/Section.tsx';
import { useContent } from '../useContent.tsx';

/** Example of a service page, whose two inner pages have their charts already drawn. */
export type DrawnSample = Omit<ServiceSample, 'pages'> & { pages: readonly [DrawnPage, DrawnPage] };

export const drawnSample = ({ pages: [one, two], ...sample }: ServiceSample): DrawnSample => ({
  ...sample,
  pages: [drawnPage(one), drawnPage(two)],
});

/** Strip of pages: four columns; two by two on tablets; on phones a row that scrolls sideways. */
const Strip = styled.section`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 40px 24px;
  border-radius: 2px;
  ${focusRing(color['band-link'], 6)}
  & figcaption { display: flex; justify-content: space-between; gap: 12px; margin-top: 18px; font-size: 15px; line-height: 1.5; }
  & figcaption span + span { flex: none; color: ${color['on-band-2']}; }
  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.phone} {
    grid-template-columns: repeat(4, min(70vw, 280px));
    margin: 0 -20px;
    padding: 4px 20px 12px;
    overflow-x: auto;
    scroll-snap-type: x proximity;
    scroll-padding: 0 20px;
    & > * { scroll-snap-align: start; }
  }
`;

interface SampleStripProps {
  pages: readonly { caption: string; place: string; page: ReactNode }[];
}

/** Pages of the example, each drawn above its caption and page number. */
const SampleStrip = ({ pages }: SampleStripProps) => {
  const content = useContent();
  return (
    <Strip tabIndex={0} aria-label={servicePage(content).samplePages}>
      {pages.map(({ caption, place, page }) => (
        <figure key={caption}>
          {page}
          <figcaption>
            <span>{caption}</span>
            <span>{place}</span>
          </figcaption>
        </figure>
      ))}
    </Strip>
  );
};

const Grid = styled.ul`
  display: grid;
  gap: 36px 24px;
  margin-top: 64px;
  & > li { padding-top: 16px; border-top: 1px solid ${color['band-line']}; }
  & ul { margin-top: 10px; font-size: 15px; line-height: 1.65; color: ${color['on-band-2']}; }
  ${media.fromTablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.desktop} { grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); }
`;
const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 16px;
  & h3 { ${type.h4} }
`;
const Length = styled.span`
  flex: none;
  font-size: 14px;
  color: ${color['on-band-2']};
  ${tabular}
`;

/** Parts of the example in words, with the content and length of each. */
const SampleParts = ({ parts }: { parts: ServiceSample['parts'] }) => (
  <Grid style={{ '--columns': parts.length % 3 === 0 ? 3 : 4 } as React.CSSProperties}>
    {parts.map(({ title, pages, items }) => (
      <li key={title}>
        <Head>
          <h3>{title}</h3>
          <Length>{`${pages} pages`}</Length>
        </Head>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </li>
    ))}
  </Grid>
);

const More = styled.div`
  margin-top: 48px;
  ${media.phone} { & a { width: 100%; } }
`;

interface Props {
  service: Service;
  sample: DrawnSample;
}

/** The example deliverable: four of its pages, its parts, and a link to the whole. */
export function SampleSection({ service, sample }: Props) {
  const content = useContent();
  const { cover, disclaimer, pages, parts, total } = sample;
  const contents = <ContentsPage head={cover.kind} folio={`${total} pages`} rows={parts} />;
  return (
    <Section ground="band" className="on-band" aria-labelledby="exemple-titre">
      <Container>
        <SectionHead>
          <h2 id="exemple-titre">{servicePage(content).sample}</h2>
          <p style={{ color: color['on-band-2'] }}>{disclaimer}</p>
        </SectionHead>
        <SampleStrip
          pages={[
            {
              caption: ownSignature(content) ? 'Couverture signée' : 'Couverture',
              place: `${total} pages`,
              page: <DocumentCover cover={cover} />,
            },
            { caption: 'Sommaire', place: `${parts.length} parties`, page: contents },
            ...pages.map((inner) => ({
              caption: inner.section,
              place: `Page ${inner.folio}`,
              page: <InnerPagePicture page={inner} kind={cover.kind} />,
            })),
          ]}
        />
        <SampleParts parts={parts} />
        <More>
          <ButtonLink level="band" href={exampleHref(service)}>
            {servicePage(content).open}
            <ArrowRight size={18} strokeWidth={1.6} aria-hidden="true" />
          </ButtonLink>
        </More>
      </Container>
    </Section>
  );
}
