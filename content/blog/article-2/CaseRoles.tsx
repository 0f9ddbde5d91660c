import { AiRoleTable } from '../../../components/article/AiRoleTable.tsx';
import { Block } from '../../../components/article/Block.tsx';
import { caseRoles } from './roles.ts';

export const CaseRoles = () => (
  <Block>
    <AiRoleTable
      caption="Rôle de chaque modèle dans le cas fictif"
      rows={caseRoles.map(({ name, role, task }) => ({ name, role, contribution: task }))}
    />
  </Block>
);
