import { describe } from 'vitest';
import { openEveryStory } from './open-every-story.ts';

describe('in light mode', () => {
  openEveryStory('light');
});
