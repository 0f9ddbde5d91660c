import styled from '@emotion/styled';
import { ownSignature } from '../../../data/company/signature.ts';
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
/** Container query for a cover too narrow for a legible signature and stamp. */
const ON_THUMBNAIL = '@container (max-width: 180px) { display: none; }';
const SignaturePlace = styled.div`
  position: absolute;
  left: -.2em;
  top: 1.6em;
  width: 13.6em;
  ${ON_THUMBNAIL}
`;
/**
 * Label of the specimen signature, below the signature's underline, legible at every size. On a small page, where its last words would run
 * under the stamp, they are hidden.
 */
const Specimen = styled.div`
  position: absolute;
  left: 0;
  top: 8.15em;
  line-height: 1;
  white-space: nowrap;
  color: ${color['doc-ink-2']};
  &::first-letter { text-transform: uppercase; }
  & > span { font-size: max(1.1em, 11PX); }
  @container (max-width: 345px) { &:not([data-wide]) i { display: none; } }
  & i { font-style: normal; }
  ${ON_THUMBNAIL}
`;
const StampPlace = styled.div`
  position: absolute;
  left: 13.3em;
  top: .6em;
  width: 8.8em;
  &[data-wide] { left: 20.4em; width: 10.4em; }
  ${ON_THUMBNAIL}
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
  /**
   * `here`: the page has the signature; `by its figure`: the figure around the page draws it; `no`: a thumbnail, without signature and
   * stamp.
   */
  signed?: 'here' | 'by its figure' | 'no';
  /** Milliseconds before the stamp appears on the page. */
  stampDelay?: number;
  /** Whether the lines of facts at the bottom right are shown; a narrow page has no room for them. */
  facts?: boolean;
  shadow?: 'doc' | 'thumb' | 'none';
  label?: string;
}

/** Cover of a deliverable: names, title, a line of text, the data drawing, then the signature. */
export function DocumentCover({ cover, signed = 'here', stampDelay, facts = true, shadow = 'doc', label }: Props) {
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
        {signed === 'here' && (
          <SignaturePlace>
            <Signature by="owner or specimen" />
          </SignaturePlace>
        )}
        {signed !== 'no' && (
          <>
            {!ownSignature(content) && (
              <Specimen data-wide={facts ? undefined : ''}>
                <span>
                  <i>Signature : </i>spécimen
                </span>
              </Specimen>
            )}
            <StampPlace data-wide={facts ? undefined : ''}>
              <Stamp {...(stampDelay !== undefined && { delay: stampDelay })} />
            </StampPlace>
          </>
        )}
        {facts && (
          <Facts>
            {meta.map((text) => (
              <div key={text}>{text}</div>
            ))}
          </Facts>
        )}
      </Bottom>
    </DocumentPage>
  );
}
