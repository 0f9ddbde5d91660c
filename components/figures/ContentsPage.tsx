import styled from '@emotion/styled';
import { color, font } from '../theme.ts';
import { DocumentFoot, DocumentHead, DocumentPage } from './DocumentPage.tsx';

const Body = styled.div`
  padding-top: 2.2em;
  & .title { font: 400 2.3em/1.12 ${font.serif}; letter-spacing: -.018em; }
  & .title + .row { margin-top: .6em; }
  & .row { display: flex; justify-content: space-between; gap: 1em; padding: 1.5em 0 1.2em; border-bottom: 1px solid ${color['doc-line']}; font: 420 1.5em/1.2 ${font.serif}; }
  & .row small { display: block; margin-top: .5em; font: 400 .72em ${font.sans}; color: ${color['doc-ink-2']}; }
  &.dense .row { padding: 1em 0 .85em; }
`;

interface Props {
  head: string;
  /** Printed at the foot: `53 pages`. */
  folio: string;
  rows: readonly { title: string; pages: number; first: number }[];
}

/** The contents page of a deliverable: its parts, their length, where each begins. */
export const ContentsPage = ({ head, folio, rows }: Props) => (
  <DocumentPage>
    <DocumentHead left={head} right="Sommaire" />
    <Body className={rows.length > 5 ? 'dense' : undefined}>
      <div className="title">Sommaire</div>
      {rows.map(({ title, pages, first }) => (
        <div className="row" key={title}>
          <span>
            {title}
            <small>{`${pages} pages`}</small>
          </span>
          <span>{first}</span>
        </div>
      ))}
    </Body>
    <DocumentFoot folio={folio} />
  </DocumentPage>
);
