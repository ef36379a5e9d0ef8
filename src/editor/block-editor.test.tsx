import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldViews } from '../../field-plugins/views.ts';
import { createFakeApi } from '../../stories/support/fake-api.ts';
import { renderScreen } from '../../tests/support/render-screen.tsx';
import type { FieldPlugins } from './field-plugins-context.ts';
import { EditorStage, testPlugins } from './testing/editor-stage.tsx';
import { openTestEditor, storedHero } from './testing/open-test-editor.ts';

interface OpenOptions extends NonNullable<Parameters<typeof openTestEditor>[0]> {
  readonly plugins?: FieldPlugins;
}

function open({ plugins = testPlugins, ...options }: OpenOptions = {}) {
  const page = openTestEditor(options);
  const rendered = renderScreen(<EditorStage editor={page.editor} plugins={plugins} />, {
    api: createFakeApi(),
  });
  const row = (id: string) => {
    const found = screen.getAllByTestId('block-row').find((element) => element.dataset['blockId'] === id);
    if (!found) throw new Error(`There is no row of ${id}.`);
    return within(found);
  };
  return { ...page, user: rendered.user, row };
}

beforeAll(async () => {
  await Promise.all(fieldViews.types.map((type) => fieldViews.load(type)));
});

const two = [storedHero('a'), storedHero('b')];

async function openRow(page: ReturnType<typeof open>, id: string): Promise<HTMLElement> {
  await page.user.click(page.row(id).getByRole('button', { expanded: false }));
  return page.row(id).findByRole('textbox', { name: 'Title' });
}

