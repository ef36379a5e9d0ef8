import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderEditor } from '../../../tests/support/render-editor.tsx';
import { eventModel, storedEvent } from '../testing/event-samples.ts';

async function open(data: object = {}, others: readonly object[] = []) {
  const blocks = [{}, ...others].map((more, index) => ({
    ...storedEvent,
    id: index === 0 ? 'event' : `event-${index}`,
    data: { ...storedEvent.data, ...(index === 0 ? data : more) },
  }));
  const page = renderEditor({ models: [eventModel], blocks });
  await act(async () => page.commands.toggle('event'));
  await screen.findByRole('textbox', { name: /^Title/ });
  return page;
}

const tab = (name: RegExp | string) => screen.getByRole('tab', { name });
const box = (name: RegExp | string) => screen.findByRole('textbox', { name });
const openTab = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) => {
  await user.click(tab(name));
};

it('keeps the browser from filling in stored user data, unless the block type allows it', async () => {
  const page = await open();
  for (const input of [await box(/^Title/), await screen.findByLabelText('First day')]) {
    expect(input).toHaveAttribute('autocomplete', 'off');
    // So that it applies to the inputs of every field type.
    expect(input.closest('form')).toHaveAttribute('autocomplete', 'off');
  }
  await openTab(page, 'Place');
  expect(await box('Street')).toHaveAttribute('autocomplete', 'on');
});

describe('help and placeholders', () => {
  it('are read with the field, with its errors too', async () => {
    const page = await open();
    const about = await box('What it is about');
    expect(about).toHaveAttribute('placeholder', 'Two or three sentences');
    expect(about).toHaveAccessibleDescription(/^Search engines/);
    await openTab(page, 'Tickets');
    const code = await box('Code of the event');
    await page.user.type(code, 'x');
    await page.user.tab();
    expect(await screen.findByText(/three small letters/)).toBeVisible();
    await expect
      .poll(() => code)
      .toHaveAccessibleDescription(/three small letters.*Three letters and a number/);
  });
});

describe('tabs', () => {
  it('are opened by keys, and show their fields alone', async () => {
    const { user } = await open();
    expect(await screen.findByLabelText('First day')).toBeVisible();
    act(() => tab('Content').focus());
    await user.keyboard('{ArrowRight}');
    expect(tab('Place')).toHaveFocus();
    expect(tab('Place')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Place' })).toContainElement(await box('Street'));
    expect(screen.queryByLabelText('First day')).toBeNull();
    await user.keyboard('{End}');
    expect(tab('Tickets')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowLeft}{Home}');
    expect(tab('Content')).toHaveFocus();
  });

  it('open for an error in them, and show the number of errors', async () => {
    const { user, type, commands } = await open();
    act(() => {
      type('event', 'online', true);
      type('event', 'code', 'x');
    });
    await act(() => commands.save('event'));
    expect(await box(/Address of the stream/)).toHaveFocus();
    expect(tab('Tickets 1 error')).toBeVisible();
    await user.click(tab(/Tickets/));
    await user.clear(await box('Code of the event'));
    expect(tab('Tickets')).toBeVisible();
  });
});

describe('conditions', () => {
  it('show and hide fields, whose values stay', async () => {
    const page = await open();
    const { user, block } = page;
    await openTab(page, 'Place');
    const group = screen.getByRole('group', { name: 'Where it is' });
    await user.type(within(group).getByRole('textbox', { name: 'Street' }), '2');
    const online = screen.getByRole('checkbox', { name: /online/ });
    await user.click(online);
    expect(screen.queryByRole('textbox', { name: 'Street' })).toBeNull();
    expect(online).toHaveFocus();
    await user.type(await box(/Address of the stream/), 'https://example.com');
    await user.click(online);
    expect(await box('Street')).toHaveValue('Main street 12');
    expect(block('event').draft).toMatchObject({ link: 'https://example.com', street: 'Main street 12' });
  });
});

describe('publishing', () => {
  it('is rejected with a message at each missing field', async () => {
    const { commands, block, user } = await open();
    const day = await screen.findByLabelText('First day');
    expect(day).toBeValid();
    await user.click(tab('Tickets'));
    act(() => void commands.showUnpublished());
    const shown = await screen.findByLabelText('First day');
    expect(shown).toHaveFocus();
    expect(shown).toHaveAccessibleDescription('Fill this in before you publish.');
    act(() => commands.edit('event', 'starts', '2026-11-26'));
    expect(shown).toBeValid();
    expect(await act(() => commands.save('event'))).toBe(true);
    expect(block('event').saved).toMatchObject({ starts: '2026-11-26' });
    expect(commands.showUnpublished()).toBe(false);
    // Only the server knows that an image or page was deleted.
    const rejected = { [`page_blocks.${block('event').id}.starts`]: ['It is gone.'] };
    act(() => {
      expect(commands.showUnpublished(rejected)).toBe(true);
    });
    expect(shown).toHaveAccessibleDescription('It is gone. November 26, 2026');
    act(() => commands.edit('event', 'starts', '2026-11-27'));
    expect(shown).toBeValid();
  });

  it('is not possible with a value that is used elsewhere, which shows at once', async () => {
    const { type, commands } = await open({}, [{ title: 'Concert', starts: '2026-11-26' }]);
    const title = await box(/^Title/);
    act(() => type('event', 'title', 'Concert'));
    expect(title).toHaveAccessibleDescription(/must be unique/);
    expect(await act(() => commands.save('event'))).toBe(true);
    act(() => type('event', 'title', 'Play'));
    expect(title).not.toHaveAccessibleDescription();
  });
});
