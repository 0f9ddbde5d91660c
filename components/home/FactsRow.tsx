import styled from '@emotion/styled';
import { facts } from '../../data/home.ts';
import { color, media } from '../theme.ts';
import { Icon } from '../ui/Icon.tsx';
import { Container } from '../ui/Section.tsx';
import { useContent } from '../useContent.tsx';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 16px 32px;
  padding: 26px 0;
  border-top: 1px solid ${color.line};
  font-size: 15px;
  font-weight: 550;
  line-height: 1.4;
  & li { display: flex; align-items: center; gap: 10px; }
  & svg { flex: none; color: ${color.link}; }
  @media (max-width: 859.98px) { display: grid; grid-template-columns: 1fr 1fr; gap: 10px 20px; padding: 18px 0; }
  ${media.print} { display: flex; padding: 16px 0; }
`;

/** Badges under the hero. */
export const FactsRow = () => {
  const content = useContent();
  return (
    <Container>
      <Row>
        {facts(content).map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={20} />
            {text}
          </li>
        ))}
      </Row>
    </Container>
  );
};
