import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { type Engine, engines, type Opened } from '../testing/engines.ts';
import { accountContract, replicaContract } from './contract/accountContract.ts';
import { articleContract } from './contract/articleContract.ts';
import { binContract, listContract } from './contract/binContract.ts';
import { bounceContract } from './contract/bounceContract.ts';
import { jobContract, mediaContract, settingContract } from './contract/jobContract.ts';
import { leadContract } from './contract/leadContract.ts';
import { letterContract } from './contract/letterContract.ts';
import { mirrorContract } from './contract/mirrorContract.ts';
import { outboxContract, replyContract } from './contract/outboxContract.ts';
import { peopleContract, personContract } from './contract/peopleContract.ts';
import { quoteContract } from './contract/quoteContract.ts';
import { searchContract } from './contract/searchContract.ts';
import { worldOf } from './contract/world.ts';

/** Behaviour of every database function, run on each engine. */
describe.each(engines())('%s', (_name, start) => {
  let engine: Engine;
  let opened: Opened;
  beforeAll(async () => {
    engine = await start();
  }, 180_000);
  beforeEach(async () => {
    opened = await engine.open();
  });
  afterAll(() => engine.stop());
  const world = worldOf(() => opened);

  describe('jobs', () => jobContract(world));
  describe('leads', () => leadContract(world));
  describe('lists', () => listContract(world));
  describe('search', () => searchContract(world));
  describe('bin', () => binContract(world));
  describe('outbox', () => outboxContract(world));
  describe('letters', () => letterContract(world));
  describe('bounces', () => bounceContract(world));
  describe('people', () => peopleContract(world));
  describe('persons', () => personContract(world));
  describe('exports and imports', () => mirrorContract(() => engine.open()));
  describe('quotes', () => quoteContract(world));
  describe('replies and webhooks', () => replyContract(world));
  describe('pictures', () => mediaContract(world));
  describe('articles of the desk', () => articleContract(world));
  describe('changed settings', () => settingContract(world));
  describe('several processes', () => replicaContract(world));
  describe('accounts and settings', () => accountContract(world));
});
