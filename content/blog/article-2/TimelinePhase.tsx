import { Check } from 'lucide-react';
import type { TimelinePhase as Phase } from './timeline.ts';
import { Details, Period, Status } from './timelineParts.ts';

const statusWords = { completed: 'Terminé' } as const;

export const TimelinePhase = ({ period, title, summary, details, status }: Phase) => (
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
