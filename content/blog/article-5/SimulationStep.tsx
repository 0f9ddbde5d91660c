import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { color, ease, media, tabular, type } from '../../../components/theme.ts';
import type { StepLook } from './simulation.ts';
import type { MethodStep } from './steps.ts';

/** Details show for the steps reached; without script, and on paper, for all of them. */
const Step = styled.li`
  display: grid;
  grid-template-columns: 44px 1fr auto;
  gap: 4px 16px;
  padding: 20px 16px;
  border-bottom: 1px solid ${color.line};
  transition: background ${ease.reveal};
  ${tabular}
  & h3 { ${type.h4} }
  & .mark { ${type.figure} font-size: 32px; & svg { color: ${color.link}; margin-top: 3px; } }
  & .duration { ${type.small} color: ${color['ink-2']}; white-space: nowrap; }
  & .body { grid-column: 2 / -1; color: ${color['ink-2']}; }
  & .details { margin-top: 10px; padding-left: 20px; list-style: disc; }
  &[data-look='current'], &[data-look='done'] { background: ${color.wash}; }
  &[data-look='waiting'] .details { display: none; }
  ${media.noScript} { &[data-look='waiting'] .details { display: block; } }
  ${media.print} { &[data-look='waiting'] .details { display: block; } }
  ${media.phone} {
    grid-template-columns: 32px 1fr;
    padding: 18px 12px;
    & .mark { font-size: 26px; }
    & .duration { grid-column: 2; }
  }
`;

interface Props extends MethodStep {
  number: number;
  look: StepLook;
}

export const SimulationStep = ({ number, look, title, description, details, duration }: Props) => (
  <Step data-look={look} aria-current={look === 'current' ? 'step' : undefined}>
    <span className="mark">
      {look === 'done' ? <Check size={24} strokeWidth={2} role="img" aria-label="Terminée" /> : number}
    </span>
    <h3>{title}</h3>
    <span className="duration">{duration}</span>
    <div className="body">
      <p>{description}</p>
      <ul className="details">
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </div>
  </Step>
);
