import { faq } from '../../data/settings/homeWords.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { useContent } from '../useContent.tsx';

export const FaqAnswers = () => (
  <Accordion items={faq(useContent()).map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))} />
);
