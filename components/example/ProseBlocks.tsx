import styled from '@emotion/styled';
import type { Block } from '../../data/examples/types.ts';
import { color, type } from '../theme.ts';

const Prose = styled.div`
  ${type.prose}
  max-width: 628px;
  & > * + * { margin-top: 1em; }
  & h3 { ${type.h3} margin-top: 1.5em; }
  & blockquote { ${type.pullQuote} margin-block: 1.4em; padding-left: 24px; border-left: 2px solid ${color.accent}; }
`;

function ProseBlock({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h3>{block.text}</h3>;
  if (block.kind === 'quote') return <blockquote>{block.text}</blockquote>;
  if (block.kind === 'text') return <p>{block.text}</p>;
  return null;
}

/** An extract to read, set as the blog sets its articles. */
export const ProseBlocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <Prose>
    {blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an extract is a fixed list of blocks
      <ProseBlock key={index} block={block} />
    ))}
  </Prose>
);
