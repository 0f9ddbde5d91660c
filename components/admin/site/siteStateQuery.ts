import { useQuery } from '@tanstack/react-query';
import type { SiteState } from '../../../data/api/siteAnswers.ts';

/** The key of what the site watches over by itself; its address too. */
export const SITE_STATE = ['/api/admin/site-state'] as const;

const LOOK_AGAIN_MS = 5 * 60_000;

/** How the site is, asked again while the desk is open: no event says that a disk fills up. */
export const useSiteState = () => useQuery<SiteState>({ queryKey: SITE_STATE, refetchInterval: LOOK_AGAIN_MS });
