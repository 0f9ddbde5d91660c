import type { WrittenText as Text } from '../../../data/articles/writtenText.ts';
import { usePageData } from '../../pageContext.tsx';
import { Note } from '../../prose/Aside.tsx';
import { WrittenText } from './WrittenText.tsx';

/** The text of an article that was written in the desk: on every such page, what its data brings (`pages/blog/@slug/+data.ts`). */
export function WrittenBody() {
  const { text, preview } = usePageData<() => { text: Text; preview?: string }>();
  return (
    <>
      {preview && <Note title="Aperçu">{preview}</Note>}
      <WrittenText text={text} />
    </>
  );
}
