import styled from '@emotion/styled';
import { DocumentPage } from '../figures/documents/DocumentPage.tsx';
import { Signature } from '../figures/documents/Signature.tsx';
import { Stamp } from '../figures/documents/Stamp.tsx';
import { color } from '../theme.ts';

/** One copy behind the page says its thickness at this size. The signature and the stamp reach over the page's edges. */
const Sheet = styled.div`
  position: relative;
  &::before { content: ''; position: absolute; inset: 0; transform: translate(4%, 3%); border-radius: 2px; background: ${color['doc-paper']}; box-shadow: inset 0 0 0 1px ${color['doc-line']}; }
`;
const SignaturePlace = styled.div`
  position: absolute;
  left: 2%;
  top: 59%;
  width: 64%;
`;
const StampPlace = styled.div`
  position: absolute;
  left: 57%;
  top: 70%;
  width: 51%;
`;
const Text = styled.div`
  display: grid;
  gap: 2em;
  padding-top: 1.6em;
`;
const TitleLine = styled.i`
  display: block;
  height: 2.4em;
  background: ${color['doc-ink']};
`;
/** The first is under the two lines of the title. */
const TextLine = styled.i`
  display: block;
  height: 1em;
  background: ${color['doc-line']};
  &:nth-of-type(3) { margin-top: 2.4em; }
`;

/** The small signed document at the end of the method; its signature starts where the five strands, merged, arrive. */
export const SignedSheet = () => (
  <Sheet>
    <DocumentPage shadow="none">
      <Text>
        <TitleLine style={{ width: '78%' }} />
        <TitleLine style={{ width: '56%' }} />
        {[100, 94, 100, 64].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four drawn lines
          <TextLine key={line} style={{ width: `${width}%` }} />
        ))}
      </Text>
    </DocumentPage>
    <SignaturePlace>
      <Signature />
    </SignaturePlace>
    <StampPlace>
      <Stamp />
    </StampPlace>
  </Sheet>
);
