import { sourceHero } from '../source/hero.ts';
import type { Content } from './content.ts';
import { merged } from './merged.ts';

/** The opening words of the home page. Apart from `makeContent`, so that no other page carries them. */
export const heroWords = (content: Content): ReturnType<typeof sourceHero> =>
  merged(sourceHero(content), content.settings.hero);
