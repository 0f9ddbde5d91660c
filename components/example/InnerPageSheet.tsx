import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { InnerPage } from '../../data/examples/types.ts';
import { DocumentFoot, DocumentHead, DocumentPage } from '../figures/documents/DocumentPage.tsx';
import { color, font } from '../theme.ts';
import { laidOutNear } from '../ui/laidOutNear.ts';

const Body = styled.div<{ far: boolean }>`
  ${({ far }) => (far ? laidOutNear([860, 655, 650]) : '')}
  display: flex;
  flex-direction: column;
  gap: 1.2em;
  padding-top: 1.8em;
  & h4 { font: 600 1.12em/1.4 ${font.sans}; }
  & p, & li { font-size: 1.06em; line-height: 1.48; color: ${color['doc-ink-2']}; }
  & ul { display: grid; gap: .6em; }
  & li { padding-left: 1.1em; position: relative; }
  & li::before { content: '–'; position: absolute; left: 0; }
  & blockquote { font: 400 1.7em/1.25 ${font.serif}; }
`;
const Title = styled.div`
  font: 400 2.3em/1.12 ${font.serif};
  letter-spacing: -.018em;
  text-wrap: balance;
`;

interface Props {
  page: Omit<InnerPage, 'blocks'>;
  kind: string;
  /** Beside a cover it is a picture, for decoration; alone it is read. */
  decorative?: boolean;
  children: ReactNode;
}

/** An inner page of a deliverable, set as it is delivered: its head, its title, what it is given, its number. */
export function InnerPageSheet({ page: { folio, section, title }, kind, decorative = false, children }: Props) {
  return (
    <DocumentPage readable={!decorative} flows={!decorative}>
      <DocumentHead left={kind} right={section} />
      <Body far={!decorative}>
        <Title as={decorative ? 'div' : 'h3'}>{title}</Title>
        {children}
      </Body>
      <DocumentFoot folio={folio} />
    </DocumentPage>
  );
}
