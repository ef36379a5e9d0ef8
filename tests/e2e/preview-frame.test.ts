import type { Locator } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { installAxe, violations } from '../../tools/axe.ts';
import type { SiteBlock } from '../../site/site-block.ts';
import { openStage } from './support/open-app.ts';
import {
  demoBlock,
  openPreviewEditor,
  showPage,
  shown,
  words,
  type PreviewEditor,
} from './support/preview-editor.ts';

/** The pictures of stories are not on this server. */
const bare = { picture: [], pictures: [], portrait: [] };

const hero = blockOf('Hero', 'hero');
const faq = blockOf('FAQ', 'faq');
const quote = blockOf('Quote', 'quote');
const section = blockOf('Rich section', 'section');

/** The path to a text of the question with this number. */
function question(number: number, field = 'question'): string {
  return `questions/item0000000${number}/${field}`;
}
const answer = (number: number) => question(number, 'answer');
const questions = faq.data['questions'] as readonly Readonly<Record<'question' | 'answer', string>>[];

const rendered = {
  hero: shown(hero, { eyebrow: 'line', title: 'line', lead: 'lines' }, true),
  faq: shown(faq, { title: 'line', [question(1)]: 'line', [answer(1)]: 'lines' }),
  quote: shown(quote, { quote: 'lines', author: 'line', source: 'line' }),
  section: shown(section, { title: 'line' }),
};
const heroText = (name: string) => String(hero.data[name]);
const heroWith = (data: SiteBlock['data']) =>
  shown({ ...hero, data: { ...hero.data, ...data } }, rendered.hero.typing, true);

function blockOf(type: string, id: string): SiteBlock {
  const block = demoBlock(type);
  return { ...block, id, data: { ...block.data, ...bare } };
}

