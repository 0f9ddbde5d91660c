import styled from '@emotion/styled';
import { trustBadges } from '../../data/home.ts';
import { color, media } from '../theme.ts';
import { Icon } from '../ui/Icon.tsx';
import { Container } from '../ui/Section.tsx';
import { useContent } from '../useContent.tsx';

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  & li { display: flex; gap: 18px; padding: 40px 24px 40px 36px; border-left: 1px solid ${color.line}; }
  & li:first-of-type { padding-left: 0; border-left: 0; }
  & svg { flex: none; color: ${color.link}; }
  & b { display: block; font-size: 17px; line-height: 1.5; }
  & p { font-size: 15px; line-height: 1.55; color: ${color['ink-2']}; max-width: 34ch; }
  ${media.print} { break-inside: avoid; && li { padding-block: 20px; } }
  ${media.narrow} { & p { display: none; } }
  ${media.belowDesktop} {
    grid-template-columns: 1fr;
    & li, & li:first-of-type { padding: 14px 0; border-left: 0; }
    & b { font-size: 16px; }
    & li + li { border-top: 1px solid ${color.line}; }
  }
  ${media.tablet} { && { grid-template-columns: repeat(3, 1fr); } && li { flex-direction: column; gap: 10px; padding: 32px 20px; border-top: 0; border-left: 1px solid ${color.line}; } && li:first-of-type { padding-left: 0; border-left: 0; } }
  ${media.narrow} {
    grid-template-columns: repeat(3, 1fr);
    gap: 12px;
    && li { flex-direction: column; gap: 6px; padding: 10px 0; border: 0; }
    & b { font-size: 15px; line-height: 1.35; }
  }
`;

/** Three badges above the footer: delivery, quality, confidentiality. */
export const TrustBadges = () => {
  const content = useContent();
  return (
    <Container>
      <Row>
        {trustBadges(content).map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size={26} />
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Row>
    </Container>
  );
};
