import styled from '@emotion/styled';
import { DocumentPage } from '../figures/DocumentPage.tsx';
import { Signature } from '../figures/Signature.tsx';
import { Stamp } from '../figures/Stamp.tsx';
import { color } from '../theme.ts';

/** One copy behind the page says its thickness at this size. The signature and the stamp reach over the page's edges. */
const Sheet = styled.div`
  position: relative;
  &::before { content: ''; position: absolute; inset: 0; transform: translate(4%, 3%); border-radius: 2px; background: ${color['doc-paper']}; box-shadow: inset 0 0 0 1px ${color['doc-line']}; }
  & .signature { position: absolute; left: 2%; top: 59%; width: 64%; }
  & .stamp { position: absolute; left: 57%; top: 70%; width: 51%; }
`;
const Text = styled.div`
  display: grid;
  gap: 2em;
  padding-top: 1.6em;
  & i { display: block; height: 1em; background: ${color['doc-line']}; }
  & i.title { height: 2.4em; background: ${color['doc-ink']}; }
  & i.title + i:not(.title) { margin-top: 2.4em; }
`;

/** The small signed document at the end of the method; its signature starts where the five strands, merged, arrive. */
export const SignedSheet = () => (
  <Sheet>
    <DocumentPage shadow="none">
      <Text>
        <i className="title" style={{ width: '78%' }} />
        <i className="title" style={{ width: '56%' }} />
        {[100, 94, 100, 64].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four drawn lines
          <i key={line} style={{ width: `${width}%` }} />
        ))}
      </Text>
    </DocumentPage>
    <div className="signature">
      <Signature />
    </div>
    <div className="stamp">
      <Stamp />
    </div>
  </Sheet>
);
