import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Block, BlockLabel } from '../../../components/article/Block.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { type TimelinePhase as Phase, timeline } from './timeline.ts';
import { Details, Period, Phases, Status, ToggleRow } from './timelineParts.ts';

const statusWords = { completed: 'Terminé' } as const;

const TimelinePhase = ({ period, title, summary, details, status }: Phase) => (
  <li>
    <Period>{period}</Period>
    <div>
      <h3>{title}</h3>
      <Status>
        <Check size={16} strokeWidth={2} aria-hidden="true" />
        {statusWords[status]}
      </Status>
      <p>{summary}</p>
      <Details>
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </Details>
    </div>
  </li>
);

/** The four completed phases; their details appear on demand (docs/product/specification.md § 4), and without script at once. */
export function Timeline() {
  const [details, setDetails] = useState<'hidden' | 'shown'>('hidden');
  const id = useId();
  return (
    <Block>
      <BlockLabel>Chronologie du cas fictif</BlockLabel>
      <Phases id={id} data-details={details}>
        {timeline.map((phase) => (
          <TimelinePhase key={phase.period} {...phase} />
        ))}
      </Phases>
      <ToggleRow>
        <Button
          level="secondary"
          size="md"
          aria-expanded={details === 'shown'}
          aria-controls={id}
          onClick={() => setDetails(details === 'shown' ? 'hidden' : 'shown')}
        >
          {details === 'shown' ? 'Masquer les détails' : 'Afficher les détails'}
        </Button>
      </ToggleRow>
    </Block>
  );
}
