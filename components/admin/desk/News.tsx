import styled from '@emotion/styled';
import { ChevronDown, CircleAlert, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Summary } from '../../../data/api/siteResponses.ts';
import { labelOf } from '../../../data/choices.ts';
import { troubleKinds } from '../../../data/desk/deskKinds.ts';
import { color, media } from '../../theme.ts';
import { TextButton } from '../../ui/TextLink.tsx';
import { mailTrouble } from '../day/siteTasks.ts';
import { SUMMARY, useSummary } from '../deskQueries.ts';
import { formatMoment } from '../formats.ts';
import { WayLink } from '../list/Act.tsx';
import { Menu } from '../list/Menu.tsx';
import { useMedia } from '../useBrowser.ts';
import { sayFailed, useChange } from '../useChange.ts';

/** A line of news for the owner, shown on every view, with the link or control that resolves it. */
interface NewsItem {
  label: string;
  text: string;
  tone: 'danger' | 'calm';
  /** Link to the view in which the news is resolved. */
  way?: { to: string; text: string };
  /** Control that resolves it on the spot. */
  act?: ReactNode;
}

/** Returns the news for the owner (about clock, site, mail, settings), the most serious first. */
function useNews(): NewsItem[] {
  const { pathname } = useLocation();
  const { data } = useSummary();
  const confirm = useChange<Summary>('POST', '/api/admin/clock', { stores: [SUMMARY] });
  const news: NewsItem[] = [];
  if (!data) return news;
  const { clock, troubles, mail, warnings } = data;
  if (clock)
    news.push({
      label: 'Horloge en doute',
      text: `L’horloge du serveur est en doute : elle indique le ${formatMoment(clock.clock)}, la dernière heure sûre est le ${formatMoment(clock.last)}. Rien n’est effacé, ni demande ni sauvegarde, avant que vous la confirmiez ou que le serveur soit remis à l’heure.`,
      tone: 'danger',
      act: (
        <TextButton
          type="button"
          disabled={confirm.isPending}
          onClick={() => confirm.mutate(undefined, { onError: (error) => sayFailed('Heure non confirmée', error) })}
        >
          Cette heure est juste
        </TextButton>
      ),
    });
  // Left out in the view « État », which lists every trouble itself.
  if (pathname !== '/etat')
    for (const { kind, text } of troubles)
      news.push({
        label: labelOf(troubleKinds, kind),
        text,
        tone: 'danger',
        way: { to: '/etat', text: 'Voir l’état du site' },
      });
  const trouble = mailTrouble(mail);
  if (trouble)
    news.push({
      label: 'Courrier',
      text: trouble,
      tone: 'danger',
      ...(pathname !== '/etat' && { way: { to: '/etat#courrier', text: 'Voir le courrier' } }),
    });
  for (const { text } of warnings) news.push({ label: 'Réglages à vérifier', text, tone: 'danger' });
  return news;
}

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

/** News on every view: the most serious one in a line; further ones unfold below it, each with its link. */
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
