import styled from '@emotion/styled';
import { color, media, radius } from '../theme.ts';
import { Table, Under } from './toolParts.tsx';

/** Scale of the bars: 120 px for 32 % (docs/product/design-language.md § 5). */
const PIXELS_PER_PERCENT = 120 / 32;
const hues = [color['ia-1'], color['ia-2'], color['ia-3'], color['ia-4'], color['ia-5']];

const Name = styled.span<{ hue: string }>`
  display: flex;
  align-items: center;
  gap: 12px;
  white-space: nowrap;
  &::before { content: ''; flex: none; width: 10px; height: 10px; border-radius: 50%; background: ${({ hue }) => hue}; }
`;
const Role = styled(Under)`
  padding-left: 22px;
`;
const Share = styled.span`
  display: grid;
  grid-template-columns: 44px 120px;
  gap: 12px;
  align-items: center;
  & > :first-of-type { text-align: right; }
  ${media.phone} { grid-template-columns: 44px 60px; }
`;
const Bar = styled.i<{ hue: string; share: number }>`
  height: 12px;
  border-radius: ${radius.bar};
  background: ${({ hue }) => hue};
  width: ${({ share }) => share * PIXELS_PER_PERCENT}px;
  ${media.phone} { width: ${({ share }) => (share * PIXELS_PER_PERCENT) / 2}px; }
`;

export interface AiRoleRow {
  name: string;
  role: string;
  contribution: string;
  /** Percent; without it the table has no share column. */
  share?: number;
}

/** Table of the five models in their fixed order and hues, each with its name beside the colour. */
export function AiRoleTable({ rows, caption }: { rows: readonly AiRoleRow[]; caption: string }) {
  const withShare = rows.some((row) => row.share !== undefined);
  return (
    <Table>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Modèle</th>
          <th scope="col" className="drop">
            Rôle
          </th>
          <th scope="col" className={withShare ? 'drop' : undefined}>
            Apport
          </th>
          {withShare && <th scope="col">Part d’usage</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, role, contribution, share }, index) => (
          <tr key={name}>
            <th scope="row">
              <Name hue={hues[index] ?? color.ink}>{name}</Name>
              <Role>{role}</Role>
            </th>
            <td className="drop">{role}</td>
            <td className={withShare ? 'drop' : undefined}>{contribution}</td>
            {share !== undefined && (
              <td>
                <Share>
                  <span>{`${share} %`}</span>
                  <Bar hue={hues[index] ?? color.ink} share={share} aria-hidden="true" />
                </Share>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
