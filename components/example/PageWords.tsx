import type { Block } from '../../data/examples/types.ts';
import { Ordinals } from '../french/Ordinals.tsx';

/** A block of an inner page that is only words. */
export function PageWords({ block }: { block: Exclude<Block, { kind: 'table' | 'chart' }> }) {
  switch (block.kind) {
    case 'heading':
      return <h4>{block.text}</h4>;
    case 'text':
      return <p>{block.text}</p>;
    case 'note':
      return <p className="note">{block.text}</p>;
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
