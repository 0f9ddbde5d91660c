import styled from '@emotion/styled';
import { Fragment } from 'react';
import type { ArticleChange } from '../../data/articles/types.ts';
import { color, media, tabular, type } from '../theme.ts';
import { DateText } from '../ui/DateText.tsx';

const Box = styled.section`
  max-width: 628px;
  margin-top: 56px;
  & h2 { ${type.proseH2} margin-bottom: 20px; scroll-margin-top: 112px; }
  & dl { border-top: 1px solid ${color.ink}; font-size: 15px; line-height: 1.5; ${tabular} }
  & dl > div { display: grid; gap: 2px 24px; padding: 14px 0; border-bottom: 1px solid ${color.line}; }
  & dd:nth-of-type(even) { color: ${color['ink-3']}; }
  & dd:nth-of-type(odd):not(:first-of-type) { margin-top: 10px; }
  ${media.fromTablet} { & dl > div { grid-template-columns: 150px 1fr; } & dd { grid-column: 2; } }
  ${media.print} { margin-top: 28px; & dl > div { padding: 7px 0; } }
`;

/** What has changed in the article since it came out, and why: the latest first. */
export const ChangeLog = ({ published, changes }: { published: string; changes: readonly ArticleChange[] }) => (
  <Box aria-labelledby="modifications">
    <h2 id="modifications">Modifications</h2>
    <dl>
      {[...Map.groupBy(changes.toReversed(), ({ date }) => date)].map(([date, ofDay]) => (
        <div key={date}>
          <dt>
            <DateText iso={date} />
          </dt>
          {ofDay.map(({ what, why }) => (
            <Fragment key={what}>
              <dd>{what}</dd>
              <dd>{why}</dd>
            </Fragment>
          ))}
        </div>
      ))}
      <div>
        <dt>
          <DateText iso={published} />
        </dt>
        <dd>Date de l’article.</dd>
      </div>
    </dl>
  </Box>
);
