import styled from '@emotion/styled';
import { color, font } from '../../theme.ts';
import { DocumentFoot, DocumentHead, DocumentPage } from './DocumentPage.tsx';

const Body = styled.div`
  padding-top: 2.2em;
`;
const Title = styled.div`
  font: 400 2.3em/1.12 ${font.serif};
  letter-spacing: -.018em;
`;
const Row = styled.div<{ dense: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: 1em;
  padding: ${({ dense }) => (dense ? '1em 0 .85em' : '1.5em 0 1.2em')};
  border-bottom: 1px solid ${color['doc-line']};
  font: 420 1.5em/1.2 ${font.serif};
  div:first-of-type + & { margin-top: .6em; }
  & small { display: block; margin-top: .5em; font: 400 .72em ${font.sans}; color: ${color['doc-ink-2']}; }
`;

interface Props {
  head: string;
  /** Text at the bottom of the page: `53 pages`. */
  folio: string;
  rows: readonly { title: string; pages: number; first: number }[];
}

/** Contents page of a deliverable: its parts, their length and first page. */
export const ContentsPage = ({ head, folio, rows }: Props) => (
  <DocumentPage>
    <DocumentHead left={head} right="Sommaire" />
    <Body>
      <Title>Sommaire</Title>
      {rows.map(({ title, pages, first }) => (
        <Row dense={rows.length > 5} key={title}>
          <span>
            {title}
            <small>{`${pages} pages`}</small>
          </span>
          <span>{first}</span>
        </Row>
      ))}
    </Body>
    <DocumentFoot folio={folio} />
  </DocumentPage>
);
