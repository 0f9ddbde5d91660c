import { AiRoleTable } from '../../../components/article/AiRoleTable.tsx';
import { Block, BlockLabel, Panels } from '../../../components/article/toolParts.tsx';

/** Role, strengths and share of use of one of the five models, whose order never changes. */
interface AiRole {
  name: string;
  role: string;
  strengths: string;
  /** Percentage of the author’s uses, indicative. */
  usage: number;
}

const rolesLabel = 'Répartition indicative de mes usages';

const aiRoles: readonly AiRole[] = [
  {
    name: 'GPT-O3-Pro',
    role: 'Généraliste créatif',
    strengths: 'Ouvre les hypothèses et rédige les scénarios',
    usage: 32,
  },
  {
    name: 'Claude Opus 4',
    role: 'Analyste critique',
    strengths: 'Cherche la faille du raisonnement et la phrase qui engage',
    usage: 28,
  },
  {
    name: 'Gemini 2.5 Pro',
    role: 'Modélisateur quantitatif',
    strengths: 'Pose les calculs et teste la sensibilité',
    usage: 24,
  },
  {
    name: 'Grok 4',
    role: 'Veilleur de tendances',
    strengths: 'Apporte le contre-pied et le signal récent',
    usage: 8,
  },
  {
    name: 'Perplexity Pro',
    role: 'Vérificateur documentaire',
    strengths: 'Retrouve les sources, que j’ouvre ensuite',
    usage: 8,
  },
];

export const RoleTable = () => (
  <Block>
    <BlockLabel>{rolesLabel}</BlockLabel>
    <AiRoleTable
      caption={rolesLabel}
      rows={aiRoles.map(({ name, role, strengths, usage }) => ({ name, role, contribution: strengths, share: usage }))}
    />
  </Block>
);

/** Step of article 5's fintech case, which unfolds; the company is invented. */
interface FintechCaseStep {
  title: string;
  text: string;
}

const fintechCase = {
  title: 'Dossier complet : un outil de trésorerie cherche son premier segment',
  label: 'Cas fictif : entreprise, chiffres et échanges inventés',
  question:
    'Une jeune société de six personnes propose un outil de prévision de trésorerie à 39 € par mois. À qui le vendre d’abord : artisans, cabinets comptables ou boutiques en ligne ?',
  steps: [
    {
      title: 'Décomposition',
      text: 'Quatre sous-questions : qui souffre le plus d’une trésorerie mal prévue, qui a déjà ses données au bon format, combien coûte l’acquisition d’un client, combien de mois il reste.',
    },
    {
      title: 'Interrogation séparée',
      text: 'Quatre modèles sur cinq recommandent les artisans, au nom du nombre. Le cinquième préfère les cabinets : un cabinet apporte plusieurs clients à la fois.',
    },
    {
      title: 'Confrontation',
      text: 'L’accord à quatre repose sur une même supposition : les artisans connecteraient leur banque sans aide. Aucun modèle n’a de pièce. Dix appels téléphoniques deviennent la vérification.',
    },
    {
      title: 'Validation humaine',
      text: 'Sept artisans sur dix refusent de connecter leur compte ; trois cabinets sur cinq acceptent un essai avec cinq clients chacun. La recommandation change de camp, avec un échantillon trop petit pour être généralisé, ce que le livrable écrit.',
    },
  ] as readonly FintechCaseStep[],
  outcome:
    'Décision : deux mois d’essai avec trois cabinets. À quinze clients payants, 15 × 39 = 585 € par mois. Seuil d’arrêt : moins de huit clients actifs au soixantième jour.',
};

const content = (
  <>
    <BlockLabel>{fintechCase.label}</BlockLabel>
    <p>{fintechCase.question}</p>
    {fintechCase.steps.map(({ title, text }) => (
      <div key={title}>
        <h4>{title}</h4>
        <p>{text}</p>
      </div>
    ))}
    <p>
      <strong>{fintechCase.outcome}</strong>
    </p>
  </>
);

export const FintechCase = () => <Panels items={[{ title: fintechCase.title, content }]} />;

export { FusionSimulation } from './FusionSimulation.tsx';
