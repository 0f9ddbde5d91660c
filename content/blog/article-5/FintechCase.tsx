import { BlockLabel } from '../../../components/article/Block.tsx';
import { Panels } from '../../../components/article/Panels.tsx';
import { fintechCase } from './fintech-case.ts';

const content = (
  <>
    <BlockLabel>{fintechCase.label}</BlockLabel>
    <p>{fintechCase.question}</p>
    {fintechCase.steps.map(({ title, text }) => (
      <div key={title}>
        <h4>{title}</h4>
        <p>{text}</p>
      </div>
    ))}
    <p>
      <strong>{fintechCase.outcome}</strong>
    </p>
  </>
);

export const FintechCase = () => <Panels items={[{ title: fintechCase.title, content }]} />;
