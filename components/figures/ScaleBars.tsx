import styled from '@emotion/styled';
import { color, media, tabular, type } from '../theme.ts';
import { formatNumber } from '../ui/formatNumber.ts';

const Bars = styled.dl`
  display: grid;
  gap: 14px;
  & dt { padding-right: 16px; }
  & dd { display: flex; align-items: center; gap: 14px; font-weight: 600; white-space: nowrap; ${tabular} }
`;
const Row = styled.div<{ own: boolean }>`
  display: grid;
  grid-template-columns: 190px 1fr;
  align-items: center;
  font-size: 16px;
  line-height: 1.4;
  ${media.phone} { grid-template-columns: 1fr; gap: 6px; }
  ${({ own }) => (own ? `& dt { font-weight: 600; } & dd { color: ${color.link}; }` : '')}
`;
const Bar = styled.i<{ own: boolean }>`
  flex: none;
  height: 44px;
  border-radius: 1px;
  background: ${({ own }) => color[own ? 'blue' : 'ink']};
  ${media.print} { height: 24px; }
  ${media.phone} { height: 26px; }
`;
const Note = styled.p`
  ${type.caption}
  max-width: 36em;
  margin-top: 18px;
  color: ${color['ink-3']};
`;

interface Props {
  bars: readonly { label: string; euros: number; own?: boolean }[];
  note: string;
}

/** Prices as bars in proportion; the list of labels and amounts can be read without the drawing. */
export function ScaleBars({ bars, note }: Props) {
  const most = Math.max(...bars.map(({ euros }) => euros));
  return (
    <>
      <Bars>
        {bars.map(({ label, euros, own = false }) => (
          <Row key={label} own={own}>
            <dt>{label}</dt>
            <dd>
              <Bar own={own} style={{ width: `calc((100% - 92px) * ${euros / most})` }} />
              {`${formatNumber(euros)} €`}
            </dd>
          </Row>
        ))}
      </Bars>
      <Note>{note}</Note>
    </>
  );
}
