import type { PageHead } from '../../components/head.ts';
import { accessibility } from '../../data/accessibility.ts';

export const head: PageHead = { description: accessibility.description };
