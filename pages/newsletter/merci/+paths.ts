import { formAddresses } from '../../../data/problem.ts';

export const paths = () => formAddresses('/newsletter/merci');
