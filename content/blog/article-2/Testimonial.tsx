import styled from '@emotion/styled';
import { Block, BlockLabel } from '../../../components/article/Block.tsx';
import { color, type } from '../../../components/theme.ts';

/** Written for the fictional case: it is always shown with its label. */
const testimonial = {
  label: 'Témoignage fictif, rédigé pour l’exemple',
  quote:
    'Je m’attendais à gagner du temps sur la rédaction. J’en ai gagné sur les questions : on les pose toutes le premier jour, et le client n’attend plus.',
  author: 'La responsable du bureau des devis, personnage inventé',
};

const Quote = styled.figure`
  padding: 28px 0;
  border-top: 1px solid ${color.ink};
  border-bottom: 1px solid ${color.line};
  & blockquote { ${type.h3} border: 0; padding: 0; margin: 0; }
  & figcaption { margin-top: 14px; ${type.small} color: ${color['ink-2']}; }
`;

export const Testimonial = () => (
  <Block measure="prose">
    <Quote>
      <BlockLabel>{testimonial.label}</BlockLabel>
      <blockquote>{`« ${testimonial.quote} »`}</blockquote>
      <figcaption>{testimonial.author}</figcaption>
    </Quote>
  </Block>
);