describe('the list of blocks', () => {
  it('shows each block closed, with its type and its summary', () => {
    const { row } = open({ blocks: two });
    expect(screen.getByTestId('block-list')).toHaveAttribute('data-count', '2');
    expect(row('a').getByRole('button', { expanded: false })).toHaveTextContent('HeroTitle a');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('mounts one form at a time', async () => {
    const page = open({ blocks: two });
    await openRow(page, 'a');
    await openRow(page, 'b');
    expect(screen.getAllByRole('textbox', { name: 'Title' })).toHaveLength(1);
    expect(page.row('a').getByRole('button', { name: /^Hero/, expanded: false })).toBeVisible();
  });

  it('moves a block with its buttons and announces its new position', async () => {
    const { api, row, user } = open({ blocks: two });
    await user.click(row('a').getByRole('button', { name: 'Move Hero 1 down' }));
    expect(screen.getByText('Hero moved to position 2 of 2.')).toBeInTheDocument();
    await waitFor(() => expect(api.blocks.map(({ id }) => id)).toEqual(['b', 'a']));
    const down = row('a').getByRole('button', { name: 'Move Hero 2 down' });
    expect(down).toHaveAttribute('aria-disabled', 'true');
    expect(down).toHaveFocus();
  });

  it('renders only the visible part of a long list', () => {
    open({ blocks: Array.from({ length: 1000 }, (_, index) => storedHero(`hero-${index}`)) });
    expect(screen.getByTestId('block-list')).toHaveAttribute('data-count', '1000');
    expect(screen.getAllByTestId('block-row').length).toBeLessThan(200);
  });
});

describe('the form of a block', () => {
  it('can be saved only when it is changed and valid', async () => {
    const page = open({ blocks: two });
    const title = await openRow(page, 'a');
    const save = () => page.row('a').getByTestId('block-save');
    expect(save()).toBeDisabled();
    await page.user.type(title, '!');
    expect(save()).toBeEnabled();
    await page.user.clear(title);
    expect(save()).toBeDisabled();
    await page.user.type(title, 'Fresh');
    await page.user.click(save());
    await waitFor(() => expect(page.api.blocks[0]?.data['title']).toBe('Fresh'));
    expect(page.notices).toEqual([{ kind: 'saved' }]);
    // It is disabled, but keeps the focus of the user who pressed it.
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    expect(save()).toHaveFocus();
    expect(page.row('a').queryByText('Changed')).toBeNull();
  });

  it('shows which field is missing and focuses it', async () => {
    const page = open();
    await page.user.click(screen.getByTestId('add-block'));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Hero' }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    expect(screen.queryByText('This field is required')).toBeNull();
    await page.user.click(await screen.findByRole('textbox', { name: 'Text' }));
    await page.user.tab();
    expect(screen.queryByText('This field is required')).toBeNull();
    await page.user.click(screen.getByRole('button', { name: '1 field needs attention' }));
    expect(title).toHaveAccessibleDescription('This field is required');
    expect(title).toHaveFocus();
    await page.user.type(title, 'Here');
    expect(title).not.toHaveAccessibleDescription('This field is required');
  });

  it('saves on Enter, as forms do', async () => {
    const page = open({ blocks: two });
    await page.user.type(await openRow(page, 'a'), '!{Enter}');
    await waitFor(() => expect(page.api.blocks[0]?.data['title']).toBe('Title a!'));
  });

  it('shows the server’s message at its field until the field is edited', async () => {
    const page = open({ blocks: two });
    const title = await openRow(page, 'a');
    await page.user.type(title, '!');
    page.api.rejectNext({ kind: 'fieldErrors', errors: { title: ['Not that.', 'Nor so.'] } });
    await page.user.click(page.row('a').getByTestId('block-save'));
    await waitFor(() => expect(title).toHaveAccessibleDescription('Not that., Nor so.'));
    expect(title).toHaveValue('Title a!');
    expect(title).toHaveFocus();
    await page.user.type(title, '!');
    expect(title).not.toHaveAccessibleDescription();
  });

  it('discards changes on request', async () => {
    const page = open({ blocks: two });
    const title = await openRow(page, 'a');
    await page.user.type(title, ' more');
    await page.user.click(page.row('a').getByRole('button', { name: 'Discard changes' }));
    expect(title).toHaveValue('Title a');
    expect(page.row('a').getByRole('button', { name: /^Hero/ })).toHaveFocus();
  });

  it('reports errors in a changed field when it is left, but not during a click', async () => {
    const page = open({ blocks: two });
    await page.user.clear(await openRow(page, 'a'));
    const text = page.row('a').getByRole('textbox', { name: 'Text' });
    await page.user.pointer({ keys: '[MouseLeft>]', target: text });
    // Callbacks that wait for the end of a press run in their own task.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByText('This field is required')).toBeNull();
    await page.user.pointer({ keys: '[/MouseLeft]', target: text });
    expect(await screen.findByText('This field is required')).toBeVisible();
  });

  it('renders one row while the user types', async () => {
    const page = open({ blocks: two });
    const title = await openRow(page, 'a');
    const changes: Node[] = [];
    const observer = new MutationObserver((records) => changes.push(...records.map(({ target }) => target)));
    observer.observe(screen.getByTestId('block-list'), {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    await page.user.type(title, 'xyz');
    observer.disconnect();
    const [first] = screen.getAllByTestId('block-row');
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.every((node) => first?.contains(node))).toBe(true);
  });

  it('keeps a value of an unknown type and reports it', async () => {
    const data = { title: 'With a map', map: { lat: 44.8 } };
    const page = open({ blocks: [{ id: 'a', modelId: 'everything', data, revision: 1 }] });
    const title = await openRow(page, 'a');
    expect(page.row('a').getByText(/the “map” plugin isn’t installed/)).toBeVisible();
    await page.user.type(title, '!');
    await page.user.click(page.row('a').getByTestId('block-save'));
    await waitFor(() =>
      expect(page.api.blocks[0]?.data).toMatchObject({ title: 'With a map!', map: { lat: 44.8 } }),
    );
  });

  it('keeps a block of a type that no longer exists', async () => {
    const page = open({ blocks: [{ id: 'a', modelId: 'gone', data: { old: 1 }, revision: 1 }] });
    await page.user.click(page.row('a').getByRole('button', { name: /Unknown block type/, expanded: false }));
    expect(page.row('a').getByText(/"old": 1/)).toBeVisible();
  });
});

describe('when something goes wrong', () => {
  it('offers journal drafts with their differences, and restores one with a click', async () => {
    const row = {
      ...{
        session: 'former',
        key: 'a',
        id: 'a',
        modelId: 'hero',
        revision: 1,
        index: 0,
        at: 1_700_000_000_000,
      },
      base: storedHero('a').data,
      draft: { ...storedHero('a').data, title: 'Typed then' },
    };
    const page = open({ blocks: two, left: [row] });
    const table = within(await screen.findByRole('table', { name: 'Differences in Hero' }));
    expect(await table.findByText('Typed then', { selector: 'td *' })).toBeVisible();
    expect(table.getByText('Title a')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Restore: Hero 1' }));
    expect(await page.row('a').findByRole('textbox', { name: 'Title' })).toHaveValue('Typed then');
    await waitFor(() => expect(page.row('a').getByRole('textbox', { name: 'Title' })).toHaveFocus());
    expect(screen.queryByRole('table')).toBeNull();
    expect(page.journal.rows()).not.toContain(row);
  });
});

it('has no accessibility violations when closed, open, or in conflict', async () => {
  const page = open({
    blocks: [...two, { id: 'all', modelId: 'everything', data: { title: 'All' }, revision: 1 }],
  });
  const check = async () => {
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  };
  await check();
  await openRow(page, 'all');
  await check();
  page.type('a', 'title', 'Mine');
  page.api.changeElsewhere('a', { ...storedHero('a').data, title: 'Theirs' });
  await act(() => page.commands.save('a'));
  await check();
});
