import styled from '@emotion/styled';
import { method } from '../../data/home.ts';
import { Crossings } from '../figures/Crossings.tsx';
import { mergedStrand } from '../figures/weave.ts';
import { color, media, tabular, type } from '../theme.ts';
import { ModelText } from '../ui/ModelText.tsx';
import { SectionHead } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { useContent } from '../useContent.tsx';
import { SignedSheet } from './MethodDrawing.tsx';

const WEAVE = { xs: 66, x0: 450, x1: 558, xm: 588, yc: 36, gap: 11, vertical: true };
const TICKS = [
  [318, 344, 384],
  [306, 352, 396],
  [330, 362, 408],
  [312, 374, 402],
  [338, 366, 412],
];

const Column = styled.div`
  display: none;
  ${media.belowDesktop} {
    display: block;
    position: absolute;
    left: 0;
    top: 0;
    width: 72px;
    & svg { overflow: visible; fill: none; stroke-width: 2; stroke-linecap: round; }
    ${media.narrow} { transform: scale(.88); transform-origin: 0 0; }
  }
`;
const Outcome = styled.div`
  position: absolute;
  left: 8px;
  top: 618px;
  width: 56px;
`;

/** Figure of the method for phones and tablets, down the left margin: each step has a segment of 150 px, or of 132 px on a narrow phone. */
const MethodColumn = () => (
  <Column aria-hidden="true">
    <svg viewBox="0 0 72 690" width="72" height="690" aria-hidden="true">
      <path d="M36 0V26" stroke={color.ink} strokeWidth="3" />
      {[0, 1, 2, 3, 4].map((strand) => {
        const x = 36 + (strand - 2) * 11;
        const weave = mergedStrand(WEAVE, strand).replace(/^M[\d. ]+/, '');
        const ticks = TICKS[strand]?.map((y) => `M${x - 5} ${y}h10`).join('');
        return (
          <path key={strand} d={`M36 26C36 46 ${x} 46 ${x} 66${weave}${ticks}`} stroke={`var(--ia-${strand + 1})`} />
        );
      })}
      <path d="M36 587V618" stroke={color.blue} strokeWidth="3" />
      <Crossings weave={WEAVE} radius={3} ground={color.sheet} />
    </svg>
    <Outcome>
      <SignedSheet />
    </Outcome>
  </Column>
);

const Steps = styled.ol`
  display: grid;
  gap: 32px 24px;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  & h3 { ${type.h4} margin-top: 10px; }
  ${media.print} { column-gap: 18px; }
  & p { margin: 8px 0 16px; font-size: 15px; line-height: 1.55; color: ${color['ink-2']}; }
  ${media.belowDesktop} {
    grid-template-columns: 1fr;
    gap: 0;
    padding-left: 90px;
    & li { min-height: 150px; padding-bottom: 16px; }
    ${media.narrow} { padding-left: 78px; & li { min-height: 132px; padding-bottom: 12px; } & p { margin-block: 4px 10px; } }
    & h3 { display: inline; }
  }
`;
const Rank = styled.span`
  ${type.question}
  font-size: 18px;
  color: ${color['ink-3']};
  ${tabular}
  ${media.belowDesktop} { display: inline; margin-right: 6px; &::after { content: '.'; } }
`;
export function MethodHead() {
  const content = useContent();
  return (
    <SectionHead>
      <h2 id="methode-titre">{method(content).title}</h2>
      <p>{method(content).lead}</p>
    </SectionHead>
  );
}

/** List of the five steps, with the figure for phones and tablets. */
export function MethodSteps() {
  const content = useContent();
  return (
    <>
      <MethodColumn />
      <Steps>
        {method(content).steps.map((step, index) => (
          <li key={step.title}>
            <Rank>{index + 1}</Rank>
            <h3>{step.title}</h3>
            <p>
              <ModelText>{step.text}</ModelText>
            </p>
            {'link' in step && (
              <TextLink href={step.link.href} arrow>
                {step.link.label}
              </TextLink>
            )}
          </li>
        ))}
      </Steps>
    </>
  );
}
