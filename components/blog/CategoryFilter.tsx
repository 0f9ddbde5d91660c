import styled from '@emotion/styled';
import type { ArticleCard } from '../../data/articleCards.ts';
import { blog } from '../../data/blog.ts';
import { color, ease, focusRing, media, radius } from '../theme.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 40px;
  ${media.print} { display: none; }
  & a {
    display: inline-flex; align-items: center; gap: 8px; min-height: 36px; padding: 4px 14px; border: 1px solid ${color['line-strong']}; border-radius: ${radius.badge};
    font-size: 14px; font-weight: 500; line-height: 1.4; transition: border-color ${ease.press}; ${focusRing(color.link)}
  }
  & a:hover { border-color: ${color.ink}; }
  & a[aria-current] { background: ${color.wash}; border-color: transparent; font-weight: 600; }
  & small { color: ${color['ink-3']}; font-size: 13px; }
`;

function countsOf(cards: readonly ArticleCard[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of cards) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

const address = (category: string) => (category ? `/blog?categorie=${encodeURIComponent(category)}` : '/blog');

interface Props {
  cards: readonly ArticleCard[];
  chosen: string;
  onChoose: (category: string, address: string) => void;
}

/** The categories as links: the choice is in the address, the page does not reload. */
export function CategoryFilter({ cards, chosen, onChoose }: Props) {
  const entries: [string, string, number][] = [
    ['', blog.all, cards.length],
    ...[...countsOf(cards)].map(([name, count]): [string, string, number] => [name, name, count]),
  ];
  return (
    <nav aria-label="Catégories">
      <List>
        {entries.map(([value, label, count]) => (
          <li key={label}>
            <a
              href={address(value)}
              aria-current={value === chosen ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onChoose(value, address(value));
              }}
            >
              {label} <small>{count}</small>
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
