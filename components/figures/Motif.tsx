import type { MotifName } from '../../data/offer/covers.ts';
import { color, font } from '../theme.ts';
import { tenth } from '../ui/formatNumber.ts';
import { financeBars, planBars } from './documents/coverData.ts';
import { SaasMotif } from './SaasMotif.tsx';

const ink = color['doc-ink'];
const quiet = color['doc-line'];
const mid = color['doc-ink-2'];
const blue = color['doc-blue'];
const LABEL = { font: `500 9px ${font.sans}`, fill: mid };

/** Positions and radii on the market map: fifteen actors, the blue one is the client's place to take. */
const ACTORS: readonly [number, number, number][] = [
  [98, 44, 7],
  [148, 76, 8.5],
  [76, 99, 8],
  [41, 128, 11.5],
  [129, 110, 6],
  [111, 145, 15],
  [61, 170, 5],
  [100, 177, 6.5],
  [181, 119, 10.5],
  [189, 154, 5],
  [233, 90, 7.5],
  [272, 69, 10.5],
  [258, 128, 6],
  [243, 164, 7.5],
];

function Market() {
  return (
    <>
      <path d="M.5 0V190.5H310" fill="none" stroke={quiet} />
      <path d="M155 0V190M0 95H310" stroke={quiet} strokeDasharray="2 4" />
      {ACTORS.map(([x, y, r]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="none" stroke={ink} strokeOpacity=".55" />
      ))}
      <circle cx="213" cy="46" r="18" fill={blue} />
      <text x="8" y="9" style={LABEL}>
        Notoriété
      </text>
      <text x="310" y="207" textAnchor="end" style={LABEL}>
        Étendue de l’offre
      </text>
    </>
  );
}

const COLUMNS = [
  { x: 0, from: 9, to: 19 },
  { x: 108, from: 0, to: 19 },
  { x: 214, from: 0, to: 19 },
];

function Content() {
  return (
    <>
      <text x="-3" y="84" style={{ font: `500 120px/1 ${font.serif}`, fill: blue }}>
        «
      </text>
      {COLUMNS.map(({ x, from, to }) =>
        Array.from({ length: to - from }, (_, index) => {
          const row = from + index;
          const short = (row * 7 + x) % 5 === 0;
          return (
            <rect
              key={`${x}-${row}`}
              x={x}
              y={row * 11}
              width={short ? 66 : 96}
              height={row === 0 && x === 108 ? 3 : 2.6}
              fill={row === 0 && x === 108 ? ink : quiet}
            />
          );
        }),
      )}
    </>
  );
}

const BOXES: readonly [number, number, string][] = [
  [0, 10, 'Saisie'],
  [0, 84, 'Relance'],
  [0, 158, 'Rapport'],
  [112, 46, 'Tri'],
  [112, 122, 'Contrôle'],
  [226, 84, 'Envoi'],
];

function Automation() {
  return (
    <>
      <path
        d="M82 26H96V62H112M82 100H96V62M82 100H96V138H112M82 174H96V138M194 62H210V100H226M194 138H210V100"
        fill="none"
        stroke={mid}
        strokeOpacity=".6"
      />
      {BOXES.map(([x, y, name], index) => {
        const last = index === BOXES.length - 1;
        return (
          <g key={name}>
            <rect
              x={x + 0.5}
              y={y + 0.5}
              width="82"
              height="32"
              rx="2"
              fill={last ? blue : color['doc-paper']}
              stroke={last ? blue : ink}
              strokeOpacity={last ? 1 : 0.5}
            />
            <text
              x={x + 41}
              y={y + 20.5}
              textAnchor="middle"
              style={{ font: `500 11px ${font.sans}`, fill: last ? color['on-blue'] : ink }}
            >
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Strategy() {
  return (
    <>
      {['M0', 'M6', 'M12', 'M18'].map((month, index) => (
        <text
          key={month}
          x={index === 3 ? 310 : index * 100}
          y="9"
          textAnchor={index === 3 ? 'end' : 'start'}
          style={LABEL}
        >
          {month}
        </text>
      ))}
      {[0, 50, 100, 155, 206, 258, 309].map((x) => (
        <path key={x} d={`M${x + 0.5} 18V206`} stroke={quiet} />
      ))}
      {planBars.map(([from, to, shade], row) => (
        <rect
          key={from}
          x={tenth((from * 310) / 18)}
          y={28 + row * 26}
          width={tenth(((to - from) * 310) / 18)}
          height="13"
          rx="1"
          fill={shade === 1 ? blue : ink}
          fillOpacity={shade}
        />
      ))}
    </>
  );
}

function Finance() {
  return (
    <>
      {[0, 48, 96, 144].map((y) => (
        <path key={y} d={`M0 ${y + 4.5}H310`} stroke={quiet} />
      ))}
      {financeBars.map((height, index) => (
        <rect
          key={height}
          x={index * 64 + 4}
          y={194 - height}
          width="46"
          height={height}
          rx="1"
          fill={index === 4 ? blue : ink}
          fillOpacity={index === 3 ? 0.55 : 1}
        />
      ))}
      <path d="M0 194.5H310" stroke={ink} />
      {financeBars.map((height, index) => (
        <text key={height} x={index * 64 + 27} y="208" textAnchor="middle" style={LABEL}>
          {2022 + index}
        </text>
      ))}
    </>
  );
}

const MOTIFS = {
  market: Market,
  content: Content,
  automation: Automation,
  strategy: Strategy,
  finance: Finance,
  saas: SaasMotif,
};

/** The data motif of a cover: one drawing per service, one blue element in each. */
export function Motif({ name }: { name: MotifName }) {
  const Drawing = MOTIFS[name];
  return (
    <svg viewBox="-3 -1 316 212" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
