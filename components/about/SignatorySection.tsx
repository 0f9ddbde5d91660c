import styled from '@emotion/styled';
import { SIGNATORY_ID, signatory } from '../../data/company/signatory.ts';
import { ownSignature } from '../../data/company/signature.ts';
import { Signature } from '../figures/documents/Signature.tsx';
import { color, media, type } from '../theme.ts';
import { Container, Section } from '../ui/Section.tsx';
import { useContent } from '../useContent.tsx';

const Grid = styled.div`
  display: grid;
  gap: 28px 24px;
  & h2 { ${type.h2} scroll-margin-top: 112px; }
  & p { max-width: 34em; ${type.body} color: ${color['ink-2']}; }
  ${media.desktop} { grid-template-columns: 5fr 7fr; align-items: start; }
`;
const Person = styled.div`
  display: grid;
  gap: 24px;
  justify-items: start;
`;
const Portrait = styled.img`
  display: block;
  width: 168px;
  height: 168px;
  border-radius: 2px;
  object-fit: cover;
`;
const Sign = styled.div`
  width: 220px;
  padding: 20px 24px 4px;
  border-radius: 2px;
  background: ${color['doc-paper']};
  box-shadow: inset 0 0 0 1px ${color['doc-edge']};
`;

/** Section on the signatory: name, career, portrait and signature, as far as the owner has filled them in. */
export const SignatorySection = () => {
  const content = useContent();
  const signer = signatory(content);
  return (
    <Section ground="sunk" ruled aria-labelledby={SIGNATORY_ID}>
      <Container>
        <Grid>
          <h2 id={SIGNATORY_ID}>{signer ? signer.name : 'Qui relit et signe'}</h2>
          {signer ? (
            <Person>
              {signer.portrait && (
                <Portrait
                  src={signer.portrait}
                  width={168}
                  height={168}
                  loading="lazy"
                  alt={`Portrait de ${signer.name}`}
                />
              )}
              <p>{signer.record ?? content.site.owner.record}</p>
              {ownSignature(content) && (
                <Sign>
                  <Signature />
                </Sign>
              )}
            </Person>
          ) : (
            <p>
              Une personne relit chaque livrable et le signe. Son nom et son parcours seront donnés ici avant
              l'ouverture du site : {content.site.owner.name}, {content.site.owner.record}.
            </p>
          )}
        </Grid>
      </Container>
    </Section>
  );
};
