import styled from '@emotion/styled';
import { segmentsPage } from '../../data/home.ts';
import { DocumentFoot, DocumentHead, DocumentPage } from '../figures/DocumentPage.tsx';
import { color, font } from '../theme.ts';

const Body = styled.div`
  padding-top: 2.2em;
  & .title { font: 400 2.3em/1.12 ${font.serif}; letter-spacing: -.018em; }
  & .text { margin-top: 1.4em; font-size: 1.12em; color: ${color['doc-ink-2']}; }
  & .rows { display: grid; gap: 1.25em; margin-top: 2em; }
  & .row { display: grid; grid-template-columns: 8.6em 1fr; align-items: center; font-size: 1.12em; }
  & .row span { display: flex; align-items: center; gap: .6em; font-weight: 600; }
  & .row i { height: 1.25em; background: ${color['doc-line']}; }
  & .row i.hot { background: ${color['doc-blue']}; }
`;

/** The inner page that stands beside the market study's cover. */
export const SegmentsPage = () => (
  <DocumentPage>
    <DocumentHead left={segmentsPage.head} right={`p. ${segmentsPage.folio}`} />
    <Body>
      <div className="title">{segmentsPage.title}</div>
      <div className="text">{segmentsPage.lead}</div>
      <div className="rows">
        {segmentsPage.rows.map((row) => (
          <div className="row" key={row.name}>
            {row.name}
            <span>
              <i className={'hot' in row ? 'hot' : undefined} style={{ width: `${row.share * 3}%` }} />
              {`${row.share} %`}
            </span>
          </div>
        ))}
      </div>
      <div className="text">{segmentsPage.note}</div>
      <div className="text">{segmentsPage.text}</div>
    </Body>
    <DocumentFoot folio={segmentsPage.folio} />
  </DocumentPage>
);
