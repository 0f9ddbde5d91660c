import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { kept } from '../kept.tsx';
import { color, media, type } from '../theme.ts';
import { CheckList } from '../ui/CheckList.tsx';
import { laidOutNear, type Tall } from '../ui/laidOutNear.ts';
import { Container } from '../ui/Section.tsx';

const Band = styled.section<{ tall: Tall }>`
  position: relative;
  overflow: hidden;
  padding: 112px 0;
  background: ${color.flash};
  color: ${color['on-flash']};
  & ul { margin-top: 28px; }
  ${({ tall }) => laidOutNear(tall)}
  ${media.phone} { padding: 32px 0; }
  ${media.print} { display: none; }
`;
const Words = styled.div`
  position: relative;
  ${media.desktop} { max-width: 800px; }
`;
const titleStyle = css`
  ${type.display2}
  max-width: 11.5em;
  @media (max-width: 359.98px) { font-size: 36px; }
`;
const Text = styled.p`
  ${type.lead}
  margin-top: 20px;
  max-width: 34em;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  margin-top: 36px;
  ${media.phone} { & button, & a { width: 100%; } }
`;

const Strands = kept(import.meta.env.SSR ? (await import('./BandStrands.tsx')).BandStrands : undefined);

interface Props {
  title: string;
  text?: string;
  items?: readonly string[];
  /** Buttons of the band: the inverse one first, then the ghost one. */
  children: ReactNode;
  id?: string;
}

/** Closing band of a page: a sentence, the buttons, and the strands in white. */
export function BlueBand({ title, text, items, children, id = 'commander' }: Props) {
  return (
    <Band tall={items ? [430, 367, 410] : [300, 225, 255]} aria-labelledby={id}>
      <Strands name={`${id}-strands`} />
      <Container>
        <Words>
          <h2 css={titleStyle} id={id}>
            {title}
          </h2>
          {text && <Text>{text}</Text>}
          {items && <CheckList items={items} tone="flash" />}
          <Actions>{children}</Actions>
        </Words>
      </Container>
    </Band>
  );
}
