import type { MotifName } from '../../data/offer/catalogue.ts';
import { color, font } from '../theme.ts';
import { tenth } from '../ui/formatNumber.ts';
import { financeBars, planBars, saasMarks } from './documents/coverData.ts';
import { boxes, discs } from './paths.ts';

const ink = color['doc-ink'];
const quiet = color['doc-line'];
const mid = color['doc-ink-2'];
const blue = color['doc-blue'];
const paper = color['doc-paper'];

const rules = (heights: readonly number[]) => heights.map((y) => `M0 ${y}.5H310`).join('');

/** Positions (x, y) and radii of the fifteen actors on the market map; the blue one is the position that the client could take. */
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
      <path d={discs(ACTORS)} fill="none" stroke={ink} strokeOpacity=".55" />
      <circle cx="213" cy="46" r="18" fill={blue} />
      <text x="8" y="9">
        Notoriété
      </text>
      <text x="310" y="207" textAnchor="end">
        Étendue de l’offre
      </text>
    </>
  );
}

const COLUMNS = [
  { x: 0, from: 9, to: 19 },
  { x: 108, from: 1, to: 19 },
  { x: 214, from: 0, to: 19 },
];
const LINES = COLUMNS.flatMap(({ x, from, to }) =>
  Array.from({ length: to - from }, (_, index) => {
    const row = from + index;
    return [x, row * 11, (row * 7 + x) % 5 === 0 ? 66 : 96, 2.6] as const;
  }),
);

function Content() {
  return (
    <>
      <text x="-3" y="84" style={{ font: `500 120px/1 ${font.serif}`, fill: blue }}>
        «
      </text>
      <path d={boxes(LINES)} fill={quiet} />
      <path d={boxes([[108, 0, 96, 3]])} fill={ink} />
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
const LAST = 'Envoi';

function Automation() {
  return (
    <>
      <path
        d="M82 26H96V62H112M82 100H96V62M82 100H96V138H112M82 174H96V138M194 62H210V100H226M194 138H210V100"
        fill="none"
        stroke={mid}
        strokeOpacity=".6"
      />
      {BOXES.map(([x, y, name]) => (
        <rect
          key={name}
          x={x + 0.5}
          y={y + 0.5}
          width="82"
          height="32"
          rx="2"
          {...(name === LAST ? { fill: blue, stroke: blue } : { fill: paper, stroke: ink, strokeOpacity: 0.5 })}
        />
      ))}
      <g textAnchor="middle" fontSize="11">
        {BOXES.map(([x, y, name]) => (
          <text key={name} x={x + 41} y={y + 20.5} fill={name === LAST ? color['on-blue'] : ink}>
            {name}
          </text>
        ))}
      </g>
    </>
  );
}

function Strategy() {
  return (
    <>
      {['M0', 'M6', 'M12'].map((month, index) => (
        <text key={month} x={index * 100} y="9">
          {month}
        </text>
      ))}
      <text x="310" y="9" textAnchor="end">
        M18
      </text>
      <path d={[0, 50, 100, 155, 206, 258, 309].map((x) => `M${x}.5 18V206`).join('')} stroke={quiet} />
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

/** Draws the revenue of five years as bars; forecast years are wide dashed lines, which look hatched like the document's chart. */
function Finance() {
  return (
    <>
      <path d={rules([4, 52, 100, 148])} stroke={quiet} />
      {financeBars.map((height, index) => (
        <path
          key={height}
          d={`M${index * 64 + 27} 194v-${height}`}
          strokeWidth="46"
          {...(index > 2 ? { stroke: blue, strokeDasharray: '1 3' } : { stroke: ink })}
        />
      ))}
      <path d="M0 194.5H310" stroke={ink} />
      {financeBars.map((height, index) => (
        <text key={height} x={index * 64 + 27} y="208" textAnchor="middle">
          {2022 + index}
        </text>
      ))}
    </>
  );
}

/** Draws six actors by six criteria as dots; the row of one actor is blue. */
function Saas() {
  const dots = saasMarks.flatMap((row, y) =>
    Array.from(row, (mark, x) => ({ mark: Number(mark), own: y === 3, at: [100 + x * 40, y * 34 + 15] as const })),
  );
  const drawn = (kept: (dot: (typeof dots)[number]) => boolean) =>
    discs(dots.filter(kept).map(({ at: [x, y], mark }) => [x, y, tenth(2 + (mark || 0.5) * 1.9)]));
  return (
    <>
      {saasMarks.map((row, y) => {
        const own = y === 3;
        const width = own ? 66 : 46 + ((y * 13) % 22);
        return <rect key={row} x="0" y={y * 34 + 13} width={width} height="4" rx="1" fill={own ? blue : mid} />;
      })}
      <path d={drawn(({ own }) => own)} fill={blue} />
      <path d={drawn(({ own, mark }) => !own && mark > 2)} fill={ink} fillOpacity=".85" />
      <path d={drawn(({ own, mark }) => !own && mark === 2)} fill={ink} fillOpacity=".45" />
      <path d={drawn(({ own, mark }) => !own && mark < 2)} fill="none" stroke={mid} />
      <path d={rules([32, 66, 100, 134, 168])} stroke={quiet} />
    </>
  );
}

const MOTIFS = {
  market: Market,
  content: Content,
  automation: Automation,
  strategy: Strategy,
  finance: Finance,
  saas: Saas,
};

/** Type of the labels in all motifs. */
const LABELS = { font: `500 9px ${font.sans}`, fill: mid };

/** The data motif of a cover: one drawing per service, one blue element in each. */
export function Motif({ name }: { name: MotifName }) {
  const Drawing = MOTIFS[name];
  return (
    <svg viewBox="-3 -1 316 212" preserveAspectRatio="xMinYMid meet" aria-hidden="true" style={LABELS}>
      <Drawing />
    </svg>
  );
}
