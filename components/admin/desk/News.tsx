import styled from '@emotion/styled';
import { ChevronDown, CircleAlert, CircleDashed } from 'lucide-react';
import { color, media } from '../../theme.ts';
import { Menu } from '../list/Menu.tsx';
import { WayLink } from '../list/WayLink.tsx';
import { useMedia } from '../useMedia.ts';
import { type NewsItem, useNews } from './useNews.tsx';

const Place = styled.div`
  flex: 1 1 0;
  min-width: 0;
  & details[data-look='plain'] summary { display: flex; justify-content: flex-end; font-weight: 500; }
  & summary > span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden; overflow-wrap: anywhere; text-align: left; }
  & summary > span > svg { display: inline; vertical-align: -4px; }
  & summary > b { flex: none; font-weight: 600; color: ${color.link}; white-space: nowrap; }
  & [data-tone='danger'] > svg:first-of-type { color: ${color.danger}; }
  & summary > svg { flex: none; }
  & ul { top: 100%; width: min(620px, calc(100vw - 40px)); }
  & li + li { border-top: 1px solid ${color.line}; }
  & li > section { flex-wrap: wrap; justify-content: flex-end; gap: 4px 20px; border-radius: 0; line-height: 1.5; }
  & li > section:hover { background: none; }
  & li p { flex: 1 1 18em; overflow-wrap: anywhere; }
  @media screen and (max-width: 359.98px) { & summary > span > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } }
  ${media.phone} { & details { position: static; } & ul { right: 20px; top: 46px; } }
`;

const Mark = ({ tone }: Pick<NewsItem, 'tone'>) => {
  const Icon = tone === 'danger' ? CircleAlert : CircleDashed;
  return <Icon size={18} strokeWidth={1.6} aria-hidden="true" />;
};

/** On every view, in one line: the most serious of what the owner must know; the others, and what answers each, open under it. */
export function News() {
  const [first, ...others] = useNews();
  const phone = useMedia('phone');
  return (
    <Place role="status" aria-label="À savoir">
      {first && (
        <Menu
          look="plain"
          summary={
            <>
              <span data-tone={first.tone}>
                <Mark tone={first.tone} /> <span>{phone ? first.label : first.text}</span>
              </span>
              {others.length > 0 && (
                <b>
                  {phone ? `+\u00a0${others.length}` : `${others.length} ${others.length > 1 ? 'autres' : 'autre'}`}
                </b>
              )}
              {!phone && <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" />}
            </>
          }
        >
          {[first, ...others].map(({ label, text, tone, way, act }) => (
            <li key={`${label} ${text}`}>
              <section aria-label={label} data-tone={tone}>
                <Mark tone={tone} />
                <p>{text}</p>
                {act}
                {way && <WayLink to={way.to}>{way.text}</WayLink>}
              </section>
            </li>
          ))}
        </Menu>
      )}
    </Place>
  );
}
