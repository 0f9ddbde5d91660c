import { documents, type MdxDocument } from '../documents.ts';

/** The text of every article: `article-N.mdx`, beside the folder of its own parts. */
export const articleDocuments = documents(import.meta.glob<MdxDocument>('./*.mdx'));
