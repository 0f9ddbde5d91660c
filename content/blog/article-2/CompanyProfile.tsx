import styled from '@emotion/styled';
import { Block, BlockLabel } from '../../../components/article/Block.tsx';
import { color, media } from '../../../components/theme.ts';
import { companyChallenge, companyProfile } from './company.ts';

const Lines = styled.dl`
  border-top: 1px solid ${color.ink};
  & > div {
    display: grid;
    grid-template-columns: 220px 1fr;
    gap: 2px 24px;
    padding: 14px 0;
    border-bottom: 1px solid ${color.line};
  }
  & dt { color: ${color['ink-3']}; }
  ${media.phone} { & > div { grid-template-columns: 1fr; } }
`;

/** The fictional company, as four lines and its difficulty. */
export const CompanyProfile = () => (
  <Block>
    <BlockLabel>Profil de l’entreprise fictive</BlockLabel>
    <Lines>
      {[...companyProfile, { label: 'Difficulté', value: companyChallenge }].map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Lines>
  </Block>
);
