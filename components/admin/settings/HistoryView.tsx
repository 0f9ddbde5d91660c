import styled from '@emotion/styled';
import type { SettingsAnswer, SettingsChange, SettingsField } from '../../../data/api/settings/settingsAnswers.ts';
import { color, media } from '../../theme.ts';
import { Badge } from '../../ui/Badge.tsx';
import { FINDINGS, SETTINGS, useSettings } from '../deskQueries.ts';
import { formatMoment } from '../formatDay.ts';
import { Act } from '../list/Act.tsx';
import { EmptyState } from '../list/EmptyState.tsx';
import { ListRow, RowList } from '../list/RowList.tsx';
import { Answer, View } from '../list/View.tsx';
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

/** « Historique »: each save, before and after, who and when, and the way back. */
export const HistoryView = () => (
  <View
    title="Historique"
    intro="Chaque enregistrement des réglages, le dernier en haut. « Annuler ce changement » remet ce qui était écrit avant, sur tout le site."
  >
    <Answer query={useSettings()} of="de l’historique">
      {({ changes, groups }) =>
        changes.length === 0 ? (
          <EmptyState title="Aucun changement pour le moment">
            Le site dit ce qu'il disait à sa livraison. Chaque réglage enregistré paraîtra ici.
          </EmptyState>
        ) : (
          <RowList>
            {changes.map((change) => {
              const group = groups.find(({ code }) => code === change.group);
              return (
                <ChangeRow
                  key={change.id}
                  change={change}
                  group={group?.title ?? change.group}
                  known={group?.fields ?? []}
                />
              );
            })}
          </RowList>
        )
      }
    </Answer>
  </View>
);

interface Change {
  change: SettingsChange;
  group: string;
  /** The fields of the group as they are now. */
  known: readonly SettingsField[];
}

function ChangeRow({ change, group, known }: Change) {
  const { id, actor, at, taken_back_at, fields } = change;
  const back = useChange<SettingsAnswer>('POST', `${SETTINGS}/changes/${id}/take-back`, {
    stores: [SETTINGS],
    old: [FINDINGS],
    said: () => ['Changement annulé', 'Le site dit de nouveau ce qu’il disait avant, dans quelques secondes.'],
  });
  return (
    <ListRow
      title={group}
      facts={`Enregistré le ${formatMoment(at)} par ${actor}`}
      badges={taken_back_at && <Badge look="draft">{`Annulé le ${formatMoment(taken_back_at)}`}</Badge>}
      error={back.error}
      actions={
        !taken_back_at && (
          <Act
            busy={back.isPending}
            aria-label={`Annuler ce changement de « ${group} » du ${formatMoment(at)}`}
            onClick={() => back.mutate()}
          >
            Annuler ce changement
          </Act>
        )
      }
    >
      <Fields>
        {fields.map(({ name, label, before, after }) => {
          const field = known.find((one) => one.name === name);
          const said = field ? sayChange(field, before, after) : ([sayValue(before), sayValue(after)] as const);
          return <FieldChange key={name} label={label} before={said[0]} after={said[1]} />;
        })}
      </Fields>
    </ListRow>
  );
}

const FieldChange = ({ label, before, after }: { label: string; before: string; after: string }) => (
  <>
    <dt>{label}</dt>
    <dd data-side="before">
      <small>Avant</small>
      {before}
    </dd>
    <dd>
      <small>Après</small>
      {after}
    </dd>
  </>
);
