import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ArticleCard as Card } from '../../data/blog/articleCards.ts';
import { blog } from '../../data/blog/blog.ts';
import { headline } from '../french/titles.tsx';
import { color, media, tabular, type } from '../theme.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { DateText } from '../ui/textParts.tsx';

const QUIET = `color: ${color['ink-3']}; ${tabular}`;

const Box = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  padding-top: 12px;
  border-top: 1px solid ${color.ink};
  & :is(h2, h3) { ${type.h4} margin-top: 10px; }
  ${media.narrow} { &[data-drawn]:not([data-lead]) [data-summary] { display: none; } }
  &[data-lead] h2 { ${type.h3} margin-top: 12px; }
  &[data-lead='wide'] h2 { font-size: clamp(26px, 2.6vw, 38px); max-width: 17em; }
  &[data-lead='narrow'] h2 { font-size: clamp(26px, 2.1vw, 30px); }
  ${media.print} { break-inside: avoid; }
  &:hover :is(h2, h3) { color: ${color.link}; }
`;
const Figure = styled.div`
  margin: 0 0 16px;
  & svg { height: auto; }
  ${media.print} { display: none; }
`;
const Kind = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  ${type.caption}
  & b { font-weight: 600; }
  & span { ${QUIET} }
`;
const Summary = styled.p`
  margin: 10px 0 16px;
  max-width: 38em;
  font-size: 15px;
  line-height: 1.55;
  color: ${color['ink-2']};
  ${media.print} { margin-bottom: 10px; }
`;
const When = styled.p`
  ${QUIET}
  margin-top: auto;
  ${type.caption}
`;
/** The only link of a card, enlarged over the whole card. */
const More = styled(TextLink)`
  margin-top: 10px;
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 3px solid ${color.link}; outline-offset: 4px; border-radius: 2px; }
`;

const shortMonths = 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.'.split(' ');

/** Date in short form, for two dates side by side: « 27 nov. 2026 ». */
function ShortDate({ iso }: { iso: string }) {
  const [year, month, day] = iso.split('-').map(Number);
  return (
    <time dateTime={iso} className="nowrap">
      {`${day === 1 ? '1er' : day} ${shortMonths[(month ?? 1) - 1]} ${year}`}
    </time>
  );
}

interface Props {
  card: Card;
  lead?: 'wide' | 'narrow';
  figure?: ReactNode;
  /** Heading level of the card's title. */
  level?: 'h2' | 'h3';
}

/** Card of an article in the list; the whole card is clickable, but only its link can be focused. */
export function ArticleCard({ card, lead, figure, level: Title = 'h2' }: Props) {
  return (
    <Box data-lead={lead} data-drawn={figure ? '' : undefined}>
      {figure && <Figure>{figure}</Figure>}
      <Kind>
        <b>{card.category}</b> <span>{`${card.readTime} min`}</span>
      </Kind>
      <Title>{headline(card.title)}</Title>
      <Summary data-summary="">{card.summary}</Summary>
      <When>
        <DateText iso={card.date} />
        {card.updated && (
          <>
            {' · mis à jour le\u00a0'}
            <ShortDate iso={card.updated} />
          </>
        )}
      </When>
      <div>
        <More href={`/blog/${card.slug}`} arrow aria-label={`${blog.link} : ${card.title}`}>
          {blog.link}
        </More>
      </div>
    </Box>
  );
}
