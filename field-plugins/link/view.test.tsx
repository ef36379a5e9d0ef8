import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakePages } from '../sdk/testing/fake-host.ts';
import { renderWidget } from '../sdk/testing/render-widget.tsx';
import type { FieldIssue } from '../sdk/contract/field.ts';
import type { FieldHost, PageChoice } from '../sdk/contract/view.ts';
import { linkField } from './field.ts';
import { newLink, type LinkItem } from './link-item.ts';
import { linkSamples } from './samples.ts';
import { linkView } from './view.tsx';

interface RenderOptions {
  readonly definition?: string;
  readonly issues?: readonly FieldIssue[];
  readonly host?: Partial<FieldHost>;
}

function renderView(
  value: readonly LinkItem[],
  { definition = 'menu', issues = [], host = {} }: RenderOptions = {},
) {
  return renderWidget({
    plugin: linkField,
    view: linkView,
    definition: linkSamples.definitions[definition] ?? linkSamples.definitions.default,
    value,
    issues,
    host,
  });
}

const [about] = fakePages as [PageChoice];
const first = { ...newLink('first'), title: 'First' };
const second: LinkItem = {
  ...newLink('second'),
  title: 'Second',
  type: 'external',
  link: 'https://example.com',
};

const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
const offered = () => within(screen.getByRole('listbox')).getAllByRole('option');
const pagePicker = () => screen.getByRole('combobox', { name: 'Page' });

describe('the link widget', () => {
  it('adds a new link with a unique id and moves the focus into it', async () => {
    const { latest } = await renderView([first]);
    await press('Add link');
    const [, added] = latest();
    expect(added).toEqual({ ...newLink('x'), id: expect.any(String) as string });
    expect(added?.id).not.toBe('first');
    const card = within(screen.getByRole('listitem', { name: 'Link 2 of 2' }));
    expect(card.getByRole('button', { name: 'Page' })).toHaveFocus();
  });

  it('allows no more links than the maximum', async () => {
    await renderView([first], { definition: 'default' });
    expect(screen.queryByRole('button', { name: 'Add link' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Move link 1 down' })).not.toBeInTheDocument();
  });

  it('removes a link and passes the focus on', async () => {
    const { latest } = await renderView([first, second], { definition: 'pair' });
    await press('Remove link 1');
    expect(latest()).toEqual([second]);
    expect(screen.getByRole('button', { name: 'Add link' })).toHaveFocus();
  });

  it('moves a link and announces its new position', async () => {
    const { latest } = await renderView([first, second]);
    await press('Move link 2 up');
    expect(latest()).toEqual([second, first]);
    expect(screen.getByText('Link 1 of 2', { selector: '[role=status]' })).toBeInTheDocument();
  });

  it('keeps the other type’s properties when the type is switched', async () => {
    const { latest } = await renderView([second], { definition: 'default' });
    await press('Page');
    expect(latest()).toEqual([{ ...second, type: 'internal' }]);
    await press('URL');
    expect(screen.getByRole('textbox', { name: 'URL' })).toHaveValue('https://example.com');
  });

  it('previews the button while it is edited', async () => {
    const user = userEvent.setup();
    await renderView([{ ...first, page: about, title: '' }], { definition: 'default' });
    expect(screen.getByRole('img', { name: 'About us' })).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Link text' }), 'Who we are');
    expect(screen.getByRole('img', { name: 'Who we are' })).toBeInTheDocument();
  });

  it('marks each wrong part of a link, and ties only its own errors to it', async () => {
    const value = [
      { ...first, page: null },
      { ...second, id: 'fine' },
      { ...second, link: 'nowhere', title: 'x'.repeat(201) },
    ];
    await renderView(value, {
      issues: [
        { key: 'link.needs_page', params: { position: 1 }, path: [0, 'page'] },
        { key: 'link.repeated' },
        { key: 'link.invalid_url', params: { position: 3 }, path: [2, 'link'] },
        { key: 'common.too_long', params: { max: 200 }, path: [2, 'title'] },
      ],
    });
    expect(pagePicker()).toHaveAccessibleDescription('Link 1: choose a page.');
    const [fine, wrong] = screen.getAllByRole('textbox', { name: 'URL' });
    expect(fine).toBeValid();
    expect(fine).not.toHaveAccessibleDescription();
    expect(wrong).toBeInvalid();
    expect(wrong).toHaveAccessibleDescription(/^Link 3: enter a full URL/);
    const [, , title] = screen.getAllByRole('textbox', { name: 'Link text' });
    expect(title).toBeInvalid();
    expect(title).toHaveAccessibleDescription('Use at most 200 characters.');
  });
});

describe('the page picker', () => {
  it('finds a page by its title in any script, and selects it', async () => {
    const user = userEvent.setup();
    const { latest } = await renderView([first], { definition: 'default' });
    await user.type(pagePicker(), 'sta ra');
    expect(offered()).toHaveLength(1);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(latest()[0]?.page).toEqual(fakePages[3]);
  });

  it('shows that the pages could not be loaded, and tries again', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve(fakePages)];
    const user = userEvent.setup();
    await renderView([first], {
      definition: 'default',
      host: { listPages: () => answers.shift() ?? Promise.resolve([]) },
    });
    expect(pagePicker()).toHaveAccessibleDescription(/Couldn’t load pages/);
    await press('Try again');
    expect(pagePicker()).not.toHaveAccessibleDescription(/Couldn’t load pages/);
    await user.click(pagePicker());
    expect(offered()).toHaveLength(fakePages.length);
  });

  it('finds a page by its path', async () => {
    const user = userEvent.setup();
    await renderView([first], { definition: 'default' });
    await user.type(pagePicker(), '/opening');
    expect(offered().map((option) => option.textContent)).toEqual(['Opening hours/opening-hours']);
  });

  it('shows that the chosen page no longer exists, and keeps it until another is chosen', async () => {
    const gone = { id: 'gone', url_path: '/gone', title: 'Gone' };
    const { latest } = await renderView([{ ...first, page: gone }], { definition: 'default' });
    expect(pagePicker()).toHaveValue('Gone');
    expect(pagePicker()).toBeInvalid();
    expect(pagePicker()).toHaveAccessibleDescription(/no longer exists/);
    expect(latest()[0]?.page).toEqual(gone);
  });
});
