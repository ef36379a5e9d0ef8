import { describe, expect, it } from 'vitest';
import type { DeliverySite } from '../../../shared/wire/delivery.ts';
import { editorAccount } from '../../support/real-server.ts';
import type { App } from '../drivers/app.ts';
import { Workspaces } from '../drivers/workspaces.ts';
import { openStage } from '../support/open-app.ts';
import { drawing } from '../support/photograph.ts';

describe('workspaces', () => {
  const stage = openStage();

  /** The owner, in a new workspace. */
  async function enter(title: string): Promise<{ app: App; screens: Workspaces }> {
    const app = await stage.newApp();
    await app.become(editorAccount);
    await app.openNewWorkspace(title, 'Shop');
    return { app, screens: new Workspaces(app.page) };
  }

  /** A key for the open workspace, and the requests of a site with it. */
  async function makeSite(app: App) {
    await app.openMenu('API Tokens');
    const authorization = `Api-Key ${await app.apiTokens.create('The site')}`;
    const { url } = stage.server;
    return {
      read: async () =>
        (await (
          await fetch(`${url}/api/delivery/site/`, { headers: { authorization } })
        ).json()) as DeliverySite,
      send: (body: object) =>
        fetch(`${url}/api/delivery/inquiries/`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
    };
  }

  it('a user makes a workspace and finds it among the cards', async () => {
    const app = await stage.newApp();
    const screens = new Workspaces(app.page);
    await app.become(editorAccount);
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

  it('an owner goes through the details, changes them, and a site reads the changes', async () => {
    const { app, screens } = await enter('Slow tea');
    const site = await makeSite(app);
    await screens.openDetails('Slow tea');

    // Settings: leaving with unsaved input asks first.
    await screens.field('Title').fill('Slower tea');
    await screens.field('Tags').fill('tea, slow');
    await screens.tab('SEO').click();
    await app.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await app.page.getByRole('switch', { name: 'Multilingual content' }).check();
    await screens.button('Save').click();
    await app.seeToast('Updated');
    await app.page.getByText('Slower tea', { exact: true }).first().waitFor();

    // SEO: the site reads it, and the library shows that the picture is in use.
    await screens.goTo('SEO');
    await expect.poll(() => screens.tab('SEO').evaluate(isFocused)).toBe(true);
    await screens.field('Title template').fill('{title} at {shop}');
    await screens.button('Save').click();
    await app.page.getByText('“{shop}” isn’t available here.').waitFor();
    await screens.field('Title template').fill('{title} at {workspace}');
    await app.page.getByText('About us at Slower tea').first().waitFor();
    await screens.field('Site description').fill('Tea that takes its time.');
    await screens.uploadSocialPicture(await drawing());
    await screens.button('Save').click();
    await app.seeToast('Updated');
    const { workspace, seo } = await site.read();
    expect(workspace.title).toBe('Slower tea');
    expect(seo).toMatchObject({
      title_template: '{title} at {workspace}',
      description: 'Tea that takes its time.',
    });
    expect((await fetch(seo.image?.url ?? '')).headers.get('content-type')).toMatch(/^image\//);
    await app.openMenu('Uploaded Media');
    await app.page.getByText('In use').first().waitFor();

    // Members and users show who owns the workspace and the planned changes.
    await screens.openDetails('Slower tea');
    expect(await screens.field('Tags').inputValue()).toBe('tea, slow');
    expect(await app.page.getByRole('switch', { name: 'Multilingual content' }).isChecked()).toBe(true);
    await screens.goTo('Members');
    await app.page.getByRole('region', { name: 'Owner' }).getByText(editorAccount.email).waitFor();
    await screens.goTo('Users');
    await screens.link('Go to inquiries').click();
    await screens.sees('Inquiries');
    expect(await screens.tab('Inquiries').getAttribute('aria-current')).toBe('page');
    expect(app.complaints).toEqual([]);
  });

  it('an owner chooses how the site looks, and the site reads it', async () => {
    const { app, screens } = await enter('Blue door');
    const site = await makeSite(app);
    const sheetOf = async () => {
      const { css } = (await site.read()).design;
      return { css, text: await (await fetch(css)).text() };
    };
    const before = await sheetOf();
    await screens.openDetails('Blue door');
    await screens.goTo('Design');
    const example = app.page.getByTestId('design-example');
    const drawnAs = (name: string) =>
      example.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

    // A colour that is hard to see is warned of, and one press takes the shade that is not.
    await screens.field('Primary colour').fill('#FFD500');
    await app.page.getByText('Links and buttons in this colour are hard to see.').waitFor();
    expect(await drawnAs('--site-primary-main')).toContain('#FFD500');
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

  it('an owner reads and deletes an inquiry, without a mouse', async () => {
    const { app, screens } = await enter('Letters');
    const site = await makeSite(app);
    for (const name of ['Ana', 'Boro']) {
      const sent = await site.send({ name, email: 'visitor@example.test', message: `Hello from ${name}` });
      expect(sent.status).toBe(201);
    }
    await screens.openList();
    await screens.link('Inquiries of Letters, 2 unread').press('Enter');
    await screens.sees('Inquiries');

    const row = screens.inquiryOf('Boro');
    await row.press('Enter');
    await app.page.getByText('Hello from Boro').waitFor();
    expect(await screens.link('Reply by email').getAttribute('href')).toMatch(
      /^mailto:visitor@example\.test\?/,
    );
    await expect.poll(() => row.innerText()).not.toContain('Unread');

    await screens.button('Mark as unread').press('Enter');
    await expect.poll(() => row.innerText()).toContain('Unread');
    expect(await row.evaluate(isFocused)).toBe(true);

    await row.press('Enter');
    await screens.button('Delete inquiry').press('Enter');
    const dialog = app.page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Delete inquiry' }).press('Enter');
    await app.seeToast('Inquiry deleted');
    await row.waitFor({ state: 'detached' });

    // Deleted and read messages stay so.
    await screens.inquiryOf('Ana').press('Enter');
    await expect.poll(() => screens.inquiryOf('Ana').innerText()).not.toContain('Unread');
    await app.page.reload();
    await screens.inquiryOf('Ana').waitFor();
    expect(await screens.inquiryOf('Ana').innerText()).not.toContain('Unread');
    expect(await row.count()).toBe(0);
    await screens.openList();
    await screens.link('Inquiries of Letters, 0 unread').waitFor();
    expect(app.complaints).toEqual([]);
  });

  it('an owner deletes a workspace after typing its title, and returns to the others', async () => {
    const { app, screens } = await enter('Short lived');
    await screens.openDetails('Short lived');
    await screens.goTo('Danger', 'Danger area');
    const address = app.page.url();
    await screens.button('Delete workspace').click();
    const dialog = app.page.getByRole('alertdialog');
    const confirm = dialog.getByRole('button', { name: 'Delete workspace' });
    await dialog.getByRole('textbox').fill('short lived');
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.getByRole('textbox').fill('Short lived');
    await confirm.click();
    await app.seeToast('Workspace was deleted.');
    await screens.sees('Workspaces');
    expect(new URL(app.page.url()).pathname).toBe('/workspaces');
    expect(await screens.card('Short lived').count()).toBe(0);
    await app.page.goto(address);
    await app.page.getByText('This workspace doesn’t exist or you don’t have access to it.').waitFor();
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
