import styled from '@emotion/styled';
import type { SiteState } from '../../../data/api/siteAnswers.ts';
import { color, radius } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { useSiteState } from '../deskQueries.ts';
import { formatDay, formatTime } from '../formatDay.ts';
import { Facts } from '../list/Facts.tsx';
import { Answer, View, ViewTitle } from '../list/View.tsx';
import { CopyPlaces } from './CopyPlaces.tsx';

/** « Copies »: the backups of this server, and those kept elsewhere. */
export const CopiesView = () => (
  <View title="Copies">
    <Answer query={useSiteState()} of="des copies">
      {({ backups }) => (
        <section>
          <ViewTitle>Sauvegardes de ce serveur</ViewTitle>
          <LocalBackups backups={backups} />
        </section>
      )}
    </Answer>
    <CopyPlaces />
  </View>
);

const How = styled.div`
  margin-top: 16px;
  font-size: 15px;
  color: ${color['ink-2']};
  & > p { max-width: 66ch; }
  & code { display: block; margin-top: 10px; padding: 12px 14px; border-radius: ${radius.badge}; background: ${color.sunk}; color: ${color.ink}; font-size: 14px; line-height: 1.5; overflow-wrap: anywhere; user-select: all; }
`;

const size = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${formatNumber(Math.ceil(bytes / 1024))} Kio`
    : `${formatNumber(Math.round(bytes / 1024 / 1024))} Mio`;

/** The backups on the site's own disk, and how the last one is put back. */
function LocalBackups({ backups }: Pick<SiteState, 'backups'>) {
  const [newest] = backups;
  if (!newest) return <p>Il n'y en a pas encore.</p>;
  return (
    <>
      <Facts
        rows={backups.map(({ file, at, bytes }) => [
          formatDay(at),
          <span key={file}>{`${formatTime(at)}, ${size(bytes)}`}</span>,
        ])}
      />
      <How>
        <p>
          Pour remettre la dernière : arrêtez le site, lancez cette commande, redémarrez. La base d'aujourd'hui est
          gardée à côté.
        </p>
        <code>{`npm run site -- restore ${newest.file}`}</code>
      </How>
    </>
  );
}
