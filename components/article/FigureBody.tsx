import styled from '@emotion/styled';
import { Fragment } from 'react';
import type { ArticleFigure } from '../../data/articles/figureTypes.ts';
import { DrawingSvg } from '../figures/DrawingSvg.tsx';
import { drawFigure, figureTable, LARGE, PHONE } from '../figures/data/drawFigure.ts';
import { FigureWithValues } from '../figures/FigureWithValues.tsx';
import { media } from '../theme.ts';
import { Cite, useSources } from './Cite.tsx';
import { BlockNote } from './toolParts.tsx';

const LargeDrawing = styled(DrawingSvg)`
  ${media.phone} { display: none; }
`;
const PhoneDrawing = styled(DrawingSvg)`
  display: none;
  ${media.phone} { display: block; }
`;

/** Drawing of a figure, its values, sources and limits. */
export function FigureBody({ data }: { data: ArticleFigure }) {
  const { title, measure, sources: ids = [], note } = data;
  const sources = useSources().filter(({ id }) => ids.includes(id));
  return (
    <>
      <FigureWithValues title={title} measure={measure} table={figureTable(data)}>
        <LargeDrawing drawing={drawFigure(data, LARGE)} />
        <PhoneDrawing drawing={drawFigure(data, PHONE)} />
      </FigureWithValues>
      {(sources.length > 0 || note) && (
        <BlockNote>
          {sources.length > 0 && (
            <>
              {sources.length > 1 ? 'Sources : ' : 'Source : '}
              {sources.map(({ id, publisher, date, caution }, index) => (
                <Fragment key={id}>
                  {`${index > 0 ? ' ; ' : ''}${publisher}, ${date}${caution ? ` (${caution})` : ''}`}
                  <Cite id={id} />
                </Fragment>
              ))}
              {'. '}
            </>
          )}
          {note}
        </BlockNote>
      )}
    </>
  );
}
