import styled from '@emotion/styled';
import { FileCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { color, focusRing, layer, media, radius, type } from '../../theme.ts';

/** Bar above a text; on a phone at the bottom of the window, above the keyboard. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 4px;
  border: 1px solid ${color.field};
  border-bottom: 0;
  border-radius: ${radius.control} ${radius.control} 0 0;
  background: ${color.ground};
  ${media.fromTablet} { position: sticky; top: 0; z-index: ${layer.document}; }
  & > button { display: grid; place-items: center; min-width: 40px; height: 40px; border-radius: ${radius.control}; color: ${color['ink-2']}; ${focusRing(color.link, 0)} }
  & > button:hover { background: ${color.sunk}; color: ${color.ink}; }
  & > button[aria-pressed='true'] { background: ${color.sunk}; color: ${color.ink}; }
  & summary { padding: 0 12px; min-height: 40px; ${type.label} }
  & > [data-view] { display: flex; align-items: center; gap: 6px; margin-left: auto; padding: 0 12px; ${type.label} }
  ${media.phone} {
    order: 1; position: sticky; bottom: max(var(--desk-foot, 0px), var(--keyboard, 0px)); z-index: ${layer.document}; flex-wrap: nowrap; gap: 0; border: 1px solid ${color.field}; border-top: 0; border-radius: 0 0 ${radius.control} ${radius.control};
    & > button { flex: 1; min-width: 28px; } & summary { gap: 4px; padding: 0 4px; } & > [data-rare] { display: none; } & > [data-view] { margin: 0 0 0 auto; padding: 0 6px; flex: none; }
    &:has([aria-label='Gras']) > [data-view] > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } }
  @media (max-width: 349.98px) { & > button { min-width: 26px; } & > [aria-label='Liste numérotée'] { display: none; } }
`;

/** Button that switches between the visual view and the Markdown view of a text. */
export const ViewPress = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <button type="button" data-view="" onClick={onPress}>
    <FileCode size={18} strokeWidth={1.7} aria-hidden="true" />
    <span>{children}</span>
  </button>
);
