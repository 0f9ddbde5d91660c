import { Panels } from '../../../components/article/Panels.tsx';
import { type ModelPanel, modelPanels } from './model-panels.ts';

const content = ({ paragraphs, tryIt }: ModelPanel) => (
  <>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <h4>Consigne à essayer</h4>
    <blockquote>{tryIt}</blockquote>
  </>
);

export const ModelPanels = () => (
  <Panels items={modelPanels.map((panel) => ({ title: panel.title, content: content(panel) }))} />
);
