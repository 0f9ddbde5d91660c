import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { color, type } from '../theme.ts';
import { Button } from '../ui/Button.tsx';
import { Container } from '../ui/Section.tsx';

const Box = styled.section`
  display: grid;
  justify-items: start;
  gap: 20px;
  max-width: 40em;
  padding: 88px 0 120px;
  & h1 { ${type.display2} outline: none; }
  & p { color: ${color['ink-2']}; }
`;

/** In place of a page that React had to give up, as where a translator took its words out from under it: never nothing at all. */
export function BrokenPage() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The visitor stood where there is nothing any more.
    scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Container>
      <Box role="alert">
        <h1 ref={title} tabIndex={-1}>
          Cette page ne s'affiche plus
        </h1>
        <p>
          Votre navigateur n'a pas pu continuer, parfois parce qu'une extension ou un traducteur a changé la page.
          Rechargez-la. Une demande déjà envoyée est bien arrivée.
        </p>
        <Button type="button" onClick={() => location.reload()}>
          Recharger la page
        </Button>
      </Box>
    </Container>
  );
}
