import styled from '@emotion/styled';
import type { Attachment } from '../../../data/api/rows.ts';
import { color, focusRing } from '../../theme.ts';
import { formatBytes } from './formatBytes.ts';

const List = styled.ul`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  font-size: 15px;
  & a { display: inline-block; min-height: 24px; overflow-wrap: anywhere; color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link)} }
`;

/** The files a reply left with, to be downloaded again. */
export const AttachedFiles = ({ lead, files }: { lead: number; files: readonly Attachment[] }) => (
  <List aria-label="Pièces jointes">
    {files.map(({ id, name, size }) => (
      <li key={id}>
        <a href={`/api/admin/leads/${lead}/attachments/${id}`} download>
          {`${name} (${formatBytes(size)})`}
        </a>
      </li>
    ))}
  </List>
);
