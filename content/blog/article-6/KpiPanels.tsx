import styled from '@emotion/styled';
import { BlockLabel } from '../../../components/article/Block.tsx';
import { Panels } from '../../../components/article/Panels.tsx';
import { color, type } from '../../../components/theme.ts';
import { roiCase } from './case.ts';
import { type Kpi, kpiBenchmarkNote, kpiCategories } from './kpis.ts';

const Measure = styled.div`
  break-inside: avoid;
  & + & { padding-top: 14px; border-top: 1px solid ${color.line}; }
  & dl { margin-top: 8px; ${type.small} }
  & dl > div { display: grid; grid-template-columns: 76px 1fr; }
  & dt { color: ${color['ink-3']}; }
`;

const measure = ({ name, description, formula, benchmark }: Kpi) => (
  <Measure key={name}>
    <h4>{name}</h4>
    <p>{description}</p>
    <dl>
      <div>
        <dt>Formule :</dt>
        <dd>{formula}</dd>
      </div>
      <div>
        <dt>Repère :</dt>
        <dd>{benchmark}</dd>
      </div>
    </dl>
  </Measure>
);

const caseContent = (
  <>
    <BlockLabel>{roiCase.label}</BlockLabel>
    {roiCase.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </>
);

/** Three KPI categories and the case: one list, so one open index for the four (docs/product/specification.md § 4). */
export const KpiPanels = () => (
  <Panels
    note={kpiBenchmarkNote}
    items={[
      ...kpiCategories.map(({ title, kpis }) => ({ title, content: kpis.map(measure) })),
      { title: roiCase.title, content: caseContent },
    ]}
  />
);
