import type { PageContextServer } from 'vike/types';
import file from '../../content/registre.json?raw';
import { typo } from '../../data/french/typo.ts';
import { readQuestions, sourceReading } from '../../data/register/protocol.ts';

/** The questions in French typography, and what the last finished measure found. */
export const data = ({ content }: PageContextServer) => ({
  questions: readQuestions(file).map(({ question, choices, source, ...rest }) => ({
    ...rest,
    question: typo(question),
    choices: choices.map(typo),
    source: { ...source, title: typo(source.title) },
    reading: typo(sourceReading(source)),
  })),
  result: content.measure,
});
