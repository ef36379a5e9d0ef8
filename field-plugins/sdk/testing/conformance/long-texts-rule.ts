import { expect } from 'vitest';
import { longestText, longTexts } from './long-texts.ts';
import type { ConformanceRule } from './subject.ts';
import { textQuestions } from './text-questions.ts';

/** Milliseconds of the processor that a function may take for the longest text; most take less than ten. */
const most = 100;

/** Other work of the process may fall into a single call. */
const attempts = 3;

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
          expect(taken, `milliseconds of ${what}`).toBeLessThan(most);
        }
      }
    }
  },
};

/** The shortest time of some attempts, in milliseconds of the processor. */
function timeOf(ask: () => unknown): number {
  let shortest = Infinity;
  for (let attempt = 0; attempt < attempts && shortest >= most; attempt += 1) {
    const start = process.cpuUsage();
    try {
      ask();
    } catch {
      // Other rules are about what it answers.
    }
    const { user, system } = process.cpuUsage(start);
    shortest = Math.min(shortest, (user + system) / 1000);
  }
  return shortest;
}
