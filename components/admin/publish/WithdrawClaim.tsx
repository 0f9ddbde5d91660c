import type { SettingsResponse } from '../../../data/api/settings/settingsResponses.ts';
import { SETTINGS, SUMMARY, useSettings } from '../deskQueries.ts';
import { Act } from '../list/Act.tsx';
import { Problem } from '../list/Problem.tsx';
import { useChange } from '../useChange.ts';

/**
 * Button that withdraws a figure without proof from every page. `setting`: setting with the figure's proof, such as
 * `claims.precision.note`.
 */
export function WithdrawClaim({ setting, title }: { setting: string; title: string }) {
  const name = setting.replace(/^claims\.(\w+)\.note$/, 'claimPlaces.$1');
  const group = useSettings().data?.groups.find(({ fields }) => fields.some((field) => field.name === name));
  const save = useChange<SettingsResponse, object>('PUT', `${SETTINGS}/${group?.code}`, {
    stores: [SETTINGS],
    old: [SUMMARY],
    toast: () => ['Retiré des pages', `${title} : « Réglages » le remet quand vous avez de quoi le prouver.`],
  });
  return (
    <>
      <Act
        busy={save.isPending}
        disabled={!group}
        aria-label={`Retirer des pages : ${title}`}
        onClick={() => group && save.mutate({ version: group.version, values: { [name]: 'withdrawn' } })}
      >
        Retirer des pages
      </Act>
      {save.isError && <Problem error={save.error} />}
    </>
  );
}
