import { expect, it } from 'vitest';
import { oneAtATime } from '../../server/platform/database/one-at-a-time.ts';
import { describeOn } from '../support/world.ts';

describeOn('postgres', 'Work that one process does at a time', (makeWorld) => {
  it('may take longer than a silent connection lives, and keeps others out all the while', async () => {
    const { db, dialect } = (await makeWorld()).dependencies;
    const done: string[] = [];
    const long = oneAtATime(db, dialect, async () => {
      await new Promise((resolve) => setTimeout(resolve, 9000));
      done.push('long');
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await oneAtATime(db, dialect, async () => void done.push('next'));
    await long;
    expect(done).toEqual(['long', 'next']);
  });
});
