import styled from '@emotion/styled';
import { Fragment } from 'react';
import type { SettingsChange, SettingsResponse } from '../../../data/api/settings/settingsResponses.ts';
import { color, media } from '../../theme.ts';
import { SETTINGS, SUMMARY, useSettings } from '../deskQueries.ts';
import { formatMoment } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { EmptyState } from '../list/ListState.tsx';
import { ListRow, RowList } from '../list/RowList.tsx';
import { Intro, QueryView } from '../list/View.tsx';
import { useChange } from '../useChange.ts';
import { sayChange, sayValue } from './sayChange.ts';

const Fields = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 2px 32px;
  margin-top: 10px;
  font-size: 15px;
  line-height: 1.5;
  & dt { grid-column: 1 / -1; margin-top: 8px; font-weight: 600; }
  & dd { overflow-wrap: anywhere; white-space: pre-line; }
  & dd small { display: block; font-size: 13px; color: ${color['ink-3']}; }
  & dd[data-side='before'] { color: ${color['ink-2']}; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

/** List of the saves, each with the values before and after, author, time and an undo button. */
export const History = () => (
  <>
    <Intro>
      Chaque enregistrement des réglages, le dernier en haut. « Reprendre » remet ce qui était écrit avant, sur tout le
      site.
    </Intro>
    <QueryView query={useSettings()} of="de l’historique">
      {({ changes, groups }) =>
        changes.length === 0 ? (
          <EmptyState title="Aucun changement pour le moment">
            Le site dit ce qu'il disait à sa livraison. Chaque réglage enregistré paraîtra ici.
          </EmptyState>
        ) : (
          <RowList>
            {changes.map((change) => (
              <ChangeRow key={change.id} change={change} group={groups.find(({ code }) => code === change.group)} />
            ))}
          </RowList>
        )
      }
    </QueryView>
  </>
);

interface Change {
  change: SettingsChange;
  /** Group to which the saved fields belong, with its current values; undefined if the group no longer exists. */
  group: SettingsResponse['groups'][number] | undefined;
}

function ChangeRow({ change: { id, actor, at, revertible, fields, ...change }, group }: Change) {
  const title = group?.title ?? change.group;
  const back = useChange<SettingsResponse>('POST', `${SETTINGS}/changes/${id}/take-back`, {
    stores: [SETTINGS],
    old: [SUMMARY],
    toast: () => ['Repris', 'Le site dit de nouveau ce qu’il disait avant.'],
  });
  return (
    <ListRow
      title={title}
      facts={`Enregistré le ${formatMoment(at)} par ${actor}`}
      badges={null}
      error={back.error}
      actions={
        revertible && (
          <Act
            busy={back.isPending}
            aria-label={`Reprendre ce qui était écrit avant ce changement de « ${title} » du ${formatMoment(at)}`}
            onClick={() => back.mutate()}
          >
            Reprendre
          </Act>
        )
      }
    >
      <Fields>
        {fields.map(({ name, label, before, after }) => {
          const field = group?.fields.find((one) => one.name === name);
          const [from, to] = field ? sayChange(field, before, after) : [sayValue(before), sayValue(after)];
          return (
            <Fragment key={name}>
              <dt>{label}</dt>
              <dd data-side="before">
                <small>Avant</small>
                {from}
              </dd>
              <dd>
                <small>Après</small>
                {to}
              </dd>
            </Fragment>
          );
        })}
      </Fields>
    </ListRow>
  );
}
