import styled from '@emotion/styled';
import { Link } from 'react-router';
import { color, focusRing } from '../../theme.ts';

/** How a link looks that leads to another place from a line of its own. */
export const wayLook = `
  font-size: 15px;
  font-weight: 600;
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 4px;
  border-radius: 2px;
  ${focusRing(color.link)}
`;

/** A link of its own line to another view of the desk. */
export const WayLink = styled(Link)`
  ${wayLook}
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;
