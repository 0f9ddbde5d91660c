import type { PageContextServer } from 'vike/types';
import { homeData } from '../../components/home/homeData.ts';
import { coverMarkup } from '../../content/blog/covers/coverMarkup.ts';

export const data = ({ content }: PageContextServer) => homeData(content, (slug) => coverMarkup(slug, content));
