import styled from '@emotion/styled';
import { useId } from 'react';
import type { ArticleCard } from '../../data/blog/articleCards.ts';
import { advantages, blogSection } from '../../data/home.ts';
import { CardCover } from '../figures/ArticleCover.tsx';
import { DrawnCover } from '../figures/DrawnCover.tsx';
import { ScaleBars } from '../figures/ScaleBars.tsx';
import { useServed } from '../kept.tsx';
import { UnprovenNote } from '../sections/UnprovenNote.tsx';
import { color, font, headOnPaper, media, tabular, type } from '../theme.ts';
import { Figure } from '../ui/Figure.tsx';
import { Container, Section, Split } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { DateText, Lines } from '../ui/textParts.tsx';
import { useContent } from '../useContent.tsx';
import { FactsRow } from './FactsRow.tsx';
import { HeroPrices } from './HeroPrices.tsx';
import type { HomeData } from './homeData.ts';
import { TrustBadges } from './TrustBadges.tsx';
import { WhySection } from './WhySection.tsx';

// Parts of the home page that only the server renders; the browser keeps their HTML (components/kept.tsx).

/** Part below the hero: prices, badges, and the reasons for five models. */
export const UnderHero = () => (
  <>
    <HeroPrices />
    <FactsRow />
    <WhySection />
  </>
);

/** End of the page: the trust badges, and the note on claims without evidence. */
export const LastWords = () => (
  <>
    <TrustBadges />
    <UnprovenNote claims={['satisfaction', 'precision', 'tenTimes', 'firmPrice', 'automationReturn']} />
  </>
);

const BlogHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 12px 24px;
  margin-bottom: 28px;
  ${headOnPaper(20)}
  & h2 { ${type.h2} }
`;
const Lead = styled.article`
  padding-top: 24px;
  border-top: 1px solid ${color.ink};
  & svg[role] { height: auto; }
  ${media.tablet} {
    display: grid;
    grid-template: auto auto auto 1fr / 1fr 1fr;
    column-gap: 24px;
    margin-bottom: 12px;
    & > :first-child { grid-area: 1 / 1 / span 4; }
    & > :first-child ~ * { grid-column: 2; justify-self: start; margin-top: 0; }
    & > :first-child ~ p { margin-top: 10px; }
  }
  & h3 { ${type.h2} font-size: clamp(28px, 2.5vw, 36px); line-height: 1.16; margin-top: 6px; }
  ${media.print} { & figure, & svg { display: none; } }
`;
const Small = styled.div`
  border-top: 1px solid ${color.ink};
  & article { padding: 14px 0; ${media.fromTablet} { padding: 24px 0 28px; } }
  ${media.narrow} { & article > a { display: none; } }
  ${media.print} { & article { padding: 12px 0 14px; } }
  & article + article { border-top: 1px solid ${color.line}; }
  ${media.tablet} { display: grid; grid-template-columns: 1fr 1fr; column-gap: 24px; & article + article { border: 0; } }
  & h3 { ${type.h3} font-size: clamp(22px, 2vw, 26px); margin-top: 4px; }
`;
const Shared = styled.div`
  & h3 a:hover { color: ${color.link}; }
  & article > a:last-of-type { margin-top: 12px; }
`;
const When = styled.p<{ lead: boolean }>`
  ${type.caption}
  ${tabular}
  color: ${color['ink-3']};
  ${({ lead }) => (lead ? `margin-top: 26px; ${media.phone} { margin-top: 16px; } ${media.print} { margin-top: 0; }` : '')}
`;
const Summary = styled.p<{ lead: boolean }>`
  color: ${color['ink-2']};
  line-height: 1.6;
  ${({ lead }) => (lead ? 'margin-top: 14px; max-width: 38em;' : 'margin-top: 10px; font-size: 15px;')}
  ${media.narrow} { display: none; }
