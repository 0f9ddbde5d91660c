import styled from '@emotion/styled';
import { Cite } from '../../../components/article/Cite.tsx';
import { Panels } from '../../../components/article/Panels.tsx';
import { color, media } from '../../../components/theme.ts';
import { Figure } from '../../../components/ui/Figure.tsx';
import { type ResearchPanel, researchPanels } from './research.ts';

const Finding = styled.li`
  display: grid;
  grid-template-columns: 148px 1fr;
  gap: 4px 20px;
  align-items: baseline;
  padding: 12px 0;
  border-top: 1px solid ${color.line};
  &:first-of-type { border-top: 0; padding-top: 0; }
  ${media.phone} { grid-template-columns: 1fr; }
`;

const content = ({ findings, limit }: ResearchPanel) => (
  <>
    <ul>
      {findings.map(({ figure: [number, unit], text, source }) => (
        <Finding key={text}>
          <Figure small={28} large={32}>
            {number}
            <span>{unit}</span>
          </Figure>
          <span>
            {text}
            <Cite id={source} />
          </span>
        </Finding>
      ))}
    </ul>
    <p>
      <strong>Limite.</strong> {limit}
    </p>
  </>
);

export const ResearchPanels = () => (
  <Panels items={researchPanels.map((panel) => ({ title: panel.title, content: content(panel) }))} />
);
