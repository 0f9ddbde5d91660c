import styled from '@emotion/styled';
import type { OffsiteCopies, SiteState } from '../../../data/api/siteResponses.ts';
import { color, media, radius } from '../../theme.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import { formatDay, formatMoment, formatTime } from '../formats.ts';
import { Facts } from '../list/RowList.tsx';
import { ViewTitle } from '../list/View.tsx';

const DestinationList = styled.ul`
  display: grid;
  gap: 28px 64px;
  margin-top: 20px;
  ${media.desktop} { grid-template-columns: 1fr 1fr; }
  & h3 { margin-bottom: 8px; font-size: 16px; font-weight: 600; }
  & h3 small { font-size: 14px; font-weight: 400; color: ${color['ink-3']}; overflow-wrap: anywhere; }
  & strong { color: ${color.danger}; font-weight: 600; }
`;
const How = styled.div`
  margin-top: 16px;
  font-size: 15px;
  color: ${color['ink-2']};
  & > p { max-width: 66ch; }
  & > a { margin-top: 16px; }
  & code { display: block; margin-top: 10px; padding: 12px 14px; border-radius: ${radius.badge}; background: ${color.sunk}; color: ${color.ink}; font-size: 14px; line-height: 1.5; overflow-wrap: anywhere; user-select: all; }
`;

/** Backups on the site's own disk, and encrypted copies elsewhere. */
export const Copies = ({ backups, copies, copy_key }: Pick<SiteState, 'backups' | 'copies' | 'copy_key'>) => (
  <>
    <section>
      <ViewTitle>Sauvegardes de ce serveur</ViewTitle>
      <LocalBackups backups={backups} />
    </section>
    <section>
      <ViewTitle>Copies hors du serveur</ViewTitle>
      <Destinations destinations={copies} />
    </section>
    <section>
      <ViewTitle>Une copie chez vous</ViewTitle>
      <Download hasKey={copy_key ?? false} />
    </section>
  </>
);

const size = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${formatNumber(Math.ceil(bytes / 1024))} Kio`
    : `${formatNumber(Math.round(bytes / 1024 / 1024))} Mio`;

/** Backups on the site's own disk, with instructions to restore the last one. */
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
          Pour revenir à la dernière, comme si rien n'avait été fait depuis : arrêtez le site, lancez cette commande sur
          le serveur, redémarrez. La base d'aujourd'hui est gardée à côté.
        </p>
        <code>{`npm run site -- restore ${newest.file}`}</code>
      </How>
    </>
  );
}

/** Link that downloads an encrypted copy of everything; whoever has the printed key can open it. */
const Download = ({ hasKey }: { hasKey: boolean }) =>
  hasKey ? (
    <How>
      <p>
        Demandes, devis, réglages, articles et images, en un fichier chiffré que seule votre clé imprimée ouvre :
        gardez-le où vous voulez. Sur un autre serveur, la commande « restore », suivie du nom du fichier, en refait
        votre site.
      </p>
      <ButtonLink href="/api/admin/copy" download level="secondary" size="md">
        Télécharger une copie
      </ButtonLink>
    </How>
  ) : (
    <How>
      <p>
        Elle est chiffrée : il faut d'abord une clé, que cette commande, lancée sur le serveur, fait et montre une seule
        fois. Imprimez-la ; sans elle, aucune copie ne s'ouvre.
      </p>
      <code>npm run site -- backup-key</code>
    </How>
  );

const NAMES: Record<OffsiteCopies[number]['kind'], string> = { s3: 'Stockage S3', directory: 'Dossier monté' };
const leads = (count: number): string => `${formatNumber(count)}\u00a0${count > 1 ? 'demandes' : 'demande'}`;

/** Lists the places where encrypted copies are kept, each with the dates of the last upload and of the last restore. */
function Destinations({ destinations }: { destinations: OffsiteCopies }) {
  if (destinations.length === 0)
    return (
      <p>
        Aucune : ce qui est sauvegardé l’est au même endroit que la base. Pour en garder des copies ailleurs, chiffrées,
        réglez BACKUP_S3_… ou BACKUP_DIRECTORY (docs/self-hosting.md).
      </p>
    );
  return (
    <>
      <p>
        Une copie chiffrée par heure, ouverte et relue dès qu’elle est faite ; une fois par semaine, la dernière est
        rapatriée et comparée.
      </p>
      <DestinationList>
        {destinations.map(({ kind, address, last_copy, last_drill, problems }) => (
          <li key={kind}>
            <h3>
              {NAMES[kind]} <small>{address}</small>
            </h3>
            <Facts
              rows={[
                ['Copie', last_copy ? `${formatMoment(last_copy.at)}, ${leads(last_copy.leads)}` : 'aucune encore'],
                ['Relecture', last_drill ? `${formatMoment(last_drill.at)}, sans erreur` : 'aucune encore'],
                ['État', problems.length > 0 ? <strong key="state">à réparer</strong> : 'en ordre'],
              ]}
            />
          </li>
        ))}
      </DestinationList>
    </>
  );
}
