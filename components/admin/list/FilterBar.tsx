import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { DeskForm } from './DeskForm.tsx';

/** A form of one line above a list; what there is no room for goes under its first field. */
export const LineForm = styled(DeskForm)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  margin-bottom: 28px;
  && input, && select { min-height: 44px; padding-top: 9px; padding-bottom: 9px; font-size: 15px; }
  && select + svg { top: 14px; }
  & > div:first-of-type { flex: 1 1 12rem; max-width: 420px; }
  & > div + div:not([role]) { flex: 0 1 200px; }
  & > [role='alert'] { width: 100%; }
`;

/** What a list is narrowed by. */
export const FilterBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <LineForm role="search" aria-label={label} onSend={() => {}}>
    {children}
  </LineForm>
);
