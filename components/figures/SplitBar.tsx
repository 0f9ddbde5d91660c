import styled from '@emotion/styled';
import { color, font, media, type } from '../theme.ts';

const Bar = styled.ul`
  display: grid;
  gap: 2px;
  & li { min-width: 0; }
  & .part { display: flex; align-items: flex-end; height: 176px; padding: 18px 20px; border: 1px solid transparent; border-radius: 1px; font: 340 50px/1 ${font.serif}; white-space: nowrap; overflow: hidden; }
  & .part small { font-size: .58em; margin-left: .12em; }
  & .words { padding: 14px 12px 0 0; font-size: 16px; line-height: 1.4; }
  & .words strong { display: block; white-space: nowrap; }
  & li:nth-of-type(1) .part { background: ${color.blue}; color: ${color['on-blue']}; }
  & li:nth-of-type(2) .part { background: ${color.ink}; color: ${color.ground}; }
  & li:nth-of-type(3) .part { background: ${color['ink-3']}; color: ${color.ground}; }
  & li:nth-of-type(4) .part { background: ${color['line-strong']}; color: ${color.ink}; }
  ${media.forced} { && li:nth-of-type(4) .part { background: none; } }
  & li.narrow .part { padding-inline: 12px; font-size: clamp(32px, 3.5vw, 50px); }
  & li.slim .part { padding-inline: 10px; font-size: 32px; }
  ${media.print} { & .part, & li.slim .part { height: 72px; padding-block: 12px; font-size: 32px; } }
  ${media.cramped} { & .words { padding-right: 6px; font-size: 14px; } }
  ${media.belowDesktop} {
    && { grid-template-columns: minmax(0, 1fr) !important; gap: 0; border-top: 1px solid ${color.ink}; }
    & li { display: grid; grid-template-columns: 96px 1fr; align-items: center; border-bottom: 1px solid ${color.line}; }
    & .part, & li.narrow .part, & li.slim .part { height: 64px; padding: 0 14px 14px; font-size: 32px; }
    & .words { padding: 10px 0 10px 16px; }
  }
`;
const Caption = styled.p`
  ${type.small}
  margin-bottom: 16px;
  font-weight: 600;
`;

interface Props {
  caption: string;
  parts: readonly { label: string; share: number; amount: string }[];
}

/** Shares of a whole as one bar, to scale: percentage inside, name and amount below. A list below the desktop. */
export const SplitBar = ({ caption, parts }: Props) => (
  <div>
    <Caption>{caption}</Caption>
    <Bar style={{ gridTemplateColumns: parts.map(({ share }) => `minmax(0, ${share}fr)`).join(' ') }}>
      {parts.map(({ label, share, amount }) => (
        <li key={label} className={share < 10 ? 'slim' : share < 15 ? 'narrow' : undefined}>
          <div className="part">
            {share}
            <small>%</small>
          </div>
          <div className="words">
            {label}
            <strong>{amount}</strong>
          </div>
        </li>
      ))}
    </Bar>
  </div>
);