describe('the frame of the preview', () => {
  const stage = openStage();

  async function open(blocks = Object.values(rendered)) {
    const app = await stage.newApp();
    await installAxe(app.page.context());
    const editor = await openPreviewEditor(app.page);
    await showPage(editor, blocks);
    return { app, editor, ...handles(editor) };
  }

  function handles({ frame }: PreviewEditor) {
    const block = (key: string) => frame.locator(`[data-octavo-block="${key}"]`);
    const field = (key: string, name: string) => block(key).locator(`[data-octavo-field="${name}"]`);
    const scrollY = () => frame.evaluate(() => Math.round(window.scrollY));
    return { block, field, scrollY, toolbar: frame.getByRole('toolbar', { name: 'Block' }) };
  }

  it('greets the editor from a separate origin, with the nonce of its address, and shows the page', async () => {
    const { editor, block, app } = await open();
    expect(editor.hello).toEqual({ octavo: 'hello', versions: [1], nonce: 'nonce-1', origin: 'null' });
    expect(await block('hero').locator('h1').innerText()).toBe(hero.data['title']);
    expect(await editor.frame.locator('html').getAttribute('lang')).toBe('en');
    expect(app.complaints).toEqual([]);
  });

  it('sends text while it is typed, with its line breaks', async () => {
    const { editor, field } = await open();
    const title = field('hero', 'title');
    await title.click();
    expect((await editor.heard('select')).at(-1)).toEqual({ key: 'hero', field: 'title', caret: true });
    await editor.page.keyboard.press('End');
    await editor.page.keyboard.press('Control+End');
    await editor.page.keyboard.type(' <b>&');
    await editor.page.keyboard.press('Enter');
    const typed = (await editor.heard('typed')) as { text: string; seq: number }[];
    expect(typed.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect(typed.at(-1)).toEqual({ key: 'hero', field: 'title', text: `${heroText('title')} <b>&`, seq: 5 });
    const lead = field('hero', 'lead');
    await lead.click();
    await editor.page.keyboard.press('Control+End');
    await editor.page.keyboard.press('Enter');
    await editor.page.keyboard.press('Enter');
    await editor.page.keyboard.type('Two');
    expect((await editor.heard('typed')).at(-1)).toMatchObject({ text: `${heroText('lead')}\n\nTwo` });
    expect(await lead.evaluate((element) => [element.childNodes.length, element.textContent])).toEqual([
      1,
      `${heroText('lead')}\n\nTwo`,
    ]);
    await editor.page.keyboard.press('Escape');
    expect((await editor.heard('left')).at(-1)).toEqual({ key: 'hero', field: 'lead' });
  });

  it('pastes as plain text, and rejects formats', async () => {
    const { editor, field } = await open();
    const paste = async (text: string, into: Locator) => {
      await editor.page.getByLabel('Clipboard').fill(text);
      await editor.page.getByLabel('Clipboard').press('Control+a');
      await editor.page.keyboard.press('Control+c');
      await into.click();
      await editor.page.keyboard.press('Control+a');
      await editor.page.keyboard.press('Control+v');
    };
    const { keyboard } = editor.page;
    await paste('One\nTwo', field('hero', 'title'));
    expect((await editor.heard('typed')).at(-1)).toMatchObject({ text: 'One Two' });
    await paste('<i>One</i>\nTwo\n', field('hero', 'lead'));
    await keyboard.type('Three');
    await keyboard.press('Control+b');
    await keyboard.press('Control+i');
    expect((await editor.heard('typed')).at(-1)).toMatchObject({ text: '<i>One</i>\nTwo\nThree' });
    expect(await field('hero', 'lead').evaluate(({ children }) => children.length)).toBe(0);
  });

  it('keeps an empty text in place while it is typed into', async () => {
    const { editor, field } = await open();
    const title = field('hero', 'title');
    const { keyboard } = editor.page;
    await title.click();
    await keyboard.press('Control+a');
    await keyboard.press('Delete');
    expect((await editor.heard('typed')).at(-1)).toMatchObject({ text: '' });
    await editor.send({ type: 'put', block: heroWith({ title: '' }) });
    expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);
    await keyboard.type('New');
    expect((await editor.heard('typed')).at(-1)).toMatchObject({ text: 'New', field: 'title' });
    await editor.send({ type: 'put', block: heroWith({ title: 'New' }) });
    await keyboard.press('Escape');
    expect(await title.evaluate(({ outerHTML }) => outerHTML)).toMatch(/^<h1 [^>]*>New<\/h1>$/);
    expect(await title.getAttribute('data-octavo-empty')).toBeNull();
  });

  it('shows where empty texts can be typed in the open block, and hides them in others', async () => {
    const { editor, field } = await open();
    await editor.send({ type: 'put', block: heroWith({ eyebrow: '' }) });
    expect(await field('hero', 'eyebrow').isVisible()).toBe(false);
    await editor.send({ type: 'open', key: 'hero', scroll: false });
    expect(await field('hero', 'eyebrow').isVisible()).toBe(true);
    await field('hero', 'eyebrow').click();
    await editor.page.keyboard.type('Since 1998');
    expect((await editor.heard('typed')).at(-1)).toMatchObject({ field: 'eyebrow', text: 'Since 1998' });
    const empty = shown(
      { ...hero, id: 'empty', data: { title: '', lead: '', eyebrow: '' } },
      rendered.hero.typing,
    );
    await editor.send({ type: 'put', block: empty }, { type: 'order', keys: ['empty', 'hero'] });
    expect(await field('empty', 'title').isVisible()).toBe(true);
  });

  it('keeps caret, scroll and unfolded answers when a block changes', async () => {
    const { editor, block, field, scrollY } = await open();
    const { keyboard } = editor.page;
    await block('faq')
      .locator('summary')
      .first()
      .click({ position: { x: 400, y: 4 } });
    expect(await block('faq').locator('details').first().getAttribute('open')).not.toBeNull();
    await field('faq', answer(1)).click();
    await keyboard.press('Control+Home');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    const before = await scrollY();
    const changed = {
      ...faq,
      data: {
        ...faq.data,
        title: 'Other title',
        questions: questions.map((item, at) => (at === 1 ? { ...item, question: 'Other question' } : item)),
      },
    };
    await editor.send({ type: 'put', block: shown(changed, rendered.faq.typing) });
    expect(await field('faq', 'title').textContent()).toBe('Other title');
    expect(await field('faq', question(2)).textContent()).toBe('Other question');
    expect(await block('faq').locator('details').first().getAttribute('open')).not.toBeNull();
    expect(await scrollY()).toBe(before);
    await keyboard.type('X');
    const text = String(questions[0]?.answer);
    expect((await editor.heard('typed')).at(-1)).toMatchObject({
      text: `${text.slice(0, 2)}X${text.slice(2)}`,
    });
    await field('faq', question(1)).click();
    const asked = (await editor.heard('select')).length;
    await keyboard.type(' a b ');
    expect((await editor.heard('select')).length).toBe(asked);
    expect(await block('faq').locator('details').first().getAttribute('open')).not.toBeNull();
  });

  it('writes the resulting text only if nothing was typed since, and keeps the caret', async () => {
    const { editor, field } = await open();
    const { keyboard } = editor.page;
    const title = field('hero', 'title');
    await title.click();
    await keyboard.press('Control+a');
    await keyboard.type('abcd');
    await keyboard.press('ArrowLeft');
    const value = { type: 'value', key: 'hero', field: 'title' } as const;
    await editor.send({ ...value, text: 'late', seq: 3 });
    expect(await title.textContent()).toBe('abcd');
    await editor.send({ ...value, text: 'Xabcd', seq: 4 });
    expect(await title.textContent()).toBe('Xabcd');
    await keyboard.type('!');
    expect((await editor.heard('typed')).at(-1)).toMatchObject({ text: 'Xabc!d', seq: 5 });
  });

  // Firefox cannot be asked to compose.
  it.runIf(inject('firefox') === undefined)(
    'sends the text of an input method once it is composed',
    async () => {
      const { editor, field } = await open();
      await field('hero', 'title').click();
      await editor.page.keyboard.press('Control+a');
      const devtools = await editor.page.context().newCDPSession(editor.page);
      const compose = (text: string) =>
        devtools.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      for (const text of ['k', 'か', 'かん', '漢']) await compose(text);
      await editor.send({ type: 'put', block: heroWith({ title: 'other' }) });
      expect(await editor.heard('typed')).toEqual([]);
      await devtools.send('Input.insertText', { text: '漢字' });
      expect(await editor.heard('typed')).toEqual([{ key: 'hero', field: 'title', text: '漢字', seq: 1 }]);
    },
  );

  it('opens the clicked element; links and forms have no effect', async () => {
    const { editor, block } = await open();
    const address = editor.frame.url();
    await block('hero').locator('a').first().click();
    expect((await editor.heard('select')).at(-1)).toEqual({ key: 'hero', field: 'links', caret: false });
    await block('hero')
      .locator('a')
      .first()
      .click({ modifiers: ['Control'] });
    await block('hero').locator('a').first().press('Enter');
    const harmful =
      '<section class="s-block" data-octavo-block="x"><form action="/stolen"><button>Send</button></form>' +
      '<a target="_top" href="/away">Away</a><img src="/none.png" onerror="document.title = 1"><script>document.title = 2</script></section>';
    await editor.send(
      { type: 'put', block: { key: 'x', name: 'X', html: harmful, typing: {} } },
      { type: 'order', keys: ['x'] },
    );
    await block('x').getByRole('button').click();
    await block('x').getByRole('link').click();
    expect((await editor.heard('select')).at(-1)).toEqual({ key: 'x', field: null, caret: false });
    expect(editor.frame.url()).toBe(address);
    expect(editor.page.context().pages()).toHaveLength(1);
    expect(editor.page.url()).toContain('/stand-in');
    expect(await editor.frame.title()).toBe('');
  });

  it('offers the actions for the block under the pointer', async () => {
    const { editor, block, toolbar } = await open();
    await block('faq').hover();
    await toolbar.getByText('FAQ', { exact: true }).waitFor();
    for (const [verb, name] of Object.entries(words).filter(([one]) => one !== 'toolbar')) {
      await toolbar.getByRole('button', { name, exact: true }).click();
      expect((await editor.heard('act')).at(-1)).toEqual({ key: 'faq', verb });
    }
    await block('hero').hover();
    await toolbar.getByText('Hero', { exact: true }).waitFor();
    const up = toolbar.getByRole('button', { name: 'Move up' });
    expect(await up.getAttribute('aria-disabled')).toBe('true');
    const count = (await editor.heard('act')).length;
    await up.click({ force: true });
    expect(await editor.heard('act')).toHaveLength(count);
  });

  it('offers the same actions by keyboard, and follows the block', async () => {
    const { editor, block, toolbar } = await open();
    const { keyboard } = editor.page;
    const focused = () =>
      editor.frame.evaluate(() => {
        const { activeElement: one } = document;
        return one?.getAttribute('data-octavo-field') ?? one?.getAttribute('aria-label');
      });
    await block('faq').focus();
    await keyboard.press('Tab');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    expect(await focused()).toBe('Move up');
    await keyboard.press('Enter');
    expect(await editor.heard('act')).toEqual([{ key: 'faq', verb: 'up' }]);
    await editor.send({ type: 'order', keys: ['faq', 'hero', 'quote', 'section'] });
    expect(await focused()).toBe('Move up');
    await expect
      .poll(() => toolbar.getByRole('button', { name: 'Move up' }).getAttribute('aria-disabled'))
      .toBe('true');
    await keyboard.press('Tab');
    expect(await focused()).toBe('title');
    await keyboard.press('Escape');
    expect(await focused()).toBe('FAQ');
    await keyboard.press('Tab');
    await keyboard.press('End');
    expect(await focused()).toBe('Delete');
    await keyboard.press('Space');
    expect((await editor.heard('act')).at(-1)).toEqual({ key: 'faq', verb: 'delete' });
    await editor.send({ type: 'drop', key: 'faq' });
    await expect.poll(focused).toBe('Hero');
  });

  it('scrolls at once to the element that the editor opens, and reports its position', async () => {
    const { editor, block, field, scrollY } = await open(
      Array.from({ length: 40 }, (_, n) => shown({ ...hero, id: `hero-${n}` }, rendered.hero.typing)),
    );
    await editor.send({ type: 'open', key: 'hero-30', scroll: true });
    await expect
      .poll(() => field('hero-30', 'lead').evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThan(900);
    expect(await editor.frame.locator('[data-octavo-open]').count()).toBe(1);
    expect(await block('hero-30').getAttribute('data-octavo-open')).toBe('');
    await expect.poll(async () => (await editor.heard('scrolled')).at(-1)).toEqual({ top: await scrollY() });
    expect(await scrollY()).toBeGreaterThan(1000);
  });

  it('has no faults that axe finds, and a toolbar in view, also where the text runs from right to left', async () => {
    const { editor, block, toolbar } = await open();
    const width = 320;
    await editor.page.setViewportSize({ width, height: 800 });
    await showPage(editor, Object.values(rendered), { direction: 'rtl', scheme: 'dark' });
    await editor.send({ type: 'open', key: 'faq', scroll: true });
    await block('faq').hover({ position: { x: 60, y: 60 } });
    await toolbar.waitFor();
    const [area, place] = await Promise.all([toolbar.boundingBox(), block('faq').boundingBox()]);
    expect(area?.x).toBeGreaterThanOrEqual(0);
    expect((area?.x ?? 0) + (area?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((area?.x ?? 0) - (place?.x ?? 0)).toBeLessThan(20);
    // The page around it names the frame, and a toolbar that floats lies in no landmark.
    expect(await violations(editor.frame, { without: ['document-title', 'region'] })).toEqual([]);
  });
});
