import styled from '@emotion/styled';
import { AiRoleTable } from '../../../components/article/AiRoleTable.tsx';
import { Block, BlockLabel, Panels } from '../../../components/article/toolParts.tsx';
import { color, media, type } from '../../../components/theme.ts';
import { doctrine } from '../../../data/blog/method.ts';

/** Role of each model in the fictional case. The order of the five never changes. */
interface CaseRole {
  name: string;
  role: string;
  task: string;
}

const caseRoles: readonly CaseRole[] = [
  {
    name: 'GPT-O3-Pro',
    role: 'Généraliste créatif',
    task: 'Rédige la première version de la réponse et des questions.',
  },
  {
    name: 'Claude Opus 4',
    role: 'Analyste critique',
    task: 'Relit la réponse et signale toute promesse de prix ou de date.',
  },
  {
    name: 'Gemini 2.5 Pro',
    role: 'Modélisateur quantitatif',
    task: 'Extrait cotes et quantités, puis vérifie que les surfaces concordent.',
  },
  {
    name: 'Grok 4',
    role: 'Veilleur de tendances',
    task: 'Repère les motifs nouveaux dans les demandes du mois.',
  },
  {
    name: 'Perplexity Pro',
    role: 'Vérificateur documentaire',
    task: 'Retrouve la fiche technique du fournisseur et donne son adresse.',
  },
];

export const CaseRoles = () => (
  <Block>
    <AiRoleTable
      caption="Rôle de chaque modèle dans le cas fictif"
      rows={caseRoles.map(({ name, role, task }) => ({ name, role, contribution: task }))}
    />
  </Block>
);

/** The panel with technical details of the case, which unfolds. */
interface TechnicalDetail {
  term: string;
  description: string;
}

const technicalDetailsTitle = 'Détails techniques : outils, données, consigne';

const technicalDetails: readonly TechnicalDetail[] = [
  {
    term: 'Outils',
    description:
      'Une boîte de réception partagée, un tableur de suivi, cinq accès à des modèles. Aucun développement, aucune connexion automatique au logiciel de devis.',
  },
  {
    term: 'Données',
    description:
      'Noms, adresses, téléphones et références de chantier remplacés par des lettres avant l’envoi. La table de correspondance reste dans le tableur, sur le serveur de l’entreprise.',
  },
  {
    term: 'Consigne d’extraction',
    description: `Extrayez de ce message les cotes, matériaux, quantités et délais dans un tableau. Une ligne par menuiserie. Écrivez ${doctrine.missing.inPrompt} quand l’information manque et [AMBIGU] quand deux lectures sont possibles. Ne calculez rien.`,
  },
  {
    term: 'Contrôle',
    description:
      'Deux modèles font la même extraction. Les lignes identiques sont relues par sondage, une sur cinq ; les lignes différentes le sont toutes.',
  },
  {
    term: 'Journal',
    description:
      'Une ligne par devis : durée totale, durée de contrôle, erreur éventuelle, cause. Cinq colonnes, remplies au moment de l’envoi.',
  },
];

const content = technicalDetails.map(({ term, description }) => (
  <div key={term}>
    <h4>{term}</h4>
    <p>{description}</p>
  </div>
));

export const TechnicalDetails = () => <Panels items={[{ title: technicalDetailsTitle, content }]} />;

/** Testimonial invented for the fictional case; always shown with the label that marks it as fictional. */
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

/** A line of the fictional company's profile. */
interface ProfileLine {
  label: string;
  value: string;
}

/** Profile of article 2's company, which is invented: no real company is described. */
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
