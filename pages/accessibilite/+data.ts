import type { PageContextServer } from 'vike/types';
import { text } from '../../content/accessibilite.md';
import { siteText } from '../../content/siteValues.ts';

export const data = async ({ content }: PageContextServer) => ({ text: siteText(text, content) });
