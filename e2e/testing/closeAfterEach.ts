import { afterEach } from 'vitest';
import { closePages } from './openPage.ts';

// This file runs before each test file, also when files of a worker share modules.
afterEach(closePages);
