import styled from '@emotion/styled';
import { type RefObject, useEffect, useRef } from 'react';
import { color, focusRing, font, media, tabular } from '../../../theme.ts';

/**
 * Page with the editor of an article or letter. On a phone the text comes first, its state and actions (`data-acts`) follow, and the link
 * back is last.
 */
export const WritingPage = styled.article`
  & > header { margin-bottom: 4px; }
  ${media.phone} {
    display: flex; flex-direction: column;
    & > header { order: 2; margin: 16px 0 0; }
    & > [data-acts] { order: 1; margin-top: 20px; }
  }
`;
/** Line with the state of the text, then the actions. */
export const ActLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  & > span { font-size: 15px; color: ${color['ink-2']}; ${tabular} }
  & > span[data-tone='danger'] { color: ${color.danger}; }
  & > span[data-last] { flex: 1; }
  ${media.phone} { & > span[data-last] { flex-basis: 100%; } & > button { flex: 1 1 auto; } }
  & > a { font-size: 15px; color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; ${focusRing(color.link)} }
`;
/** Two columns: the text and its preview; on a phone, one of them is visible. */
export const WritingColumns = styled.div`
  display: grid;
  gap: 24px 32px;
  & > * { min-width: 0; }
  ${media.desktop} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; &[data-aside] { grid-template-columns: minmax(0, 1fr) 340px; } }
`;
export const Count = styled.p`
  margin-top: 8px;
  font-size: 14px;
  color: ${color['ink-3']};
  ${tabular}
  &[data-over='true'] { color: ${color.danger}; }
`;

const TITLE = `
  min-width: 0;
  margin: 20px 0 16px;
  padding: 6px 0;
  border: 0;
  border-bottom: 1px solid ${color['line-strong']};
  font: 390 36px/1.2 ${font.serif};
  letter-spacing: -.02em;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${media.phone} { margin: 0 0 4px; font-size: 26px; }
`;
/** Box whose height a hidden copy of the title determines, so that the text area is as high as its text. */
const TitleBox = styled.div`
  display: grid;
  & > *, &::after { grid-area: 1 / 1; }
  &::after { content: attr(data-words) ' '; visibility: hidden; ${TITLE} }
`;
const Title = styled.textarea`
  ${TITLE}
  width: 100%;
  overflow: hidden;
  resize: none;
  background: none;
  color: ${color.ink};
  ${focusRing(color.link, 0)}
  &::placeholder { color: ${color['ink-3']}; opacity: 1; }
`;

interface Props {
  label: string;
  placeholder: string;
  /** Maximum length, in characters. */
  most: number;
  value: string;
  onChange: (title: string) => void;
  /** Whether the article is new and empty: the focus then starts in this field. */
  isNew: boolean;
  field?: RefObject<HTMLTextAreaElement | null>;
}

/** Text area for a title, in the size it is published in, and as high as its text. */
export function TitleField({ label, placeholder, most, value, onChange, isNew, field }: Props) {
  const own = useRef<HTMLTextAreaElement>(null);
  const at = field ?? own;
  useEffect(() => {
    if (isNew) at.current?.focus();
  }, [isNew, at]);
  return (
    <TitleBox data-words={value}>
      <Title
        ref={at}
        rows={1}
        aria-label={label}
        placeholder={placeholder}
        maxLength={most}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll('\n', ' '))}
      />
    </TitleBox>
  );
}
