import styled from '@emotion/styled';
import type { Example } from '../../data/examples/types.ts';
import { journalLines, journalNote, journalTitle, modelName } from '../../data/examples/types.ts';
import { modelRoles } from '../../data/offer/panel.ts';
import { color, media, tabular, type } from '../theme.ts';
import { Container, Section, Split } from '../ui/Section.tsx';

const Words = styled.div`
  & h2 { ${type.h2} }
  & > p { margin-top: 16px; max-width: 22em; color: ${color['ink-2']}; }
  & h3 { margin-top: 40px; font-size: 16px; line-height: 1.4; font-weight: 600; }
  & h3 + p { ${type.small} margin-top: 6px; max-width: 26em; color: ${color['ink-2']}; }
`;
const Table = styled.table`
  font-size: 16px;
  line-height: 1.45;
  ${tabular}
  & th, & td { padding: 16px 20px 16px 0; text-align: left; vertical-align: top; border-bottom: 1px solid ${color.line}; font-weight: 400; }
  & thead th { padding-block: 8px; border-color: ${color.ink}; font-size: 14px; color: ${color['ink-3']}; }
  & tbody th { font-weight: 600; white-space: nowrap; }
  & :is(thead th, td):last-of-type { padding-right: 0; }
  ${media.print} { font-size: 14px; & tbody > tr > * { padding-block: 8px; } }
  ${media.cramped} { & th, & td { padding-right: 14px; } }
  ${media.belowDesktop} {
    display: block;
    & thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    & tbody { display: block; border-top: 1px solid ${color.ink}; }
    & tbody tr { display: grid; gap: 2px; padding: 18px 0; border-bottom: 1px solid ${color.line}; }
    & tbody tr > * { padding: 0; border: 0; }
    & tbody th { font-size: 17px; }
  }
`;
const Contribution = styled.td`
  color: ${color['ink-2']};
`;
const Lines = styled.dl`
  margin-top: 28px;
  border-top: 1px solid ${color.ink};
  font-size: 16px;
  line-height: 1.5;
  & > div { display: grid; grid-template-columns: 150px 1fr; gap: 20px; padding-block: 14px; border-bottom: 1px solid ${color.line}; }
  & dt { font-weight: 600; }
  & dd { color: ${color['ink-2']}; }
  ${media.belowDesktop} { & > div { grid-template-columns: 1fr; gap: 2px; } }
`;
const Note = styled.p`
  ${type.caption}
  margin-top: 14px;
  color: ${color['ink-3']};
`;

/** Who did what: the five models in their order, role, contribution and answer to one question; then how the gap between the answers was decided. */
export function RolesSection({ method: { lead, roles, journal } }: Pick<Example, 'method'>) {
  return (
    <Section ground="sheet" whole tall={[1615, 1300, 795]} aria-labelledby="roles">
      <Container>
        <Split at="4+8">
          <Words>
            <h2 id="roles">Qui a fait quoi</h2>
            <p>{lead}</p>
            <h3>{journalTitle}</h3>
            <p>{`Une question, cinq réponses du ${journal.day}, et ce que le texte en garde.`}</p>
          </Words>
          <div>
            <Table>
              <caption className="sr">
                Rôle, apport et réponse de chaque modèle dans ce livrable, en illustration
              </caption>
              <thead>
                <tr>
                  {['Modèle', 'Rôle et apport', 'Réponse à la question'].map((label) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {modelRoles.map((role, index) => (
                  <tr key={role}>
                    <th scope="row">{modelName(index)}</th>
                    <Contribution>{`${role}. ${roles[index]}.`}</Contribution>
                    <td>{journal.answers[index]}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
            <Lines>
              {journalLines(journal).map(([label, text]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </Lines>
            <Note>{journalNote}</Note>
          </div>
        </Split>
      </Container>
    </Section>
  );
}
