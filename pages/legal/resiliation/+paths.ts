import { contractNotices } from '../../../data/leads/contractNotices.ts';
import { formAddresses } from '../../../data/problem.ts';

export const paths = () => formAddresses(contractNotices.termination.path);
