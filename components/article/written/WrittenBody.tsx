import type { WrittenText as Text } from '../../../data/articles/writtenText.ts';
import { usePageData } from '../../pageContext.tsx';
import { type ProseParts, WrittenText } from './WrittenText.tsx';

/** The text of an article that was written in the desk: on every such page, what its data brings (`pages/blog/@slug/+data.ts`). */
export function WrittenBody({ components }: { components: ProseParts }) {
  const { text, preview } = usePageData<() => { text: Text; preview?: string }>();
  return (
    <>
      {preview && <components.Note title="Aperçu">{preview}</components.Note>}
      <WrittenText text={text} components={components} />
    </>
  );
}
