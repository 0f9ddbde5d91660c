import { useQuery } from '@tanstack/react-query';
import type { FindingList } from '../../../data/api/findingAnswers.ts';

/** The key of what to do before the site is published; its address too. */
const FINDINGS = ['/api/admin/findings'];

export const useFindings = () => useQuery<FindingList>({ queryKey: FINDINGS });
