import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { color, radius } from '../../theme.ts';

const Canvas = styled.canvas`
  width: 100%;
  max-height: 220px;
  border-radius: ${radius.document};
  background: ${color.sunk};
  object-fit: contain;
`;
const MOST = 640;

/** A picture that is only on this machine yet. Drawn, since the site's policy lets no page show a file of its visitor. */
export function Preview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let left = false;
    createImageBitmap(file).then(
      (image) => {
        const on = canvas.current;
        if (left || !on) return;
        const scale = Math.min(1, MOST / Math.max(image.width, image.height));
        on.width = Math.round(image.width * scale);
        on.height = Math.round(image.height * scale);
        on.getContext('2d')?.drawImage(image, 0, 0, on.width, on.height);
        image.close();
      },
      // What this browser cannot read, the site may; and if not, it says why.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [file]);
  return <Canvas ref={canvas} width={16} height={9} aria-hidden="true" />;
}
