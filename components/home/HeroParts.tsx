import styled from '@emotion/styled';
import { covers } from '../../data/offer/covers.ts';
import { models } from '../../data/offer/models.ts';
import { DocumentCover } from '../figures/documents/DocumentCover.tsx';
import { DocumentStack } from '../figures/documents/DocumentStack.tsx';
import type { Weave } from '../figures/weave.ts';
import { color, ease, media } from '../theme.ts';
import { useContent } from '../useContent.tsx';

/** Milliseconds after which the blue line reaches the page and the signature draws itself (docs/product/design-language.md § 3.3). */
const SIGN_AT = 1200;

const Name = styled.text`
  fill: ${color.ink};
  pointer-events: auto;
`;
const Strand = styled.path`
  transition: opacity ${ease.press};
`;

/** The document the five strands end on. */
export const SignedCover = () => {
  const content = useContent();
  return (
    <DocumentStack>
      <DocumentCover cover={covers(content).market} signDelay={SIGN_AT} />
    </DocumentStack>
  );
};

/** The names of the models, each 9 px above its strand. */
export function ModelNames({ x, axis, gap }: { x: number; axis: number; gap: number }) {
  const { site } = useContent();
  return models.map(({ id }, index) => (
    <Name key={id} data-name={id} x={x} y={axis + (index - 2) * gap - 9}>
      {site.models[index]?.name}
    </Name>
  ));
}

/** On a window wider than the canvas, the five strands come from its edge too. */
export const LeadIn = ({ weave: { xs, yc, gap } }: { weave: Weave }) =>
  models.map(({ id }, index) => (
    <Strand
      key={id}
      data-strand={id}
      d={`M-1000 ${yc + (index - 2) * gap}H${xs + 1}`}
      stroke={`var(--ia-${id})`}
      strokeWidth={2.25}
    />
  ));

/** Pointing at a name leaves its strand alone at full strength. */
export const nameHover = `
  ${media.hover} {
    ${models.map(({ id }) => `&:has([data-name='${id}']:hover) [data-strand]:not([data-strand='${id}']) { opacity: .25; }`).join('\n    ')}
  }
`;
