import { useId } from 'react';
import { color, font } from '../theme.ts';
import { tenth } from '../ui/formatNumber.ts';
import type { Drawing, Paint, Shape } from './charts/shapes.ts';

type Palette = Record<Paint, string> & { wash: string };

/** Colours of drawings: on a web page those of the light or dark scheme, on a document always those of white paper. */
const palettes: Record<'page' | 'document', Palette> = {
  page: {
    ink: color.ink,
    'ink-2': color['ink-2'],
    'ink-3': color['ink-3'],
    line: color.line,
    'line-strong': color['line-strong'],
    blue: color.blue,
    link: color.link,
    paper: color.sheet,
    'on-blue': color['on-blue'],
    wash: color.wash,
  },
  document: {
    ink: color['doc-ink'],
    'ink-2': color['doc-ink-2'],
    'ink-3': color['doc-ink-2'],
    line: color['doc-line'],
    'line-strong': color['doc-line'],
    blue: color['doc-blue'],
    link: color['doc-blue'],
    paper: color['doc-paper'],
    'on-blue': color['on-blue'],
    wash: color['doc-paper'],
  },
};

interface Props {
  drawing: Drawing;
  on?: 'page' | 'document';
  className?: string;
}

/** Renders a drawing as SVG, as wide as its container. Hidden from screen readers: a table beside it has the values. */
export function DrawingSvg({ drawing: { width, height, shapes }, on = 'page', className }: Props) {
  const hatch = useId();
  const palette = palettes[on];
  const hatchings = (['hatch', 'doubt'] as const).filter((name) =>
    shapes.some((shape) => shape.kind !== 'text' && shape.fill === name),
  );
  return (
    <svg
      viewBox={`0 0 ${Math.round(width)} ${Math.round(height)}`}
      width="100%"
      fontFamily={font.sans}
      className={className}
      aria-hidden="true"
    >
      {hatchings.map((name) => (
        <pattern
          key={name}
          id={name + hatch}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          {name === 'hatch' && on === 'page' && <rect width="7" height="7" fill={palette.wash} />}
          <path
            d="M0 0V7"
            {...(name === 'hatch'
              ? { stroke: palette.link, strokeWidth: 2.4, strokeOpacity: 0.3 }
              : { stroke: palette['ink-2'] })}
          />
        </pattern>
      ))}
      {shapes.map((shape, index) => (
        // The index can serve as key: shapes never move or change.
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is a fixed list
        <ShapeSvg key={index} shape={shape} palette={palette} hatch={hatch} />
      ))}
    </svg>
  );
}

function ShapeSvg({ shape, palette, hatch }: { shape: Shape; palette: Palette; hatch: string }) {
  const paint = (name: Paint | 'hatch' | 'doubt' | 'none' | undefined) => {
    if (name === undefined || name === 'none') return 'none';
    return name === 'hatch' || name === 'doubt' ? `url(#${name}${hatch})` : palette[name];
  };
  switch (shape.kind) {
    case 'rect':
      return (
        <rect
          x={tenth(shape.x)}
          y={tenth(shape.y)}
          width={tenth(shape.w)}
          height={tenth(shape.h)}
          rx={shape.radius ?? 1}
          fill={paint(shape.fill)}
          {...(shape.stroke && { stroke: paint(shape.stroke), strokeWidth: 1.4 })}
        />
      );
    case 'circle':
      return (
        <circle
          cx={tenth(shape.x)}
          cy={tenth(shape.y)}
          r={tenth(shape.r)}
          fill={paint(shape.fill)}
          {...(shape.stroke && { stroke: paint(shape.stroke), strokeWidth: 1.4 })}
        />
      );
    case 'line':
      return (
        <path
          d={`M${shape.points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`}
          fill={paint(shape.fill)}
          {...(shape.stroke !== 'none' && { stroke: paint(shape.stroke), strokeWidth: shape.width })}
          {...(shape.dashed && { strokeDasharray: shape.dashed === true ? '3 5' : shape.dashed })}
        />
      );
    case 'text':
      return (
        <text
          x={tenth(shape.x)}
          y={tenth(shape.y)}
          fill={paint(shape.fill)}
          fontSize={tenth(shape.size)}
          {...(shape.anchor && { textAnchor: shape.anchor })}
          {...(shape.serif && { fontFamily: font.serif })}
          {...(shape.bold && { fontWeight: 600 })}
          {...(shape.turn && { transform: `rotate(${shape.turn} ${tenth(shape.x)} ${tenth(shape.y)})` })}
        >
          {shape.text}
        </text>
      );
  }
}
