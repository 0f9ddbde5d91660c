import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import type { Example } from '../../data/examples/types.ts';
import { arbitrationTitle, modelRoles, sharesNote } from '../../data/offer/modelRoles.ts';
import { models } from '../../data/offer/models.ts';
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
  & tbody th i { display: inline-block; width: 10px; height: 10px; margin-right: 12px; border-radius: 50%; }
  & :is(thead th, td):last-of-type { padding-right: 0; }
  ${media.print} { font-size: 14px; & tbody > tr > * { padding-block: 8px; } }
  ${media.cramped} { --longest: 52px; & th, & td { padding-right: 14px; } }
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
const Share = styled.td`
  width: 176px;
  white-space: nowrap;
  ${media.cramped} { width: 108px; }
`;
const Percent = styled.span`
  display: inline-block;
  width: 44px;
  text-align: right;
  ${media.cramped} { width: 38px; }
  ${media.belowDesktop} { width: auto; }
`;
const Bar = styled.i`
  display: inline-block;
  width: calc(var(--part) * var(--longest, 120px));
  height: 11px;
  margin-left: 12px;
  vertical-align: -1px;
  ${media.cramped} { margin-left: 8px; }
`;
const Note = styled.p`
  ${type.caption}
  margin-top: 14px;
  color: ${color['ink-3']};
`;

/** Who did what: the five models in their order, role, contribution to this deliverable, share; then what the human settled. */
export function RolesSection({ method: { lead, roles, arbitration } }: Pick<Example, 'method'>) {
  const most = Math.max(...roles.map(({ share }) => share));
  return (
    <Section ground="sheet" whole aria-labelledby="roles">
      <Container>
        <Split at="4+8">
          <Words>
            <h2 id="roles">Qui a fait quoi</h2>
            <p>{lead}</p>
            <h3>{arbitrationTitle}</h3>
            <p>{arbitration}</p>
          </Words>
          <div>
            <Table>
              <caption className="sr">Rôle, apport et part indicative de chaque modèle dans ce livrable</caption>
              <thead>
                <tr>
                  {['Modèle', 'Rôle', 'Apport', 'Part d’usage'].map((label) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {models.map(({ id, name }, index) => {
                  const share = roles[index]?.share ?? 0;
                  return (
                    <tr key={id}>
                      <th scope="row">
                        <i style={{ background: `var(--ia-${id})` }} />
                        {name}
                      </th>
                      <td>{modelRoles[index]}</td>
                      <Contribution>{roles[index]?.contribution}</Contribution>
                      <Share>
                        <Percent>{`${share} %`}</Percent>
                        <Bar
                          style={
                            { '--part': (share / most).toFixed(3), background: `var(--ia-${id})` } as CSSProperties
                          }
                        />
                      </Share>
                    </tr>
                  );
                })}
              </tbody>
            </Table>
            <Note>{sharesNote}</Note>
          </div>
        </Split>
      </Container>
    </Section>
  );
}
