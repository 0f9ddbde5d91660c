import { Panels } from '../../../components/article/Panels.tsx';
import { technicalDetails, technicalDetailsTitle } from './technical-details.ts';

const content = technicalDetails.map(({ term, description }) => (
  <div key={term}>
    <h4>{term}</h4>
    <p>{description}</p>
  </div>
));

export const TechnicalDetails = () => <Panels items={[{ title: technicalDetailsTitle, content }]} />;
