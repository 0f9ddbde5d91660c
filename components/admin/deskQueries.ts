import { useQuery } from '@tanstack/react-query';
import type { Account, AccountList } from '../../data/api/accounts.ts';
import type { Day } from '../../data/api/answers.ts';
import type { FindingList } from '../../data/api/findingAnswers.ts';
import type { SettingsAnswer } from '../../data/api/settings/settingsAnswers.ts';
import type { MailOverview, NoticeList, SiteState, Upkeep } from '../../data/api/siteAnswers.ts';

// Where the desk reads and changes each thing: the key of what it read begins with it.
export const ACCOUNT = '/api/admin/account';
export const ACCOUNTS = '/api/admin/accounts';
export const BIN = '/api/admin/bin';
export const CONTRACT_NOTICES = '/api/admin/contract-notices';
export const FINDINGS = '/api/admin/findings';
export const LEADS = '/api/leads';
export const LETTERS = '/api/admin/letters';
export const MAIL = '/api/admin/mail';
export const MEDIA = '/api/admin/media';
export const PEOPLE = '/api/admin/people';
export const SETTINGS = '/api/admin/settings';
export const SITE_STATE = '/api/admin/site-state';
export const UPKEEP = '/api/admin/upkeep';
/** The subscribers as their tab counts them, and as their view lists them. */
export const SUBSCRIBERS = ['/api/newsletter', '/api/admin/subscribers'] as const;

/** No event says that a disk fills up, that mail is late or that a follow-up is due: asked again while the desk is open. */
const refetchInterval = 5 * 60_000;

export const useAccount = () => useQuery<Account>({ queryKey: [ACCOUNT] });
export const useAccounts = () => useQuery<AccountList>({ queryKey: [ACCOUNTS] });
/** What the leads ask of the owner today. */
export const useDay = () => useQuery<Day>({ queryKey: ['/api/admin/day'], refetchInterval });
/** What is to do before the site is published. */
export const useFindings = () => useQuery<FindingList>({ queryKey: [FINDINGS] });
export const useMail = () => useQuery<MailOverview>({ queryKey: [MAIL], refetchInterval });
/** What the site noticed of its own settings. */
export const useNotices = () => useQuery<NoticeList>({ queryKey: ['/api/admin/notices'], refetchInterval });
/** What the owner may change of the site's words and numbers. */
export const useSettings = () => useQuery<SettingsAnswer>({ queryKey: [SETTINGS] });
/** What the site watches over by itself. */
export const useSiteState = () => useQuery<SiteState>({ queryKey: [SITE_STATE], refetchInterval });
/** What the owner must know of the site's own deletions. */
export const useUpkeep = () => useQuery<Upkeep>({ queryKey: [UPKEEP] });
