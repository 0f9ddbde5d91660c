import styled from '@emotion/styled';
import type { SettingsResponse } from '../../../data/api/settings/settingsResponses.ts';
import type { Finding } from '../../../data/api/siteResponses.ts';
import type { Publication } from '../../../data/source/site.ts';
import { color } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { SETTINGS, useSettings } from '../deskQueries.ts';
import { Problem } from '../list/Problem.tsx';
import { useChange } from '../useChange.ts';
import { isNeeded } from './nextStep.ts';

const GoOnlinePart = styled.section`
  max-width: 880px;
  margin: 16px 0 24px;
  padding: 20px 24px;
  border: 1px solid ${color.line};
  background: ${color.sheet};
  & h3 { font-size: 20px; line-height: 1.3; font-weight: 600; }
  & p { margin-top: 8px; max-width: 44em; color: ${color['ink-2']}; }
  & button { margin-top: 16px; }
`;

/**
 * Minutes that a finding takes, by kind: `complete`, copying from an invoice or register; `document`, documenting or withdrawing a figure.
 */
const MINUTES: Record<Finding['kind'], number> = { complete: 3, document: 2, check: 0 };

/** Whether a finding prevents publication; social accounts still missing do not. */
const holdsBack = (finding: Finding): boolean => isNeeded(finding) && finding.code !== 'social';

/** Adds up the minutes for the findings that prevent publication. */
const minutesLeft = (findings: readonly Finding[]): number =>
  findings.filter(holdsBack).reduce((sum, { kind }) => sum + MINUTES[kind], 0);

/** Section that publishes the site: the minutes of work left, then a button to publish the site, or to withdraw it again. */
export function GoOnline({ findings }: { findings: readonly Finding[] }) {
  const group = useSettings().data?.groups.find(({ code }) => code === 'publication');
  const state = group?.fields.find(({ name }) => name === 'site.publication')?.value as Publication | undefined;
  const save = useChange<SettingsResponse, object>('PUT', `${SETTINGS}/publication`, { stores: [SETTINGS] });
  if (!group || !state) return null;
  const left = findings.filter(holdsBack).length;
  const change = (next: Publication, label: string) => (
    <Button
      level={next === 'online' ? 'primary' : 'secondary'}
      disabled={save.isPending}
      // Null restores the source's value of the setting.
      onClick={() =>
        save.mutate({ version: group.version, values: { 'site.publication': next === 'waiting' ? null : next } })
      }
    >
      {label}
    </Button>
  );
  return (
    <GoOnlinePart aria-labelledby="mise-en-ligne">
      <h3 id="mise-en-ligne">
        {left > 0
          ? `Encore ${minutesLeft(findings)} minutes environ avant la mise en ligne`
          : state === 'online'
            ? 'Le site est en ligne'
            : 'Prêt à mettre en ligne'}
      </h3>
      <p>
        {left > 0
          ? `Il reste ${left === 1 ? 'une ligne' : `${left} lignes`} à écrire ou à prouver. D’ici là, chaque page d’un site public demande aux moteurs de recherche de ne pas la montrer.`
          : state === 'online'
            ? 'Les moteurs de recherche peuvent montrer vos pages. Sur une adresse locale, rien ne change.'
            : 'Tout ce que vous seul pouviez écrire l’est. Une pression, et les moteurs de recherche peuvent montrer vos pages.'}
      </p>
      {left === 0 && state === 'waiting' && change('online', 'Mettre en ligne')}
      {state === 'online' && change('waiting', 'Retirer des moteurs de recherche')}
      {save.isError && <Problem error={save.error} />}
    </GoOnlinePart>
  );
}
