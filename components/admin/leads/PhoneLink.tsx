import { dialled } from '../../../data/leads/phoneNumber.ts';
import { useContent } from '../../useContent.tsx';
import { choiceLabel } from './leadLabels.ts';

/** A telephone number as it was typed, which a telephone dials; other words as they came. */
export function PhoneLink({ text }: { text: string }) {
  const content = useContent();
  const number = dialled(text);
  return number ? <a href={`tel:${number}`}>{text}</a> : choiceLabel(content, text);
}
