import { WayOn } from '../list/WayOn.tsx';
import { useFindings } from './findingsQuery.ts';
import { nextStep } from './firstSteps.ts';

/** Once something is saved: what comes after it. */
export function AndThen() {
  const { data } = useFindings();
  const next = data && nextStep(data.findings);
  return next ? <WayOn to={next.to}>{`Ensuite : ${next.text}`}</WayOn> : null;
}
