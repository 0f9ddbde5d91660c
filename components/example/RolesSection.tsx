import styled from '@emotion/styled';
import { type DocumentPage, modelName } from '../../data/examples/documentPages.ts';
import type { Example } from '../../data/examples/types.ts';
import { modelRoles } from '../../data/offer/panel.ts';
import { color, focusRing, media, type } from '../theme.ts';
import { Container, Section, Split } from '../ui/Section.tsx';

const Words = styled.div`
  & h2 { ${type.h2} }
  & > p { margin-top: 16px; max-width: 22em; color: ${color['ink-2']}; }
  & > p + p { ${type.small} }
  & a { color: ${color.link}; font-weight: 600; text-decoration: underline; text-underline-offset: 3px; ${focusRing(color.link)} }
`;
const Table = styled.table`
  font-size: 16px;
  line-height: 1.45;
  & th, & td { padding: 16px 20px 16px 0; text-align: left; vertical-align: top; border-bottom: 1px solid ${color.line}; font-weight: 400; }
  & thead th { padding-block: 8px; border-color: ${color.ink}; font-size: 14px; color: ${color['ink-3']}; }
  & tbody :is(th, td:first-of-type) { font-weight: 600; white-space: nowrap; }
  & td:last-of-type { color: ${color['ink-2']}; }
  & :is(thead th, td):last-of-type { padding-right: 0; }
  ${media.print} { font-size: 14px; & tbody > tr > * { padding-block: 8px; } }
  ${media.belowDesktop} {
    display: block;
    & thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    & tbody { display: block; border-top: 1px solid ${color.ink}; }
    & tbody tr { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; padding: 14px 0; border-bottom: 1px solid ${color.line}; }
    & tbody tr > * { padding: 0; border: 0; }
    & td:last-of-type { grid-column: 1 / -1; }
    & tbody td:first-of-type { white-space: normal; }
  }
`;

interface Props extends Pick<Example, 'method'> {
  pages: readonly DocumentPage[];
}

/** Section with the five models in order, and the role and contribution of each. */
export function RolesSection({ method: { lead, roles, journal }, pages }: Props) {
  const gap = pages.find((one) => one.kind === 'inner' && one.page.folio === journal.folio);
  return (
    <Section ground="sheet" whole tall={[715, 610, 330]} aria-labelledby="roles">
      <Container>
        <Split at="4+8">
          <Words>
            <h2 id="roles">Qui a fait quoi</h2>
            <p>{lead}</p>
            <p>
              Réponses composées pour l’exemple. <a href={`#${gap?.id}`}>{`Journal des écarts, page ${gap?.number}`}</a>
            </p>
          </Words>
          <Table>
            <caption className="sr">Rôle et apport de chaque modèle dans ce livrable, en illustration</caption>
            <thead>
              <tr>
                {['Modèle', 'Rôle', 'Apport'].map((label) => (
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
                  <td>{role}</td>
                  <td>{roles[index]}.</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Split>
      </Container>
    </Section>
  );
}
