import { AiRoleTable } from '../../../components/article/AiRoleTable.tsx';
import { Block, BlockLabel } from '../../../components/article/Block.tsx';

/** Role, strengths and share of use of one of the five models. The order never changes. */
interface AiRole {
  name: string;
  role: string;
  strengths: string;
  /** Percent of the author’s uses, indicative. */
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
