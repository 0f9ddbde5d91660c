import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Block, BlockLabel } from '../../../components/article/Block.tsx';
import { color, media, tabular, type } from '../../../components/theme.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { type TimelinePhase as Phase, timeline } from './timeline.ts';

/** The list of phases; `data-details` shows or hides what each one did. */
const Phases = styled.ol`
  border-top: 1px solid ${color.ink};
  & > li {
    display: grid;
    grid-template-columns: 132px 1fr;
    gap: 4px 24px;
    padding: 20px 0;
    border-bottom: 1px solid ${color.line};
  }
  & h3 { ${type.h4} }
  ${media.phone} { & > li { grid-template-columns: 1fr; } }
`;

const Period = styled.p`
  ${type.h4}
  ${tabular}
`;

/** What a phase did; without script, and on paper, always there. */
const Details = styled.ul`
  margin-top: 12px;
  padding-left: 20px;
  list-style: disc;
  color: ${color['ink-2']};
  [data-details='hidden'] & {
    display: none;
    ${media.noScript} { display: block; }
    ${media.print} { display: block; }
  }
`;

const Status = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  ${type.caption}
  font-weight: 600;
  color: ${color['ink-2']};
  & svg { color: ${color.link}; }
`;

/** A toggle is of no use without script, where everything is already shown. */
const ToggleRow = styled.div`
  margin-top: 20px;
  ${media.noScript} { display: none; }
`;

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
