import { describe, expect, it } from 'vitest';
import { eventModel } from '../../src/editor/testing/event-samples.ts';
import type { DeliveryPage } from '../../shared/wire/delivery.ts';
import { editorAccount } from '../support/real-server.ts';
import { addBlockType } from './support/add-block-type.ts';
import { openStage } from './support/open-app.ts';

describe('the rules of a block type for its fields', () => {
  const stage = openStage();

  it('shows fields, finds errors in other tabs, and holds a page back until it is complete', async () => {
    await addBlockType(stage.server, 'Event', eventModel.content_model);
    const app = await stage.newApp();
    const { editor, page } = app;
    await app.become(editorAccount);
    await app.openNewPage('Open day');
    await editor.addBlock('Event');
    const tab = (name: RegExp | string) => page.getByRole('tab', { name });
    const text = (name: string) => page.getByRole('textbox', { name, exact: true });
    const focused = page.locator(':focus');
    await page.getByText('2 fields to check before publishing').waitFor();

    // A condition shows other fields, which keep their values.
    await text('Title').fill('Open day');
    await tab('Place').click();
    expect(await text('City').inputValue()).toBe('Belgrade');
    await text('Street').fill('Main street 1');
    await page.getByRole('checkbox', { name: 'It takes place online' }).check();
    await text('Street').waitFor({ state: 'detached' });
    await text('Address of the stream').waitFor();

    // Errors in two tabs: saving leads to the first, and the other tab is marked.
    await tab('Tickets').click();
    await text('Code of the event').fill('abc');
    await page.keyboard.press('ControlOrMeta+s');
    await tab('Place').and(page.locator('[aria-selected=true]')).waitFor();
    await text('Address of the stream').and(focused).waitFor();
    await tab('Tickets 1 error').click();
    await page.getByText('Write three small letters, a hyphen and a number.').waitFor();
    await text('Code of the event').fill('abc-12');
    await tab('Place 1 error').click();
    await text('Address of the stream').fill('https://example.com/stream');
    await editor.saveBlock(0);

    // The page is complete enough to be saved, but not to be published.
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Not published: some fields must be filled in or changed first.').waitFor();
    const day = page.getByLabel('First day');
    await day.and(focused).waitFor();
    await page.getByText('Fill this in before you publish.').waitFor();
    await day.fill('2026-11-26');
    await editor.saveBlock(0);
    await editor.publish();
    const address = page.url();
    await app.openMenu('API Tokens');
    const key = await app.apiTokens.create('The site');
    const answer = await fetch(`${stage.server.url}/api/delivery/pages/?path=/open-day`, {
      headers: { authorization: `Api-Key ${key}` },
    });
    const delivered = (await answer.json()) as DeliveryPage;
    expect(delivered.blocks[0]?.data).toEqual({
      ...{ title: 'Open day', starts: '2026-11-26', ends: null, about: '', online: true },
      ...{ link: 'https://example.com/stream', code: 'abc-12', tickets: [] },
    });

    // The hidden value was kept.
    await page.goto(address);
    await editor.openBlock(0);
    await tab('Place').click();
    await page.getByRole('checkbox', { name: 'It takes place online' }).uncheck();
    await expect.poll(() => text('Street').inputValue()).toBe('Main street 1');
    expect(app.complaints).toEqual([]);
  });
});
