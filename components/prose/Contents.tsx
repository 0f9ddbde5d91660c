import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { color, ease, focusRing, media } from '../theme.ts';

/** A heading of the second level. */
export interface Heading {
  id: string;
  text: string;
}

/** Lower share of the window: a heading there does not count as being read yet. */
const BELOW = 0.6;

/** Returns the id of the heading being read, the last one in the upper part of the window; undefined above the first heading. */
function useCurrentHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    // Reads the positions of the headings at each scroll: an IntersectionObserver would not notice a jump over all of them, by the Home key
    // or a link to the top.
    const mark = () => {
      const limit = innerHeight * (1 - BELOW);
      const isReached = ({ id }: Heading) =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < limit;
      setCurrent(headings.findLast(isReached)?.id);
    };
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, [headings]);
  return current;
}

const List = styled.nav`
  font-size: 14px;
  line-height: 1.45;
  & > p { margin-bottom: 14px; font-weight: 600; }
  & summary { display: flex; justify-content: space-between; align-items: center; min-height: 44px; font-size: 15px; font-weight: 600; cursor: pointer; ${focusRing(color.link)} }
  & summary::after { content: ''; width: 9px; height: 9px; margin: -5px 4px 0; border: solid currentColor; border-width: 0 1.6px 1.6px 0; transform: rotate(45deg); }
  & details[open] > summary::after { margin-top: 4px; transform: rotate(225deg); }
  ${media.desktop} { & > details { display: none; } }
  ${media.belowDesktop} {
    border-block: 1px solid ${color.line};
    & > p, & > details:not([open]) + ul { display: none; }
    & > ul { padding-bottom: 16px; }
    & a { padding-block: 10px; }
  }
  & li { border-left: 1px solid ${color.line}; }
  & a { display: block; padding: 6px 0 6px 14px; margin-left: -1px; border-left: 2px solid transparent; text-wrap: balance; color: ${color['ink-2']}; transition: color ${ease.press}; ${focusRing(color.link)} }
  & a:hover { color: ${color.ink}; }
  & a[aria-current] { border-left-color: ${color.link}; color: ${color.ink}; font-weight: 550; }
  ${media.desktop} { position: sticky; top: 96px; max-height: calc(100vh - 128px); overflow-y: auto; padding-right: 16px; }
  ${media.print} { display: none; }
`;

/**
 * Table of contents of a long page, with the current heading marked: fixed beside the text on desktops, folded above it on narrow screens.
 */
export function Contents({ title, headings }: { title: string; headings: readonly Heading[] }) {
  const current = useCurrentHeading(headings);
  return (
    <List aria-label={title}>
      <p>{title}</p>
      {/* On narrow screens the list beside it shows once it is open. */}
      <details>
        <summary>{title}</summary>
      </details>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </List>
  );
}
