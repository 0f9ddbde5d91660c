import type { PageHead } from '../../../components/head.ts';
import { legalDocument } from '../../../data/legal.ts';

export const head: PageHead = { description: legalDocument('mentions-legales').description };
