import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Day, LeadSources } from '../../../data/api/answers.ts';
import { followUps } from '../../../data/leads/followUps.ts';
import { leadServices } from '../../../data/leads/leadService.ts';
import { color, media } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import { DAY } from '../day/dayQuery.ts';
import { ExportMenu } from '../list/ExportMenu.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { FREE_PERIOD, type LeadFilters, periods, statusChoices } from './leadFilters.ts';

const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(200px, 1fr) repeat(5, 148px) auto;
  align-items: end;
  gap: 12px;
  margin-bottom: 24px;
  && input, && select { min-height: 44px; padding-top: 9px; padding-bottom: 9px; font-size: 15px; }
  && select + svg { top: 14px; }
  @media (max-width: 1279.98px) { grid-template-columns: repeat(5, minmax(0, 1fr)) auto; & > div:first-of-type { grid-column: 1 / -1; } }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 12px 8px;
    & > div:first-of-type { grid-column: 1 / -1; }
  }
  & input[type='search']::-webkit-search-cancel-button { filter: grayscale(1); cursor: pointer; }
  & b { color: ${color.link}; }
`;
const Toggle = styled(Button)`
  display: none;
  ${media.phone} { display: inline-flex; justify-self: start; }
`;
const Choices = styled.div`
  display: contents;
  ${media.phone} {
    display: grid;
    grid-column: 1 / -1;
    grid-row: 3;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
    &[data-view='closed'] { display: none; }
  }
`;

/** The two days of a free period, on a line of their own. */
const Days = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(2, 180px);
  justify-content: end;
  gap: 12px;
  ${media.phone} { grid-template-columns: 1fr 1fr; &[data-view='closed'] { display: none; } }
`;

interface Props {
  filters: LeadFilters;
  query: string;
  onChange: (name: keyof LeadFilters, value: string) => void;
}

/** Search as you type, filters and export; everything it says is in the address. */
export function LeadsToolbar({ filters, query, onChange }: Props) {
  const [view, setView] = useState<'closed' | 'open'>('closed');
  const { data } = useQuery<LeadSources>({ queryKey: ['/api/admin/lead-sources'] });
  const set = (name: keyof LeadFilters) => (event: { currentTarget: { value: string } }) =>
    onChange(name, event.currentTarget.value);
  const { data: day } = useQuery<Day>({ queryKey: DAY });
  const counted = followUps.map(({ code, label }) => {
    const count = day?.follow_ups[code] ?? 0;
    return { code, label: count > 0 ? `${label} (${formatNumber(count)})` : label };
  });
  const active = [filters.statut, filters.relance, filters.service, filters.source, filters.periode].filter(
    Boolean,
  ).length;
  return (
    <Bar role="search" aria-label="Chercher et filtrer" onSubmit={(event) => event.preventDefault()}>
      <SearchBox
        value={filters.q}
        placeholder="Nom, email, entreprise, mot du message"
        onChange={(value) => onChange('q', value)}
      />
      <Toggle
        type="button"
        level="secondary"
        size="md"
        aria-expanded={view === 'open'}
        onClick={() => setView(view === 'open' ? 'closed' : 'open')}
      >
        {active > 0 ? `Filtres (${active})` : 'Filtres'}
      </Toggle>
      <Choices data-view={view}>
        <SelectField
          label="Statut"
          empty="Tous"
          choices={statusChoices}
          value={filters.statut}
          onChange={set('statut')}
        />
        <SelectField
          label="Relance"
          empty="Toutes"
          choices={counted}
          value={filters.relance}
          onChange={set('relance')}
        />
        <SelectField
          label="Service"
          empty="Tous"
          choices={leadServices}
          value={filters.service}
          onChange={set('service')}
        />
        <SelectField
          label="Source"
          empty="Toutes"
          choices={(data?.sources ?? []).map((code) => ({ code, label: code === 'direct' ? 'Accès direct' : code }))}
          value={filters.source}
          onChange={set('source')}
        />
        <SelectField label="Période" empty="Tout" choices={periods} value={filters.periode} onChange={set('periode')} />
      </Choices>
      <ExportMenu path="/api/admin/exports/leads.csv" query={query} />
      {filters.periode === FREE_PERIOD && (
        <Days data-view={view}>
          <TextField label="Reçus du" type="date" max={filters.au} value={filters.du} onChange={set('du')} />
          <TextField label="Au" type="date" min={filters.du} value={filters.au} onChange={set('au')} />
        </Days>
      )}
    </Bar>
  );
}
