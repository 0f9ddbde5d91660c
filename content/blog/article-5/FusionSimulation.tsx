import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { Block, BlockNote } from '../../../components/article/Block.tsx';
import { color, media } from '../../../components/theme.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { SimulationStep } from './SimulationStep.tsx';
import { idle, launched, lookOf, type Simulation, ticked } from './simulation.ts';
import { methodSteps, simulationLabels, simulationTick } from './steps.ts';

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

/** Read by screen readers while the steps light up, and shown at the end. */
function announcement(simulation: Simulation): string {
  if (simulation.state === 'completed') return simulationLabels.completed;
  if (simulation.state === 'idle') return '';
  return `Étape ${simulation.step + 1} sur ${methodSteps.length} : ${methodSteps[simulation.step]?.title ?? ''}`;
}

/** The four steps of the method, lit one after the other every two seconds, with what each leaves on the table. */
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
