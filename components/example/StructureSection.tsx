import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import type { Example } from '../../data/examples/types.ts';
import { color, media, type } from '../theme.ts';
import { Container, Section, Split } from '../ui/Section.tsx';
import { Lines } from '../ui/textParts.tsx';

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 13px;
  & > span { display: flex; flex-wrap: wrap; gap: 4px; }
  & i { width: 21px; height: 29px; border: 1px solid ${color['ink-3']}; border-radius: 1px; background: ${color.sheet}; }
  ${media.phone} {
    &[data-many] { gap: 8px 10px; }
    &[data-many] i { width: 13px; height: 18px; }
  }
  ${media.fromTablet} {
    --between: 4px;
    flex-wrap: nowrap;
    & > span { flex: var(--pages) 1 calc((var(--pages) - 1) * var(--between)); flex-wrap: nowrap; align-items: flex-start; gap: var(--between); min-width: 0; }
    & i { flex: 1 1 0; min-width: 0; height: auto; aspect-ratio: 21 / 29; }
    &[data-many] { --between: 3px; gap: 10px; }
  }
`;
const MANY = 30;

/**
 * One small outline per page, grouped by part: thickness made visible. Where there is room they share one line, as wide
 * as the list below it, which gives the numbers.
 */
const PageStrip = ({ groups }: { groups: readonly number[] }) => (
  <Strip aria-hidden="true" data-many={groups.reduce((sum, pages) => sum + pages, 0) > MANY ? '' : undefined}>
    {groups.map((pages, group) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
      <span key={group} style={{ '--pages': pages } as CSSProperties}>
        {Array.from({ length: pages }, (_, page) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages never move
          <i key={page} />
        ))}
      </span>
    ))}
  </Strip>
);

const Words = styled.div`
  & h2 { ${type.h2} }
  & p { ${type.lead} margin-top: 20px; max-width: 24em; color: ${color['ink-2']}; }
`;
const List = styled.ol`
  margin-top: 28px;
  border-top: 1px solid ${color.ink};
  & li { display: flex; justify-content: space-between; gap: 24px; padding: 20px 0; ${media.print} { padding: 8px 0; } border-bottom: 1px solid ${color.line}; }
`;
const Title = styled.span`
  ${type.h4}
`;
const Text = styled.span`
  display: block;
  margin-top: 2px;
  ${type.small}
  color: ${color['ink-2']};
`;
const PageCount = styled.span`
  flex: none;
  padding-top: 3px;
  font-size: 16px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** The parts of the deliverable, one outline per page, then one row per part. */
export const StructureSection = ({ structure: { title, text, sections } }: Pick<Example, 'structure'>) => (
  <Section whole tall={[910, 780, 570]} aria-labelledby="structure">
    <Container>
      <Split at="4+7">
        <Words>
          <h2 id="structure">
            <Lines of={title} />
          </h2>
          <p>{text}</p>
        </Words>
        <div>
          <PageStrip groups={sections.map(({ pages }) => pages)} />
          <List>
            {sections.map((section) => (
              <li key={section.title}>
                <span>
                  <Title>{section.title}</Title>
                  <Text>{section.text}</Text>
                </span>
                <PageCount>{`${section.pages} pages`}</PageCount>
              </li>
            ))}
          </List>
        </div>
      </Split>
    </Container>
  </Section>
);
