import styled from '@emotion/styled';
import type { Cover } from '../../data/covers.ts';
import { site } from '../../data/site.ts';
import { color, font } from '../theme.ts';
import { DocumentPage } from './DocumentPage.tsx';
import { Motif } from './Motif.tsx';
import { Signature } from './Signature.tsx';
import { Stamp } from './Stamp.tsx';

const Names = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  & .brand { font: 480 1.2em ${font.serif}; }
  & .kind { font-size: .92em; color: ${color['doc-ink-2']}; }
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
  & .signature { position: absolute; left: -.2em; top: 2.3em; width: 14.5em; }
  & .stamp { position: absolute; left: 12.4em; top: .6em; width: 8.8em; }
  & .facts { position: absolute; right: 0; top: 1.2em; text-align: left; font-size: 1.02em; line-height: 1.6; color: ${color['doc-ink-2']}; white-space: nowrap; }
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
  const { kind, title, line, motif, meta } = cover;
  return (
    <DocumentPage shadow={shadow} {...(label && { label })}>
      <Names>
        <span className="brand">{site.brand}</span>
        <span className="kind">{kind}</span>
      </Names>
      <Title>{title}</Title>
      <Line>{line}</Line>
      <Figure>
        <Motif name={motif} />
      </Figure>
      <Bottom>
        {signed && (
          <>
            <div className="signature">
              <Signature {...(signDelay !== undefined && { delay: signDelay })} />
            </div>
            <div className="stamp">
              <Stamp {...(signDelay !== undefined && { delay: signDelay + 750 })} />
            </div>
          </>
        )}
        <div className="facts">
          {meta.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </div>
      </Bottom>
    </DocumentPage>
  );
}
