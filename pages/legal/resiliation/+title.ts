import { termination } from '../../../data/termination.ts';

export const { title } = termination;
