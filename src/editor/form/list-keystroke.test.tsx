import { Validator } from '@cfworker/json-schema';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderEditor } from '../../../tests/support/render-editor.tsx';
import { testHost } from '../testing/editor-stage.tsx';
import { menuModel, storedMenu } from '../testing/list-samples.ts';

/** A menu of many sections, the first of them with the sample's content. */
const many = Array.from({ length: 20 }, (_none, index) => ({
  id: `section${String(index).padStart(5, '0')}`,
  data: { name: `Section ${index}`, dishes: [] },
}));

/** The open form of that menu beside another block, and the values that one more keystroke validates. */
async function open() {
  const sections = [...(storedMenu.data['sections'] as readonly object[]).slice(0, 1), ...many];
  const data = { ...storedMenu.data, sections };
  const { content_model } = menuModel;
  const list = content_model['sections'];
  if (list === undefined) throw new Error('There are no sections.');
  const field_values = { ...(list.field_values as object), max: 50 };
  const model = { ...menuModel, content_model: { ...content_model, sections: { ...list, field_values } } };
  const other = { ...storedMenu, id: 'other' };
  const translate = vi.fn(testHost.translate);
  const blocks = [{ ...storedMenu, data }, other];
  const { user, commands } = renderEditor({ models: [model], blocks }, { host: { ...testHost, translate } });
  await act(async () => commands.toggle('menu'));
  const validatedIn = async (name: string) => {
    await user.click(await screen.findByRole('textbox', { name }));
    await user.keyboard('x');
    translate.mockClear();
    const validate = vi.spyOn(Validator.prototype, 'validate');
    await user.keyboard('y');
    const values = validate.mock.calls.map(([value]): unknown => value);
    validate.mockRestore();
    return values;
  };
  return { user, translate, validatedIn };
}

it('a keystroke in a field of the block validates it once, and nothing else', async () => {
  const { validatedIn } = await open();
  expect(await validatedIn('Title')).toEqual([`${String(storedMenu.data['title'])}xy`]);
});

it('a keystroke in the third level validates each value around it once, and renders one row of each list', async () => {
  const { user, translate, validatedIn } = await open();
  for (const name of [/^1 Soups/, /^1 Tomato/, /^2 Bowl/])
    await user.click(await screen.findByRole('button', { name }));
  const values = await validatedIn('Price');
  const ids = values.map((value) =>
    Array.isArray(value) ? (value as { id: string }[])[0]?.id.slice(0, 6) : value,
  );
  expect(ids).toHaveLength(4);
  expect(new Set(ids)).toEqual(new Set(['6.00xy', 'cup000', 'soups0', 'tomato']));
  const rows = translate.mock.calls.filter(([key]) => key === 'list.actions');
  expect(rows).toHaveLength(3);
});
