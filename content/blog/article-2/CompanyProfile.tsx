import styled from '@emotion/styled';
import { Block, BlockLabel } from '../../../components/article/Block.tsx';
import { color, media } from '../../../components/theme.ts';

/** A line of the fictional company's profile. */
interface ProfileLine {
  label: string;
  value: string;
}

/** The fictional company of article 2. No real company is described. */
const companyProfile: readonly ProfileLine[] = [
  { label: 'Secteur', value: 'Fabrication et pose de menuiseries sur mesure' },
  { label: 'Effectif', value: '28 personnes, dont 3 au bureau des devis' },
  { label: 'Chiffre d’affaires initial', value: '3,4 M€' },
  { label: 'Implantation', value: 'Un atelier, Pays de la Loire' },
];

const companyChallenge =
  'Soixante-deux demandes de devis par mois, quatre-vingt-quinze minutes par devis, trois jours ouvrés avant la première réponse. L’atelier a de la place ; le bureau n’a plus de temps.';

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
