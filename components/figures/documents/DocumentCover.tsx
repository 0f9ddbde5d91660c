import styled from '@emotion/styled';
import type { Cover } from '../../../data/offer/covers.ts';
import { color, font } from '../../theme.ts';
import { useContent } from '../../useContent.tsx';
import { Motif } from '../Motif.tsx';
import { DocumentPage } from './DocumentPage.tsx';
import { Signature } from './Signature.tsx';
import { Stamp } from './Stamp.tsx';

const Names = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
`;
const Brand = styled.span`
  font: 480 1.2em ${font.serif};
`;
const Kind = styled.span`
  font-size: .92em;
  color: ${color['doc-ink-2']};
`;
const Title = styled.div`
  margin-top: .85em;
  max-width: 7.6em;
  font: 400 4.1em/1.02 ${font.serif};
  letter-spacing: -.028em;
  text-wrap: balance;
`;
const Line = styled.div`
  margin: 1.1em 0 1.6em;
  font-size: 1.12em;
  color: ${color['doc-ink-2']};
`;
const Figure = styled.div`
  flex: 1;
  min-height: 0;
  & svg { width: 100%; height: 100%; }
`;
const Bottom = styled.div`
  position: relative;
  height: 9.4em;
  margin-top: 1.6em;
  border-top: .15em solid ${color['doc-ink']};
`;
const SignaturePlace = styled.div`
  position: absolute;
  left: -.2em;
  top: 2.3em;
  width: 14.5em;
`;
const StampPlace = styled.div`
  position: absolute;
  left: 12.4em;
  top: .6em;
  width: 8.8em;
`;
const Facts = styled.div`
  position: absolute;
  right: 0;
  top: 1.2em;
  text-align: left;
  font-size: 1.02em;
  line-height: 1.6;
  color: ${color['doc-ink-2']};
  white-space: nowrap;
`;

interface Props {
  cover: Cover;
  /** Thumbnails carry neither signature nor stamp. */
  signed?: boolean;
  /** Milliseconds after which the signature draws itself. */
  signDelay?: number;
  shadow?: 'doc' | 'thumb' | 'none';
  label?: string;
}

/** The cover of a deliverable: names, title, one line, the data motif, then who signed it. */
export function DocumentCover({ cover, signed = true, signDelay, shadow = 'doc', label }: Props) {
  const content = useContent();
  const { kind, title, line, motif, meta } = cover;
  return (
    <DocumentPage shadow={shadow} {...(label && { label })}>
      <Names>
        <Brand>{content.site.brand}</Brand>
        <Kind>{kind}</Kind>
      </Names>
      <Title>{title}</Title>
      <Line>{line}</Line>
      <Figure>
        <Motif name={motif} />
      </Figure>
      <Bottom>
        {signed && (
          <>
            <SignaturePlace>
              <Signature {...(signDelay !== undefined && { delay: signDelay })} />
            </SignaturePlace>
            <StampPlace>
              <Stamp {...(signDelay !== undefined && { delay: signDelay + 750 })} />
            </StampPlace>
          </>
        )}
        <Facts>
          {meta.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </Facts>
      </Bottom>
    </DocumentPage>
  );
}
