import styled from '@emotion/styled';
import { blog } from '../../data/blog/blog.ts';
import type { Asked } from '../../data/blog/searchArticles.ts';
import { topics } from '../../data/blog/topics.ts';
import { color, ease, focusRing, media, radius } from '../theme.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 40px;
  ${media.print} { display: none; }
  & a {
    display: inline-flex; align-items: center; min-height: 36px; padding: 4px 14px; border: 1px solid ${color['line-strong']}; border-radius: ${radius.badge};
    font-size: 14px; font-weight: 500; line-height: 1.4; transition: border-color ${ease.press}; ${focusRing(color.link)}
  }
  & a:hover { border-color: ${color.ink}; }
  & a[aria-current] { background: ${color.wash}; border-color: transparent; font-weight: 600; }
`;

/** The address of the list for what is asked. */
function address({ words, topic }: Asked): string {
  const query = new URLSearchParams({ ...(words && { q: words }), ...(topic && { sujet: topic }) }).toString();
  return query ? `/blog?${query}` : '/blog';
}

/** The topics as links; what was searched stays asked. */
export const TopicLinks = ({ asked }: { asked: Asked }) => (
  <nav aria-label={blog.topics}>
    <List>
      {[{ code: '', label: blog.all }, ...topics].map(({ code, label }) => (
        <li key={code}>
          <a href={address({ ...asked, topic: code })} aria-current={code === asked.topic ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </List>
  </nav>
);
