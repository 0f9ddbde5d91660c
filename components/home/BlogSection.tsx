import styled from '@emotion/styled';
import { useId } from 'react';
import type { ArticleCard } from '../../data/blog/articleCards.ts';
import { blogSection } from '../../data/home.ts';
import { UsageFlow } from '../figures/UsageFlow.tsx';
import { color, headOnPaper, media, tabular, type } from '../theme.ts';
import { Container, Section, Split } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { DateText } from '../ui/textParts.tsx';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 12px 24px;
  margin-bottom: 36px;
  ${headOnPaper(20)}
  & h2 { ${type.h2} }
`;
const Lead = styled.article`
  padding-top: 24px;
  border-top: 1px solid ${color.ink};
  & svg[role] { height: auto; }
  & h3 { ${type.h2} font-size: clamp(28px, 2.5vw, 36px); line-height: 1.16; margin-top: 6px; }
  ${media.print} { & figure, & svg { display: none; } }
`;
const Small = styled.div`
  border-top: 1px solid ${color.ink};
  & article { padding: 24px 0 28px; }
  ${media.print} { & article { padding: 12px 0 14px; } }
  & article + article { border-top: 1px solid ${color.line}; }
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
  ${({ lead }) => (lead ? `margin-top: 26px; ${media.print} { margin-top: 0; }` : '')}
`;
const Summary = styled.p<{ lead: boolean }>`
  color: ${color['ink-2']};
  line-height: 1.6;
  ${({ lead }) => (lead ? 'margin-top: 14px; max-width: 38em;' : 'margin-top: 10px; font-size: 15px;')}
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

/** Three articles and the way to all of them. */
export function BlogSection({ cards: [lead, ...others] }: { cards: readonly ArticleCard[] }) {
  return (
    <Section id="blog" ground="sheet" ruled whole tall={[1215, 1045, 670]} aria-labelledby="blog-titre">
      <Container>
        <Shared>
          <Head>
            <h2 id="blog-titre">{blogSection.title}</h2>
            <TextLink href="/blog" arrow>
              {blogSection.all}
            </TextLink>
          </Head>
          <Split at="7+4">
            <Lead>
              <UsageFlow title="Répartition indicative du travail entre les cinq modèles : 32, 28, 24, 8 et 8 %." />
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
