import { Check } from 'lucide-react';
import type { TimelinePhase as Phase } from './timeline.ts';
import { Status } from './timelineParts.ts';

const statusWords = { completed: 'Terminé' } as const;

export const TimelinePhase = ({ period, title, summary, details, status }: Phase) => (
  <li>
    <p className="period">{period}</p>
    <div>
      <h3>{title}</h3>
      <Status>
        <Check size={16} strokeWidth={2} aria-hidden="true" />
        {statusWords[status]}
      </Status>
      <p>{summary}</p>
      <ul className="details">
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </div>
  </li>
);
