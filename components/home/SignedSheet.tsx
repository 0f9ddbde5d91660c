import styled from '@emotion/styled';
import { DocumentPage } from '../figures/DocumentPage.tsx';
import { DocumentStack } from '../figures/DocumentStack.tsx';
import { Signature } from '../figures/Signature.tsx';
import { Stamp } from '../figures/Stamp.tsx';
import { color } from '../theme.ts';

const Text = styled.div`
  display: grid;
  gap: 1.4em;
  & i { display: block; height: .9em; background: ${color['doc-line']}; }
  & i.title { height: 1.7em; background: ${color['doc-ink']}; }
`;
const Bottom = styled.div`
  position: relative;
  margin-top: auto;
  height: 12em;
  & .signature { position: absolute; left: -1em; top: 0; width: 22em; }
  & .stamp { position: absolute; right: -5em; top: 1em; width: 14em; }
`;

/** The small signed document at the end of the method. */
export const SignedSheet = () => (
  <DocumentStack>
    <DocumentPage shadow="none">
      <Text>
        <i className="title" style={{ width: '78%' }} />
        <i className="title" style={{ width: '56%' }} />
        {[100, 96, 98, 92, 60].map((width) => (
          <i key={width} style={{ width: `${width}%` }} />
        ))}
      </Text>
      <Bottom>
        <div className="signature">
          <Signature />
        </div>
        <div className="stamp">
          <Stamp />
        </div>
      </Bottom>
    </DocumentPage>
  </DocumentStack>
);
