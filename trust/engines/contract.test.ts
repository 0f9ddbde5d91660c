import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { type Engine, engines, type Opened } from '../testing/engines.ts';
import { accountContract, replicaContract } from './contract/accountContract.ts';
import { articleContract } from './contract/articleContract.ts';
import { binContract, listContract } from './contract/binContract.ts';
import { bounceContract } from './contract/bounceContract.ts';
import { jobContract, mediaContract, settingContract } from './contract/jobContract.ts';
import { leadContract } from './contract/leadContract.ts';
import { letterContract } from './contract/letterContract.ts';
import { outboxContract, replyContract } from './contract/outboxContract.ts';
import { peopleContract, personContract } from './contract/peopleContract.ts';
import { searchContract } from './contract/searchContract.ts';

/** What every database function does, told once and asked of each engine. */
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
  const site = () => opened;

  describe('jobs', () => jobContract(site));
  describe('leads', () => leadContract(site));
  describe('lists', () => listContract(site));
  describe('search', () => searchContract(site));
  describe('bin', () => binContract(site));
  describe('outbox', () => outboxContract(site));
  describe('letters', () => letterContract(site));
  describe('bounces', () => bounceContract(site));
  describe('people', () => peopleContract(site));
  describe('persons', () => personContract(site));
  describe('replies and webhooks', () => replyContract(site));
  describe('pictures', () => mediaContract(site));
  describe('articles of the desk', () => articleContract(site));
  describe('changed settings', () => settingContract(site));
  describe('several processes', () => replicaContract(site));
  describe('accounts and settings', () => accountContract(site));
});
