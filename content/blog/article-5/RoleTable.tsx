import { AiRoleTable } from '../../../components/article/AiRoleTable.tsx';
import { Block, BlockLabel } from '../../../components/article/Block.tsx';
import { aiRoles, rolesLabel } from './roles.ts';

export const RoleTable = () => (
  <Block>
    <BlockLabel>{rolesLabel}</BlockLabel>
    <AiRoleTable
      caption={rolesLabel}
      rows={aiRoles.map(({ name, role, strengths, usage }) => ({ name, role, contribution: strengths, share: usage }))}
    />
  </Block>
);
