import styled from '@emotion/styled';
import { BookOpen } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { guideFor } from '../../../data/desk/guidePages.ts';
import { color, focusRing } from '../../theme.ts';

/** Beside the title, which it leaves its line. */
const Way = styled(Link)`
  float: right;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  margin-left: 20px;
  font-size: 15px;
  color: ${color['ink-2']};
  border-radius: 2px;
  ${focusRing(color.link)}
  &:hover { color: ${color.ink}; text-decoration: underline; text-underline-offset: 4px; }
`;

/** « Aide »: the page of the guide about the view that is open. */
export function HelpLink() {
  const about = guideFor(useLocation().pathname);
  if (!about) return null;
  return (
    <Way to={`/guide/${about.slug}`} aria-label={`Aide : ${about.title}`}>
      <BookOpen size={18} strokeWidth={1.6} aria-hidden="true" />
      Aide
    </Way>
  );
}
