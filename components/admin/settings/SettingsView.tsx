import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import { Link, Navigate, useSearchParams } from 'react-router';
import type { SettingsResponse } from '../../../data/api/settings/settingsResponses.ts';
import { color, focusRing, media } from '../../theme.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useSettings } from '../deskQueries.ts';
import { QueryView, View } from '../list/View.tsx';
import { settingsParts } from './settingsParts.ts';
import { hasDraft } from './useTyped.ts';

const List = styled.ul`
  max-width: 880px;
  border-top: 1px solid ${color.ink};
  & > li { border-bottom: 1px solid ${color.line}; }
  & a { display: grid; grid-template-columns: minmax(0, 1fr) auto 16px; align-items: center; gap: 4px 20px; min-height: 64px; padding: 14px 0; border-radius: 2px; ${focusRing(color.link)} }
  & a:hover strong { color: ${color.link}; }
  & strong { display: block; font-weight: 600; }
  & small { font-size: 15px; line-height: 1.45; color: ${color['ink-2']}; }
  ${media.phone} { & a { grid-template-columns: minmax(0, 1fr) 16px; } & a > svg { grid-area: 1 / 2; } }
`;
const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${media.phone} { &:empty { display: none; } }
`;

/** « Réglages »: the groups of settings. `?champ=` opens the group of a field. */
export function SettingsView() {
  const [address] = useSearchParams();
  const query = useSettings();
  const { data } = query;
  const wanted = address.get('champ');
  if (data && wanted) {
    const isWanted = (name: string) => wanted === name || wanted.startsWith(`${name}.`);
    const group = data.groups.find(({ fields }) => fields.some(({ name }) => isWanted(name)));
    const field = group?.fields.find(({ name }) => isWanted(name));
    if (group && field) return <Navigate to={`/reglages/${group.code}#${field.name}`} replace />;
  }
  return (
    <View
      title="Réglages"
      intro="Ce que le site dit de vous et de vos offres. Un changement enregistré est aussitôt sur toutes les pages, dans les courriels et les formulaires."
    >
      <QueryView query={query} of="des réglages">
        {({ groups }) => <Groups groups={groups} />}
      </QueryView>
    </View>
  );
}

const Groups = ({ groups }: Pick<SettingsResponse, 'groups'>) => (
  <List>
    {groups.map(({ code, title, lead, fields }) => {
      const missing = fields.filter(({ incomplete }) => incomplete).length;
      const changed = fields.filter((field) => field.changed).length;
      return (
        <li key={code}>
          <Link to={`/reglages/${code}`}>
            <span>
              <strong>{title}</strong>
              <small>{lead}</small>
            </span>
            <Marks>
              {hasDraft(code) && <Badge look="draft">Non enregistré</Badge>}
              {missing > 0 && <Badge>{`${missing} à compléter`}</Badge>}
              {changed > 0 && <Badge look="published">{`${changed} ${changed > 1 ? 'modifiés' : 'modifié'}`}</Badge>}
            </Marks>
            <ArrowRight size={16} strokeWidth={1.6} aria-hidden="true" />
          </Link>
        </li>
      );
    })}
    {Object.entries(settingsParts).map(([code, { title, lead }]) => (
      <li key={code}>
        <Link to={`/reglages/${code}`}>
          <span>
            <strong>{title}</strong>
            <small>{lead}</small>
          </span>
          <Marks />
          <ArrowRight size={16} strokeWidth={1.6} aria-hidden="true" />
        </Link>
      </li>
    ))}
  </List>
);
