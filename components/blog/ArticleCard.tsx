import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ArticleCard as Card } from '../../data/articleCards.ts';
import { blog } from '../../data/blog.ts';
import { headline } from '../french/headline.ts';
import { color, media, tabular, type } from '../theme.ts';
import { DateText } from '../ui/DateText.tsx';
import { TextLink } from '../ui/TextLink.tsx';

const Box = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  padding-top: 16px;
  border-top: 1px solid ${color.ink};
  & .kind { display: flex; justify-content: space-between; gap: 12px; ${type.caption} }
  & .kind b { font-weight: 600; }
  & .kind span, & .when { color: ${color['ink-3']}; ${tabular} }
  & h2 { ${type.h4} margin-top: 10px; }
  &[data-lead] h2 { ${type.h3} margin-top: 12px; }
  &[data-lead='wide'] h2 { font-size: clamp(26px, 2.6vw, 38px); max-width: 17em; }
  &[data-lead='narrow'] h2 { font-size: clamp(26px, 2.1vw, 30px); }
  & .summary { margin: 10px 0 16px; font-size: 15px; line-height: 1.55; color: ${color['ink-2']}; }
  & .when { margin-top: auto; ${type.caption} }
  & .more { margin-top: 10px; }
  & .more::after { content: ''; position: absolute; inset: 0; }
  & .figure { margin: 0 0 16px; }
  & .figure svg { height: auto; }
  ${media.print} { break-inside: avoid; & .figure { display: none; } & .summary { margin-bottom: 10px; } }
  ${media.hover} { &:hover h2 { color: ${color.link}; } }
  & .more:focus-visible { outline: none; }
  & .more:focus-visible::after { outline: 3px solid ${color.link}; outline-offset: 4px; border-radius: 2px; }
`;

interface Props {
  card: Card;
  lead?: 'wide' | 'narrow';
  figure?: ReactNode;
}

/** A card of the list: only its link is focusable, and the whole card answers to the pointer. */
export function ArticleCard({ card, lead, figure }: Props) {
  return (
    <Box data-lead={lead}>
      {figure && <div className="figure">{figure}</div>}
      <p className="kind">
        <b>{card.category}</b>
        <span>{`${card.readTime} min`}</span>
      </p>
      <h2>{headline(card.title)}</h2>
      <p className="summary">{card.summary}</p>
      <p className="when">
        <DateText iso={card.date} />
      </p>
      <div>
        <TextLink className="more" href={`/blog/${card.slug}`} arrow aria-label={`${blog.link} : ${card.title}`}>
          {blog.link}
        </TextLink>
      </div>
    </Box>
  );
}
