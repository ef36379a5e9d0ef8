import { expect, it } from 'vitest';
import type { DeliverySite } from '../../shared/wire/delivery.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';
import { makeContentWorld } from './content-world.ts';
import { addLivePages, pathOf, siteOf } from './large-world.ts';

describeOnBothDatabases('A site with many pages', (makeWorld) => {
  it('lists all of them, or a part with links to its neighbours', async () => {
    const world = await makeContentWorld(makeWorld);
    const site = await siteOf(world);
    await addLivePages(world, 2500);
    const read = async (address: string) => (await site.get<DeliverySite>(address)).body;
    const whole = await read('/api/delivery/site/');
    expect([whole.count, whole.next, whole.previous]).toEqual([2500, null, null]);
    const paths = whole.pages.map((page) => page.url_path);
    expect(paths).toEqual(Array.from({ length: 2500 }, (_, n) => pathOf(n)));

    const walked: string[] = [];
    let address: string | null = '/api/delivery/site/?page_size=900';
    let part: DeliverySite | undefined;
    while (address !== null) {
      part = await read(address);
      walked.push(...part.pages.map((page) => page.url_path));
      expect({ ...part, pages: [], next: null, previous: null }).toEqual({ ...whole, pages: [] });
      address = part.next;
    }
    expect(walked).toEqual(paths);
    expect(part?.previous).toBe('/api/delivery/site/?page=2&page_size=900');
    const beyond = await read('/api/delivery/site/?page=9&page_size=900');
    expect(beyond).toMatchObject({
      pages: [],
      next: null,
      previous: '/api/delivery/site/?page=3&page_size=900',
    });
    expect((await read('/api/delivery/site/?page=2')).pages).toHaveLength(1000);
    const tooMany = await site.get('/api/delivery/site/?page_size=1001');
    expectAnswer(tooMany, 400, { page_size: ['Must be at most 1,000.'] });
  });
});
