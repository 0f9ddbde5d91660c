import { useQuery } from '@tanstack/react-query';
import type { SettingsAnswer } from '../../../data/api/settings/settingsAnswers.ts';

/** The key of what the owner may change of the site's words and numbers; its address too. */
export const SETTINGS = ['/api/admin/settings'];

export const useSettings = () => useQuery<SettingsAnswer>({ queryKey: SETTINGS });
