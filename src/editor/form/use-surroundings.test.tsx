import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FieldView, WidgetProps } from '../../../field-plugins/sdk/contract/view.ts';
import { useAround } from '../../../field-plugins/sdk/kit/use-around.ts';
import { renderEditor } from '../../../tests/support/render-editor.tsx';
import { brittleField, registryWithBrittle } from '../testing/brittle-field.ts';
import { viewsWith } from '../testing/editor-stage.tsx';
import { heroModel } from '../testing/sample-models.ts';

const home = { id: 'page-1', title: 'Home', url_path: '/' };
const renders: string[] = [];
const seen: unknown[] = [];

function countOf(name: string): number {
  return renders.filter((one) => one === name).length;
}

/** Reads its neighbours if `label` is that of the reader. */
function Widget({ id, label, around, onChange }: WidgetProps<object, null>) {
  return (
    <>
      <input id={id} aria-label={label} value="" onChange={() => onChange({})} />
      {label === 'Reader' ? <Reader around={around} /> : <Other />}
    </>
  );
}

function Reader({ around }: Pick<WidgetProps<object, null>, 'around'>) {
  const title = useAround(around, ({ field }) => field('title'));
  const links = useAround(around, ({ field }) => field('links'));
  const odd = useAround(around, ({ field }) => [typeof field('text'), typeof field('none')].join(' '));
  const page = useAround(around, ({ page: current }) => current()?.title);
  renders.push('reader');
  seen.push(links);
  return <p data-testid="read">{`${String(title)} | ${odd} | ${page ?? 'no page'}`}</p>;
}

function Other() {
  renders.push('other');
  return null;
}

const view = { type: 'brittle', Widget, Preview: () => null } as unknown as FieldView;

async function open() {
  const registry = registryWithBrittle();
  const link = { ...brittleField, field_type: 'link', field_title: 'Links' };
  const content_model = {
    ...heroModel.content_model,
    links: link,
    reader: { ...brittleField, field_title: 'Reader' },
    other: { ...brittleField, field_title: 'Other' },
  };
  // A text of another type cannot be read.
  const data = { title: 'Harbour', text: 7, background: 'light', links: [], reader: {}, other: {} };
  const blocks = [{ id: 'a', modelId: 'hero', revision: 1, data }];
  const opened = renderEditor(
    { models: [{ ...heroModel, content_model }], blocks, registry, page: home },
    { plugins: { registry, views: viewsWith('brittle', async () => view) } },
  );
  await act(async () => opened.commands.toggle('a'));
  await screen.findByTestId('read');
  await screen.findByRole('textbox', { name: 'Title' });
  return opened;
}

const read = () => screen.getByTestId('read').textContent;

it('a widget follows the other fields of its block and the page', async () => {
  const { user, commands } = await open();
  expect(read()).toBe('Harbour | undefined undefined | Home');
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 's');
  expect(read()).toBe('Harbours | undefined undefined | Home');
  act(() => commands.pageChanged({ ...home, title: 'Start' }));
  expect(read()).toBe('Harbours | undefined undefined | Start');
});

it('only readers render again, and only when a value that they read changes', async () => {
  const { user, editor } = await open();
  const before = { reader: countOf('reader'), other: countOf('other') };
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'x');
  expect(countOf('reader') - before.reader).toBe(1);
  expect(countOf('other')).toBe(before.other);
  act(() => editor.commands.edit('a', 'background', 'black'));
  expect(countOf('reader') - before.reader).toBe(1);
});
