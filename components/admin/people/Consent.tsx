import type { Subscriber } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { stopReasons } from '../../../data/desk/bounceWords.ts';
import { subscriberStates } from '../../../data/desk/subscriberStates.ts';
import { Address } from '../Address.tsx';
import { formatMoment } from '../formatDay.ts';
import { Facts } from '../list/Facts.tsx';

const when = (at: string | null, otherwise: string) => (at ? formatMoment(at) : otherwise);

/** What proves that an address agreed to the newsletter: when, to which words, where, and by which mail. */
export const Consent = ({ subscription: row }: { subscription: Subscriber }) => (
  <Facts
    rows={[
      ['Adresse', <Address key="address" text={row.email} />],
      ['État', labelOf(subscriberStates, row.status)],
      ['Accepté le', when(row.consent_at, 'inconnu')],
      ['Texte', row.consent_text_version ?? 'inconnu'],
      [row.imported_at ? 'Source' : 'Page', row.consent_source ?? 'inconnue'],
      ['Courriel de confirmation', when(row.confirmation_sent_at, 'pas encore parti')],
      ['Son identifiant', row.confirmation_mail_id ?? '—'],
      ['Confirmé le', when(row.confirmed_at, 'pas encore')],
      ...(row.imported_at
        ? ([['Importé le', `${formatMoment(row.imported_at)} par ${row.imported_by ?? '—'}`]] as const)
        : []),
      ...(row.stopped_at && row.stop_reason
        ? ([['Arrêté le', `${formatMoment(row.stopped_at)}, ${labelOf(stopReasons, row.stop_reason)}`]] as const)
        : []),
      ...(row.left_at ? ([['Désinscrit le', formatMoment(row.left_at)]] as const) : []),
    ]}
  />
);
