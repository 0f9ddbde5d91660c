import styled from '@emotion/styled';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { StrandFigure } from '../../figures/StrandFigure.tsx';
import { Wordmark } from '../../layout/Wordmark.tsx';
import { color, focusRing, media } from '../../theme.ts';

const WEAVE = { xs: -4, x0: 46, x1: 509, xm: 681, yc: 450, gap: 79 };

const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 560px) minmax(0, 1fr);
  min-height: 100dvh;
  ${media.belowDesktop} { grid-template-columns: minmax(0, 1fr); }
`;
const Left = styled.main`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 48px;
  padding: 38px 80px 34px;
  ${media.belowDesktop} { width: 100%; max-width: 480px; margin: 0 auto; padding: 16px 20px 20px; }
`;
const Back = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  align-self: flex-start;
  font-size: 15px;
  color: ${color['ink-2']};
  border-radius: 2px;
  ${focusRing(color.link)}
  &:hover { color: ${color.ink}; }
`;
const Right = styled.div`
  overflow: hidden;
  background: ${color.sunk};
  & svg { width: 100%; height: 100%; overflow: visible; }
  & circle { stroke-width: 1.8; }
  ${media.belowDesktop} { display: none; }
`;

/** Around every step of signing in: split screen, the five strands at right. */
export function SignInScreen({ children }: { children: ReactNode }) {
  return (
    <Screen>
      <Left>
        <div>
          <Wordmark />
        </div>
        <div>{children}</div>
        <Back href="/">
          <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
          Retour au site
        </Back>
      </Left>
      <Right>
        <svg viewBox="0 0 880 900" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
          <StrandFigure weave={WEAVE} line="M680 450H3000" ground={color.sunk} nodeRadius={7.5} />
        </svg>
      </Right>
    </Screen>
  );
}
