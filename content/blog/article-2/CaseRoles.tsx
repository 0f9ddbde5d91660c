import { AiRoleTable } from '../../../components/article/AiRoleTable.tsx';
import { Block } from '../../../components/article/Block.tsx';

/** What each model does in the fictional case. The order of the five never changes. */
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
