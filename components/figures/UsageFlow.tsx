import styled from '@emotion/styled';
import { usageShares } from '../../data/home.ts';
import { models } from '../../data/offer/models.ts';
import { color, font } from '../theme.ts';
import { tenth } from '../ui/formatNumber.ts';

const HEIGHT = 315;
const GAP = 14;
const LEFT = 185;
const RIGHT = 737;

const Frame = styled.div`
  container-type: inline-size;
`;
/** In a narrow place the drawing keeps its height and loses its right end, so that the names stay legible. */
const Drawing = styled.svg`
  width: 100%;
  background: ${color.sunk};
  font: 500 14PX ${font.sans};
  @container (max-width: 440px) { &&& { height: 64cqw; } font-size: 16PX; }
`;
const Name = styled.text`
  fill: ${color.ink};
  @container (max-width: 440px) { transform: translateX(-12px); }
`;
const Share = styled.text`
  font-weight: 400;
  fill: ${color['ink-2']};
  text-anchor: end;
`;

/** The split of the work between the models as bands that join: internal, indicative shares (docs/product/specification.md § 9). */
export function UsageFlow({ title }: { title: string }) {
  const scale = (HEIGHT - 40 - GAP * 4) / 100;
  let left = 20;
  let right = (HEIGHT - 100 * scale) / 2;
  return (
    <Frame>
      <Drawing viewBox={`0 0 ${RIGHT} ${HEIGHT}`} preserveAspectRatio="xMinYMid slice" role="img" aria-label={title}>
        {models.map(({ id, name }, index) => {
          const share = usageShares[index] ?? 0;
          const height = share * scale;
          const [y0, y1] = [tenth(left), tenth(right)];
          const [end0, end1] = [tenth(left + height), tenth(right + height)];
          left += height + GAP;
          right += height;
          return (
            <g key={id}>
              <path
                d={`M${LEFT} ${y0}H${LEFT + 110}C${LEFT + 220} ${y0} ${LEFT + 210} ${y1} ${LEFT + 320} ${y1}H${RIGHT}V${end1}H${LEFT + 320}C${LEFT + 210} ${end1} ${LEFT + 220} ${end0} ${LEFT + 110} ${end0}H${LEFT}z`}
                fill={`var(--ia-${id})`}
              />
              <Name x="29" y={tenth((y0 + end0) / 2 + 5)}>
                {name}
              </Name>
              <Share x="175" y={tenth((y0 + end0) / 2 + 5)}>
                {share}
              </Share>
            </g>
          );
        })}
      </Drawing>
    </Frame>
  );
}
