import { documents, type MdxDocument } from '../documents.ts';

/** The text of every legal document. */
export const legalTexts = documents(import.meta.glob<MdxDocument>('./*.mdx'));
