import styled from '@emotion/styled';
import { covers } from '../../data/offer/covers.ts';
import { portfolio } from '../../data/offer/portfolio.ts';
import { InnerPagePicture } from '../example/InnerPagePicture.tsx';
import { ContentsPage } from '../figures/documents/ContentsPage.tsx';
import { DocumentCover } from '../figures/documents/DocumentCover.tsx';
import { useServed } from '../kept.tsx';
import { color, media } from '../theme.ts';
import { SectionHead } from '../ui/Section.tsx';
import { useContent } from '../useContent.tsx';
import { cardHeading } from './cardHeading.ts';
import type { HomeData } from './homeData.ts';

const SPREAD = `
  grid-template-columns: 50% 52%;
  margin-right: 2%;
  & > :last-child { margin: 64px 0 -64px -2%; }
  ${media.phone} { grid-template-columns: 51% 53%; & > :last-child { margin: 36px 0 -20px -4%; } }
  ${media.narrow} { display: block; margin: 0; & > :last-child { display: none; } }
  ${media.tablet} { display: block; margin: 0; & > * { max-width: 380px; } & > :last-child { display: none; } }
  ${media.print} { display: block; margin: 0; & > :last-child { display: none; } }`;
/** Documents of a card: the cover, and for some cards a second page beside it, a little lower. */
const Documents = styled.a<{ spread: boolean }>`
  position: relative;
  display: ${({ spread }) => (spread ? 'grid' : 'block')};
  & > :first-of-type { position: relative; z-index: 1; }
  ${({ spread }) => (spread ? SPREAD : `& > * { max-width: 330px; ${media.belowDesktop} { max-width: 380px; } }`)}
`;
const Words = styled.div<{ spread: boolean }>`
  margin-top: 36px;
  max-width: ${({ spread }) => (spread ? 'min(330px, 46%)' : '330px')};
  a:hover + & h3 a { color: ${color['band-link']}; }
  ${media.belowDesktop} { max-width: 380px; }
  ${media.phone} { max-width: none; margin-top: ${({ spread }) => (spread ? 44 : 28)}px; }
  ${media.narrow} { margin-top: -4px; }
  ${media.print} { max-width: none; margin-top: 0; }
`;
const Text = styled.p`
  margin-top: 10px;
  font-size: 16px;
  line-height: 1.55;
  color: ${color['on-band-2']};
  ${media.narrow} { margin-top: 6px; font-size: 15px; }
  ${media.narrow} { &[data-description] { display: none; } }
`;
const Meta = styled(Text)`
  font-size: 15px;
`;
function Spread({ of }: { of: 'segments' | 'contents' }) {
  const content = useContent();
  const { segments, contents } = useServed<HomeData>();
  if (of === 'segments') return <InnerPagePicture page={segments} kind={covers(content).market.kind} />;
  return <ContentsPage head="SaaS B2B" folio={`${contents.total} pages`} rows={contents.parts} />;
}

/** Documents, title and text of a card. */
export function CardWords({ id }: { id: string }) {
  const card = portfolio(useContent()).cards.find((one) => one.id === id);
  if (!card) throw new Error(`The portfolio has no card ${id}`);
  const spread = card.spread !== undefined;
  return (
    <>
      {/* A larger target for the title's link below, hidden from assistive technology */}
      <Documents spread={spread} href={card.href} tabIndex={-1} aria-hidden="true">
        <DocumentCover cover={card.cover} />
        {card.spread && <Spread of={card.spread} />}
      </Documents>
      <Words spread={spread}>
        <h3 id={cardHeading(id)}>
          <a href={card.href}>{card.title}</a>
        </h3>
        <Text data-description="">{card.description}</Text>
        <Meta>{card.meta}</Meta>
      </Words>
    </>
  );
}

export function PortfolioHead() {
  const { title, lead } = portfolio(useContent());
  return (
    <SectionHead>
      <h2 id="portfolio-titre">{title}</h2>
      <p style={{ color: color['on-band-2'] }}>{lead}</p>
    </SectionHead>
  );
}
