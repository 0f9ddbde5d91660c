import type { PageContextServer } from 'vike/types';
import { homeData } from '../../components/home/homeData.ts';

export const data = ({ content }: PageContextServer) => homeData(content);
