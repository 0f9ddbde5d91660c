import { useId, useState } from 'react';
import { Block, BlockLabel } from '../../../components/article/Block.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { TimelinePhase } from './TimelinePhase.tsx';
import { timeline } from './timeline.ts';
import { Phases, ToggleRow } from './timelineParts.ts';

/**
 * The four completed phases; their details appear on demand (docs/product/specification.md § 4), and without script at
 * once.
 */
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
