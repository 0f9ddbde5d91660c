import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Block, BlockNote } from '../../../components/article/toolParts.tsx';
import { color, ease, media, tabular, type } from '../../../components/theme.ts';
import { Button } from '../../../components/ui/Button.tsx';
import {
  idle,
  launched,
  lookOf,
  type MethodStep,
  methodSteps,
  type Simulation,
  type StepLook,
  simulationLabels,
  simulationTick,
  ticked,
} from './steps.ts';

/** Details of a step, visible once the simulation has reached it; without script and on paper, always. */
const Step = styled.li`
  display: grid;
  grid-template-columns: 44px 1fr auto;
  gap: 4px 16px;
  padding: 20px 16px;
  border-bottom: 1px solid ${color.line};
  transition: background ${ease.reveal};
  ${tabular}
  & h3 { ${type.h4} }
  &[data-look='current'], &[data-look='done'] { background: ${color.wash}; }
  ${media.phone} { grid-template-columns: 32px 1fr; padding: 18px 12px; }
`;
const Mark = styled.span`
  ${type.figure}
  font-size: 32px;
  & svg { color: ${color.link}; margin-top: 3px; }
  ${media.phone} { font-size: 26px; }
`;
const Duration = styled.span`
  ${type.small}
  color: ${color['ink-2']};
  white-space: nowrap;
  ${media.phone} { grid-column: 2; }
`;
const Body = styled.div`
  grid-column: 2 / -1;
  color: ${color['ink-2']};
`;
const Details = styled.ul`
  margin-top: 10px;
  padding-left: 20px;
  list-style: disc;
  [data-look='waiting'] & {
    display: none;
    ${media.noScript} { display: block; }
    ${media.print} { display: block; }
  }
`;

/** State of the example's question after the step. */
const OnTable = styled.p`
  margin-top: 10px;
  font-weight: 600;
  color: ${color.ink};
  [data-look='waiting'] & {
    display: none;
    ${media.noScript} { display: block; }
    ${media.print} { display: block; }
  }
`;

interface Props extends MethodStep {
  number: number;
  look: StepLook;
}

const SimulationStep = ({ number, look, title, description, details, table, minutes }: Props) => (
  <Step data-look={look} aria-current={look === 'current' ? 'step' : undefined}>
    <Mark>{look === 'done' ? <Check size={24} strokeWidth={2} role="img" aria-label="Terminée" /> : number}</Mark>
    <h3>{title}</h3>
    <Duration>{`${minutes[0]}–${minutes[1]} min`}</Duration>
    <Body>
      <p>{description}</p>
      <Details>
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </Details>
      <OnTable>{table}</OnTable>
    </Body>
  </Step>
);

const Steps = styled.ol`
  margin-top: 28px;
  border-top: 1px solid ${color.ink};
`;
const Launch = styled.div`
  ${media.noScript} { display: none; }
`;
const Completion = styled.p`
  font-weight: 600;
  &:not(:empty) { margin-top: 20px; }
`;

/** Text that screen readers announce at each step, and that is visible at the end. */
function announcement(simulation: Simulation): string {
  if (simulation.state === 'completed') return simulationLabels.completed;
  if (simulation.state === 'idle') return '';
  return `Étape ${simulation.step + 1} sur ${methodSteps.length} : ${methodSteps[simulation.step]?.title ?? ''}`;
}

/** Simulation of the method's four steps: highlights one after the other every two seconds, with its result. */
export function FusionSimulation() {
  const [simulation, setSimulation] = useState(idle);
  const running = simulation.state === 'running';
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setSimulation((now) => ticked(now, methodSteps.length)), simulationTick);
    return () => clearInterval(timer);
  }, [running]);
  return (
    <Block>
      <Launch>
        <Button disabled={running} onClick={() => setSimulation(launched)}>
          {running ? simulationLabels.running : simulationLabels.launch}
        </Button>
      </Launch>
      <Steps>
        {methodSteps.map((step, index) => (
          <SimulationStep key={step.title} {...step} number={index + 1} look={lookOf(simulation, index)} />
        ))}
      </Steps>
      <Completion role="status" className={running ? 'sr' : undefined}>
        {announcement(simulation)}
      </Completion>
      {simulation.state === 'completed' && <p>{simulationLabels.left}</p>}
      <BlockNote>{simulationLabels.note}</BlockNote>
    </Block>
  );
}
