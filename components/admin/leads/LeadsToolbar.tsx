import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { ListFilter, Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { LeadSources } from '../../../data/api/responses.ts';
import { followUps } from '../../../data/leads/followUps.ts';
import { leadServices } from '../../../data/leads/leadService.ts';
import { color, focusRing, media, radius } from '../../theme.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import { useSummary } from '../deskQueries.ts';
import { Act, WayLink } from '../list/Act.tsx';
import { SearchBox } from '../list/FilterBar.tsx';
import { ExportMenu } from '../list/Menu.tsx';
import { useMedia } from '../useBrowser.ts';
import { FREE_PERIOD, type LeadFilters, periods, sorts, statusChoices } from './leadFilters.ts';

const HEARD = 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);';

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-bottom: 8px;
  && input, && select { min-height: 44px; padding-top: 9px; padding-bottom: 9px; font-size: 15px; }
  && select + svg { top: 14px; }
  & > div:first-of-type { flex: 1 1 6rem; & > label { ${HEARD} } }
  & > button, & > a { display: inline-flex; align-items: center; gap: 8px; }
  & input[type='search']::-webkit-search-cancel-button { filter: grayscale(1); cursor: pointer; }
  ${media.phone} {
    gap: 8px; margin-bottom: 4px;
    & > button { padding-inline: 12px; }
    & > a, & summary { justify-content: center; min-width: 44px; }
    &&& summary { padding: 8px; }
    & > a span, & summary span { ${HEARD} }
  }
  @media (max-width: 359px) { & > button span { ${HEARD} } }
`;
/** Filters and order of the list, which fold away. */
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 148px), 1fr));
  gap: 12px;
  width: 100%;
  padding-bottom: 8px;
  &[hidden] { display: none; }
`;
const Chips = styled.ul`
  display: contents;
  & button { display: inline-flex; align-items: center; gap: 8px; min-height: 32px; padding: 2px 10px; border: 1px solid ${color['line-strong']}; border-radius: ${radius.badge}; font-size: 14px; ${focusRing(color.link)} }
  & button:hover { border-color: ${color.ink}; }
`;

interface Props {
  filters: LeadFilters;
  query: string;
  onChange: (name: keyof LeadFilters, value: string) => void;
}

/** Returns the filter fields with their choices; those of the source are the origins of the leads stored so far. */
function useFields(isOpen: boolean) {
  const { data } = useQuery<LeadSources>({ queryKey: ['/api/admin/lead-sources'], enabled: isOpen });
  const { data: summary } = useSummary();
  const counted = followUps.map(({ code, label }) => {
    const count = summary?.follow_ups[code] ?? 0;
    return { code, label: count > 0 ? `${label} (${formatNumber(count)})` : label };
  });
  const sources = (data?.sources ?? []).map((code) => ({ code, label: code === 'direct' ? 'Accès direct' : code }));
  return [
    { name: 'statut', label: 'Statut', empty: 'Tous', choices: statusChoices },
    { name: 'relance', label: 'Relance', empty: 'Toutes', choices: counted },
    { name: 'service', label: 'Service', empty: 'Tous', choices: leadServices },
    { name: 'source', label: 'Source', empty: 'Toutes', choices: sources },
    { name: 'periode', label: 'Période', empty: 'Tout', choices: periods },
  ] as const;
}

/** Toolbar of the list, on one line: search as you type, filters, export. Search and filters are in the address. */
export function LeadsToolbar({ filters, query, onChange }: Props) {
  const [view, setView] = useState<'closed' | 'open'>('closed');
  const fields = useFields(view === 'open');
  const set = (name: keyof LeadFilters) => (event: { currentTarget: { value: string } }) =>
    onChange(name, event.currentTarget.value);
  return (
    <Bar role="search" aria-label="Chercher et filtrer" onSubmit={(event) => event.preventDefault()}>
      <SearchBox
        value={filters.q}
        placeholder={useMedia('phone') ? 'Rechercher' : 'Nom, email, entreprise, mot du message'}
        onChange={(value) => onChange('q', value)}
      />
      <Act aria-expanded={view === 'open'} onClick={() => setView(view === 'open' ? 'closed' : 'open')}>
        <ListFilter size={18} strokeWidth={1.6} aria-hidden="true" />
        <span>Filtrer</span>
      </Act>
      <ExportMenu path="/api/admin/exports/leads.csv" query={query} />
      <WayLink to="/leads/saisie">
        <Plus size={18} strokeWidth={1.6} aria-hidden="true" />
        <span>Saisir une demande</span>
      </WayLink>
      <Choices hidden={view === 'closed'}>
        {fields.map(({ name, ...field }) => (
          <SelectField key={name} {...field} value={filters[name]} onChange={set(name)} />
        ))}
        {filters.periode === FREE_PERIOD && (
          <>
            <TextField label="Reçus du" type="date" max={filters.au} value={filters.du} onChange={set('du')} />
            <TextField label="Au" type="date" min={filters.du} value={filters.au} onChange={set('au')} />
          </>
        )}
        <SelectField
          label="Trier par"
          empty="Date de réception"
          choices={sorts}
          value={filters.tri}
          onChange={set('tri')}
        />
      </Choices>
    </Bar>
  );
}

/** Active filters, each removed by a press. */
export function FilterChips({ filters, onChange }: Omit<Props, 'query'>) {
  const set = useFields(filters.source !== '').filter(({ name }) => filters[name] !== '');
  return (
    <Chips aria-label="Filtres">
      {set.map(({ name, label, choices }) => (
        <li key={name}>
          <button type="button" onClick={() => onChange(name, '')} title="Retirer ce filtre">
            {`${label}\u00a0: ${choices.find(({ code }) => code === filters[name])?.label ?? filters[name]}`}
            <X size={14} strokeWidth={1.6} aria-hidden="true" />
          </button>
        </li>
      ))}
    </Chips>
  );
}
