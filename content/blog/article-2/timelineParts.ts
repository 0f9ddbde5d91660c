import styled from '@emotion/styled';
import { color, media, tabular, type } from '../../../components/theme.ts';

/** The list of phases; `data-details` shows or hides what each one did. */
export const Phases = styled.ol`
  border-top: 1px solid ${color.ink};
  & > li {
    display: grid;
    grid-template-columns: 132px 1fr;
    gap: 4px 24px;
    padding: 20px 0;
    border-bottom: 1px solid ${color.line};
  }
  & h3 { ${type.h4} }
  ${media.phone} { & > li { grid-template-columns: 1fr; } }
`;

export const Period = styled.p`
  ${type.h4}
  ${tabular}
`;

/** What a phase did; without script, and on paper, always there. */
export const Details = styled.ul`
  margin-top: 12px;
  padding-left: 20px;
  list-style: disc;
  color: ${color['ink-2']};
  [data-details='hidden'] & {
    display: none;
    ${media.noScript} { display: block; }
    ${media.print} { display: block; }
  }
`;

export const Status = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  ${type.caption}
  font-weight: 600;
  color: ${color['ink-2']};
  & svg { color: ${color.link}; }
`;

/** A toggle is of no use without script, where everything is already shown. */
export const ToggleRow = styled.div`
  margin-top: 20px;
  ${media.noScript} { display: none; }
`;
