import { act, screen, waitFor, within } from '@testing-library/react';
import { use, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import type { FieldView, WidgetProps } from '../../../field-plugins/sdk/contract/view.ts';
import { brittleField, registryWithBrittle } from '../testing/brittle-field.ts';
import { loadFieldViews, renderEditor } from '../../../tests/support/render-editor.tsx';
import { viewsWith } from '../testing/editor-stage.tsx';
import { heroModel } from '../testing/sample-models.ts';
import type { FieldPlugins } from '../field-plugins-context.ts';
import type { PlacedFault } from './field-fault.ts';
import { mayOpen } from './opening-block.ts';
import { longestWait } from './plugin-area.tsx';

type Props = WidgetProps<{ readonly text: string }, null>;

const registry = registryWithBrittle({
  schema: () => ({
    type: 'object',
    properties: { text: { type: 'string' }, ids: { type: 'array', items: { type: 'string' } } },
    required: ['text'],
  }),
  defaultValue: () => ({ text: '' }),
});

const model = {
  ...heroModel,
  id: 'mixed',
  name: 'Mixed',
  content_model: { ...heroModel.content_model, brittle: { ...brittleField, field_title: 'Notes' } },
};

/** A working widget: a text in an object. */
function Sound({ id, label, value, onChange }: Props) {
  return (
    <input
      id={id}
      aria-label={label}
      value={value.text}
      onChange={({ target }) => onChange({ text: target.value })}
    />
  );
}

let reported: Mock;

beforeAll(loadFieldViews);
beforeEach(() => {
  reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

type Load = () => Promise<unknown>;

/** An open block with three working fields and one rendered by the given widget. */
async function open(
  Widget: (props: Props) => ReactNode,
  load?: Load,
  fields: 'rendered' | 'held' = 'rendered',
) {
  const faults: PlacedFault[] = [];
  const view = { type: 'brittle', Widget, Preview: () => null } as unknown as FieldView;
  const plugins: Partial<FieldPlugins> = {
    registry,
    views: viewsWith('brittle', load ?? (async () => view)),
    onFault: (fault) => faults.push(fault),
  };
  const stored = { title: 'A title', text: '', background: 'light', brittle: { text: 'Kept' } };
  const blocks = [{ id: 'a', modelId: 'mixed', data: stored, revision: 1 }];
  const { user, ...page } = renderEditor({ models: [model], registry, blocks }, { plugins });
  const row = within(screen.getByTestId('block-row'));
  await act(async () => row.getByRole('button', { expanded: false }).click());
  const findTitle = () => row.findByRole('textbox', { name: 'Title' });
  if (fields === 'rendered') await findTitle();
  return {
    ...{ page, user, row, faults, stored },
    draft: () => page.block('a').draft['brittle'],
    /** Renders a field that was not rendered. */
    async tryAgain(name: string) {
      const group = within(await row.findByRole('group', { name }));
      await user.click(group.getByRole('button', { name: 'Try again' }));
    },
    /** The other fields still work, and the page is saved with the value unchanged. */
    async savesTheRest(brittle: unknown = { text: 'Kept' }) {
      await user.type(await findTitle(), '!');
      await user.click(row.getByTestId('block-save'));
      await waitFor(() =>
        expect(page.api.blocks[0]?.data).toEqual({ ...stored, title: 'A title!', brittle }),
      );
    },
  };
}

const failed = /The “brittle” field crashed/;

describe('a widget that throws', () => {
  it('on its first render shows its stored value, names its plugin, offers ways out, and breaks nothing else', async () => {
    const field = await open(() => {
      throw new Error('At once.');
    });
    const group = within(await field.row.findByRole('group', { name: 'Notes' }));
    expect(group.getByText(failed)).toBeVisible();
    expect(group.getByRole('group', { name: 'Stored value' })).toHaveTextContent('"text": "Kept"');
    await field.user.click(group.getByRole('button', { name: 'Copy details' }));
    expect(await navigator.clipboard.readText()).toBe(
      'Field plugin "brittle" (contract 1), field "brittle", render',
    );
    await field.savesTheRest();
    expect(field.faults.map(({ kind, type, field: name }) => [kind, type, name])).toEqual([
      ['render', 'brittle', 'brittle'],
    ]);
  });

  it('while the user types in it keeps the text and the focus, and can be tried again', async () => {
    let isBroken = true;
    const field = await open((props) => {
      if (isBroken && props.value.text.includes('x')) throw new Error('No x.');
      return <Sound {...props} />;
    });
    await field.user.type(await field.row.findByRole('textbox', { name: 'Notes' }), ' x');
    const group = await field.row.findByRole('group', { name: 'Notes' });
    expect(group).toHaveTextContent('"text": "Kept x"');
    expect(group).toHaveFocus();
    isBroken = false;
    await field.user.click(within(group).getByRole('button', { name: 'Try again' }));
    const again = await field.row.findByRole('textbox', { name: 'Notes' });
    expect(again).toHaveValue('Kept x');
    await waitFor(() => expect(again).toHaveFocus());
    await field.savesTheRest({ text: 'Kept x' });
  });
});

describe('a view', () => {
  it.each([
    ['that is not there', async () => undefined, /has no editor/],
    ['of another type', async () => ({ type: 'text', Widget: Sound, Preview: () => null }), /has no editor/],
    ['without a widget', async () => ({ type: 'brittle', Preview: () => null }), /has no editor/],
    ['that does not load', () => Promise.reject(new TypeError('Failed to fetch')), /Couldn’t load the “/],
    [
      'that throws while it is loaded',
      () => Promise.reject(new Error('Broken module.')),
      /Couldn’t load the “/,
    ],
  ])('%s costs its own field', async (_name, load, sentence) => {
    const field = await open(Sound, load);
    expect(await field.row.findByText(sentence)).toBeVisible();
    await field.savesTheRest();
  });
});

it('a widget that suspends forever reports it after ten seconds, and can be tried again', async () => {
  let never: Promise<string> | undefined = new Promise<string>(() => undefined);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const field = await open((props) => {
    if (never) use(never);
    return <Sound {...props} />;
  });
  await act(() => vi.advanceTimersByTimeAsync(longestWait - 2000));
  expect(field.row.queryByText(/is taking longer/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(field.row.getByText(/“brittle” field is taking longer than 10 seconds/)).toBeVisible();
  never = undefined;
  await act(async () => field.row.getByRole('button', { name: 'Try again' }).click());
  expect(field.row.getByRole('textbox', { name: 'Notes' })).toHaveValue('Kept');
});

describe('a widget that emits garbage', () => {
  const garbage: readonly (readonly [string, unknown])[] = [
    ['undefined', undefined],
    ['another type', { text: 5 }],
    ['a member of another type', { text: 'x', ids: ['a', 7] }],
    ['a date', { text: 'x', at: new Date(0) }],
    ['more than can be sent', { text: 'x'.repeat(2_000_000) }],
  ];

  it('of any kind keeps the previous value, and reports it once', async () => {
    let next: unknown;
    const field = await open((props) => (
      <>
        <Sound {...props} />
        <button type="button" onClick={() => props.onChange(next as Props['value'])}>
          Emit
        </button>
      </>
    ));
    const before = field.page.state();
    for (const [name, value] of garbage) {
      next = value;
      reported.mockClear();
      await field.user.click(await field.row.findByRole('button', { name: 'Emit' }));
      expect(field.draft(), name).toEqual({ text: 'Kept' });
      expect(field.page.state().past, name).toBe(before.past);
      expect(
        field.row.getByText(/The “brittle” field produced a value that can’t be saved/),
        name,
      ).toBeVisible();
    }
    next = undefined;
    reported.mockClear();
    await field.user.click(field.row.getByRole('button', { name: 'Emit' }));
    await field.user.click(field.row.getByRole('button', { name: 'Emit' }));
    expect(reported).toHaveBeenCalledTimes(1);
    expect(reported).toHaveBeenCalledWith(
      'Field plugin "brittle" (contract 1), field "brittle", value, at $: found undefined',
    );
    await field.savesTheRest();
  });

  it('cannot change its value in place', async () => {
    const field = await open((props) => (
      <>
        <Sound {...props} />
        <button type="button" onClick={() => void Reflect.set(props.value, 'text', 'Changed in place')}>
          Change
        </button>
      </>
    ));
    await field.user.click(await field.row.findByRole('button', { name: 'Change' }));
    expect(field.draft()).toEqual({ text: 'Kept' });
    await field.savesTheRest();
  });
});

describe('a block whose fields froze an earlier page load', () => {
  const mark = 'octavo-opening:a';
  const frozen = /so the “brittle” field wasn’t loaded/;

  it('renders each only on request, shows a note, and is saved', async () => {
    localStorage.setItem(mark, '');
    const Widget = vi.fn(Sound);
    const field = await open(Widget, undefined, 'held');
    expect(await field.row.findByText(frozen)).toBeVisible();
    expect(Widget).not.toHaveBeenCalled();
    await field.tryAgain('Title');
    await field.savesTheRest();
    expect(Widget).not.toHaveBeenCalled();
    await field.tryAgain('Notes');
    expect(await field.row.findByRole('textbox', { name: 'Notes' })).toHaveValue('Kept');
    await waitFor(() => expect(localStorage.getItem(mark)).toBeNull());
  });

  it('stays marked between two tasks of a render, and not after the page is left', async () => {
    mayOpen({ blockKey: 'a', name: 'brittle', type: 'brittle' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(localStorage.getItem(mark)).toBe('');
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(mark)).toBeNull();
  });

  it('is marked only while it is rendered, and names the field that is tried again', async () => {
    localStorage.setItem(mark, '');
    const seen: (string | null)[] = [];
    const field = await open(
      (props) => {
        seen.push(localStorage.getItem(mark));
        return <Sound {...props} />;
      },
      undefined,
      'held',
    );
    await field.row.findByText(frozen);
    await field.tryAgain('Notes');
    await field.row.findByRole('textbox', { name: 'Notes' });
    expect(seen[0]).toBe('brittle');
    await waitFor(() => expect(localStorage.getItem(mark)).toBeNull());
    await field.user.type(field.row.getByRole('textbox', { name: 'Notes' }), '!');
    expect(seen.at(-1)).toBeNull();
  });
});
