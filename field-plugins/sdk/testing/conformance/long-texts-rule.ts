import { expect } from 'vitest';
import { longestText, longTexts } from './long-texts.ts';
import type { ConformanceRule } from './subject.ts';
import { textQuestions } from './text-questions.ts';
import { longestTime, timeOf } from './time-of.ts';

/** A server answers all its members in one thread: what keeps it busy for one of them keeps all of them waiting. */
export const longTextsRule: ConformanceRule = {
  id: 'long-texts',
  name: 'answers quickly, however long and monotonous a text is',
  check(subject) {
    for (const question of textQuestions(subject)) {
      for (const { name, text } of longTexts) {
        // Shorter ones first: what takes time with the square of a text is found before it takes minutes.
        for (let length = 64; length <= longestText; length *= 4) {
          const taken = timeOf(question.ask(text(length)));
          const what = `${question.name}, with a text of ${length} characters (${name})`;
          expect(taken, `milliseconds of ${what}`).toBeLessThan(longestTime);
        }
      }
    }
  },
};
