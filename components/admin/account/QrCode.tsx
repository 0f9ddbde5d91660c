import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { color, radius } from '../../theme.ts';

/** Quiet zone around the drawing, in modules (ISO/IEC 18004). */
const QUIET = 4;

/** Black on white in the dark too: many readers know nothing else. */
const Frame = styled.div`
  justify-self: center;
  width: 216px;
  aspect-ratio: 1;
  border: 1px solid ${color['doc-line']};
  border-radius: ${radius.document};
  background: ${color['doc-paper']};
  & svg { display: block; width: 100%; height: 100%; }
  & path { fill: ${color['doc-ink']}; }
`;

/** A text as a QR code; the library that draws it is loaded with the first one. */
export function QrCode({ text }: { text: string }) {
  const [modules, setModules] = useState<readonly (readonly boolean[])[]>();
  useEffect(() => {
    let wanted = true;
    import('qr').then(({ encodeQR }) => {
      if (wanted) setModules(encodeQR(text, 'raw', { border: QUIET, ecc: 'medium' }));
    });
    return () => {
      wanted = false;
    };
  }, [text]);
  const path = modules?.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Frame>
      {path && (
        <svg
          viewBox={`0 0 ${modules?.length} ${modules?.length}`}
          role="img"
          aria-label="Code QR de la clé"
          shapeRendering="crispEdges"
        >
          <path d={path} />
        </svg>
      )}
    </Frame>
  );
}