`;

function Teaser({ card, lead = false }: { card: ArticleCard; lead?: boolean }) {
  const heading = useId();
  return (
    <>
      <When lead={lead}>
        <DateText iso={card.date} /> · {`${card.readTime} min`}
      </When>
      <h3 id={heading}>
        <a href={`/blog/${card.slug}`}>{card.title}</a>
      </h3>
      <Summary lead={lead}>{card.summary}</Summary>
      <TextLink href={`/blog/${card.slug}`} arrow aria-describedby={heading}>
        {blogSection.link}
      </TextLink>
    </>
  );
}

/** Section with three articles and a link to all articles. */
export function BlogSection() {
  const {
    teasers: [lead, ...others],
    drawn,
  } = useServed<HomeData>();
  return (
    <Section id="blog" ground="sheet" ruled whole tall={[725, 640, 665]} aria-labelledby="blog-titre">
      <Container>
        <Shared>
          <BlogHead>
            <h2 id="blog-titre">{blogSection.title}</h2>
            <TextLink href="/blog" arrow>
              {blogSection.all}
            </TextLink>
          </BlogHead>
          <Split at="7+4">
            <Lead>
              {lead?.cover ? <CardCover cover={lead.cover} shape="wide" /> : <DrawnCover markup={drawn} shape="wide" />}
              {lead && <Teaser card={lead} lead />}
            </Lead>
            <Small>
              {others.map((card) => (
                <article key={card.slug}>
                  <Teaser card={card} />
                </article>
              ))}
            </Small>
          </Split>
        </Shared>
      </Container>
    </Section>
  );
}

/** Section without space above, since it continues the services section: it compares that section's prices with those of firms. */
const Joined = styled(Section)`
  &&& { padding-top: 0; }
`;
const Head = styled.h2`
  ${type.h2}
  margin-bottom: 24px;
  ${media.fromTablet} { margin-bottom: 64px; }
  ${media.print} { margin-bottom: 24px; }
`;
const Satisfaction = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 4px 20px;
  ${media.narrow} { flex-wrap: nowrap; }
  * + & { margin-top: 24px; ${media.fromTablet} { margin-top: 72px; } }
  ${media.print} { * + & { margin-top: 32px; } }
  & > :first-of-type { margin-left: -.035em; }
  & p { max-width: 20em; ${type.lead} color: ${color['ink-2']}; padding-bottom: 8px; }
  & small { display: block; ${type.caption} color: ${color['ink-3']}; }
`;
const Promises = styled.dl`
  border-top: 1px solid ${color.ink};
  ${media.phone} { display: grid; grid-template-columns: 1fr 1fr; column-gap: 20px; }
  & > div { padding: 8px 0; border-bottom: 1px solid ${color.line}; }
  & dt { ${type.h4} }
  & dd { font-size: 15px; line-height: 1.45; color: ${color['ink-2']}; }
  ${media.fromTablet} { & > div { display: grid; grid-template-columns: 132px 1fr; gap: 16px; align-items: baseline; padding: 14px 0; } }
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

/** Quotations of clients, each under the name they gave. */
const SentNotes = styled.ul`
  display: grid;
  gap: 16px;
  margin-top: 28px;
  & q { font: 400 20px/1.4 ${font.serif}; quotes: '« ' ' »'; }
  & small { display: block; margin-top: 4px; ${type.caption} color: ${color['ink-3']}; }
`;

/**
 * Section of the advantages: the price drawn to scale, the share of satisfied clients (in giant type once documented), and the promises
 * with their conditions. Without the two figures the promises take the whole width.
 */
export function AdvantagesSection() {
  const content = useContent();
  const { bars, barsNote, satisfaction } = advantages(content);
  return (
    <Joined whole tall={[675, 740, 515]} aria-labelledby="avantages">
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
                  <Figure {...(satisfaction.isDocumented ? { small: 120, large: 168 } : { small: 46, large: 76 })}>
                    {satisfaction.figure}
                    <span>{satisfaction.unit}</span>
                  </Figure>
                  <p>
                    {satisfaction.text}
                    {satisfaction.note && <small>{satisfaction.note}</small>}
                  </p>
                </Satisfaction>
              )}
              {satisfaction && satisfaction.quotes.length > 0 && (
                <SentNotes>
                  {satisfaction.quotes.map(({ words, name }) => (
                    <li key={`${words} ${name}`}>
                      <q>{words}</q>
                      <small>{name}</small>
                    </li>
                  ))}
                </SentNotes>
              )}
            </div>
            <Promised />
          </Split>
        ) : (
          <Promised />
        )}
      </Container>
    </Joined>
  );
}
