import { describe, expect, it } from 'vitest';
import type { DeliverySite } from '../../../shared/wire/delivery.ts';
import { editorAccount } from '../../support/real-server.ts';
import { Workspaces } from '../drivers/workspaces.ts';
import { openStage } from '../support/open-app.ts';

describe('workspaces', () => {
  const stage = openStage();

  it('a user makes a workspace and finds it among the cards', async () => {
    const app = await stage.newApp();
    const screens = new Workspaces(app.page);
    await app.startSession(editorAccount);
    await app.createWorkspace('Harbour kiln', 'Shop');
    // It has no pages yet, and the selector names it.
    await screens.sees('Pages');
    const selector = app.page.getByRole('combobox', { name: /Harbour kiln/ });
    await selector.waitFor();

    await screens.openList();
    expect(await selector.count()).toBe(0);
    const card = screens.card('Harbour kiln');
    expect(await card.innerText()).toContain('Shop · 0 pages');
    await card.getByRole('link', { name: 'Pages of Harbour kiln' }).click();
    await screens.sees('Pages');
    await selector.waitFor();

    // Without a type and a title nothing is created, and the first of them gets the focus.
    await app.page.goto('/workspaces/create');
    await screens.button('Create workspace').click();
    await expect.poll(() => app.page.getByText('This field is required').count()).toBe(2);
    expect(await app.page.getByRole('radio', { name: /Shop/ }).evaluate(isFocused)).toBe(true);
    // The missing type and the focus are also visible, although a mouse brought it there.
    const red = await app.page.getByText('This field is required').first().evaluate(colourOf);
    const cards = app.page.locator('label').filter({ has: app.page.getByRole('radio') });
    for (const choice of await cards.all()) expect(await choice.evaluate(borderOf)).toBe(red);
    expect(await cards.first().evaluate(outlineOf)).toBe('solid');
    expect(await cards.last().evaluate(outlineOf)).toBe('none');

    // The longest words on the smallest screen: the button wraps to two lines, and nothing sticks out.
    await app.page.evaluate(() => localStorage.setItem('i18nextLng', 'de'));
    await app.page.setViewportSize({ width: 320, height: 800 });
    await app.page.reload();
    const submit = screens.button('Arbeitsbereich erstellen');
    await submit.waitFor();
    expect(await submit.evaluate(overflowOf)).toBe(0);
    expect(app.complaints).toEqual([]);
  });

  it('an owner chooses how the site looks, and the site reads it', async () => {
    const app = await stage.newApp();
    const screens = new Workspaces(app.page);
    await app.startSession(editorAccount);
    await app.openNewWorkspace('Blue door', 'Shop');
    await app.openMenu('API Tokens');
    const headers = { authorization: `Api-Key ${await app.apiTokens.create('The site')}` };
    const sheetOf = async () => {
      const site = await fetch(`${stage.server.url}/api/delivery/site/`, { headers });
      const { css } = ((await site.json()) as DeliverySite).design;
      return { css, text: await (await fetch(css)).text() };
    };
    const before = await sheetOf();
    await screens.openDetails('Blue door');
    await screens.goTo('Design');
    const example = app.page.getByTestId('design-example');
    const renderedAs = (name: string) =>
      example.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

    // A colour that is hard to see is warned of, and one press takes the shade that is not.
    await screens.field('Primary colour').fill('#FFD500');
    await app.page.getByText('Links and buttons in this colour are hard to see.').waitFor();
    expect(await renderedAs('--site-primary-main')).toContain('#FFD500');
    const fix = app.page.getByRole('button', { name: /^Use #/ });
    const suggested = ((await fix.textContent()) ?? '').replace('Use ', '');
    await fix.press('Enter');
    expect(await screens.field('Primary colour').inputValue()).toBe(suggested);
    expect(await screens.field('Primary colour').evaluate(isFocused)).toBe(true);
    expect(await fix.count()).toBe(0);

    // The fonts of a pairing are loaded when they are drawn, from the own server.
    const loaded = app.page.waitForResponse((response) => response.url().includes('/site-fonts/lora-'));
    await app.page.getByRole('radio', { name: /Lora/ }).check();
    expect((await loaded).status()).toBe(200);
    await screens.button('Save').click();
    await app.seeToast('Updated');

    const after = await sheetOf();
    expect(after.css).not.toBe(before.css);
    expect(before.text).not.toContain(suggested);
    expect(after.text).toContain(`--site-primary-main: ${suggested};`);
    expect(after.text).toContain('--site-font-text: "Lora"');
    await app.page.reload();
    await expect.poll(() => screens.field('Primary colour').inputValue()).toBe(suggested);
    expect(await app.page.getByRole('radio', { name: /Lora/ }).isChecked()).toBe(true);
    expect(app.complaints).toEqual([]);
  });
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

function colourOf(element: Element): string {
  return getComputedStyle(element).color;
}

function borderOf(element: Element): string {
  return getComputedStyle(element).borderTopColor;
}

function outlineOf(element: Element): string {
  return getComputedStyle(element).outlineStyle;
}

/** How far a button's text overflows it, in pixels. */
function overflowOf(button: Element): number {
  const words = document.createRange();
  words.selectNodeContents(button);
  return Math.max(0, words.getBoundingClientRect().width - button.getBoundingClientRect().width);
}
