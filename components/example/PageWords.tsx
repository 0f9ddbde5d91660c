import styled from '@emotion/styled';
import type { Block } from '../../data/examples/types.ts';
import { Ordinals } from '../french/Ordinals.tsx';

/** Smaller than the paragraphs of its page. */
const Note = styled.p`
  && { font-size: .94em; }
`;

/** A block of an inner page that is only words. */
export function PageWords({ block }: { block: Exclude<Block, { kind: 'table' | 'chart' }> }) {
  switch (block.kind) {
    case 'heading':
      return <h4>{block.text}</h4>;
    case 'text':
      return <p>{block.text}</p>;
    case 'note':
      return <Note>{block.text}</Note>;
    case 'quote':
      return <blockquote>{block.text}</blockquote>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <Ordinals text={item} />
            </li>
          ))}
        </ul>
      );
  }
}
