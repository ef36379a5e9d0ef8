import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import type { PlanOperation } from '../../shared/wire/plans.ts';
import { editorAccount } from '../support/real-server.ts';
import type { BlockForm } from './drivers/block-form.ts';
import { openStage } from './support/open-app.ts';
import { addPlannedType } from './support/plan-fields.ts';

const field = (field_title: string, order: number, rest: Partial<FieldDefinition> = {}): FieldDefinition => ({
  ...{ field_type: 'text', field_title, required: false, order, field_values: null },
  ...rest,
});

/** A recipe with steps, each of which has a text. */
const recipe = {
  heading: field('Heading', 0),
  amount: field('Amount', 1),
  steps: field('Steps', 2, {
    field_type: 'list',
    field_values: { fields: { text: field('Text', 0) } },
  }),
};

/** Replaces a field with another one, which has the same text under another label. */
function replace(
  id: string,
  { to, title, within = [] }: { to: string; title: string; within?: string[] },
): readonly PlanOperation[] {
  return [
    { op: 'retype', within, field: id, to, field_type: 'textarea' },
    { op: 'options', within, field: to, properties: { field_title: title } },
  ];
}

/** A field of an item in a list. */
const inList = ({ region }: BlockForm, name: string) => region.getByRole('textbox', { name, exact: true });

const stage = openStage();

it('a page that is open while its block type gets other fields keeps all that is typed, saved and unsaved, in lists too', async () => {
  const type = await addPlannedType(stage.server, 'Recipe', recipe);
  const app = await stage.newApp();
  const { page, editor } = app;
  await app.startSession(editorAccount);
  const data = { heading: 'Soup', amount: 'Two cups', steps: [{ data: { text: 'Peel' } }] };
  const address = await app.openNewPage('A page', [{ type: 'Recipe', data }]);
  const second = await editor.addBlock('Recipe');
  await second.text('Heading').fill('Salad');
  const form = await editor.openBlock(0);
  await form.text('Heading').fill('Tomato soup');
  await form.region.getByRole('button', { name: /^1 / }).click();
  await inList(form, 'Text').fill('Peel and chop');
  await type.change(
    ...replace('heading', { to: 'title', title: 'Title' }),
    ...replace('text', { to: 'words', title: 'Words', within: ['steps'] }),
  );
  // The focus stays in a field that the plan leaves alone.
  await form.text('Amount').focus();
  await page.keyboard.press('Home');
  await editor.saveByKeyboard(0);
  await page.getByText('What you typed was kept').first().waitFor();
  await page.keyboard.type('About ');
  expect(await form.text('Amount').inputValue()).toBe('About Two cups');
  expect(await form.text('Title').inputValue()).toBe('Tomato soup');
  expect(await inList(form, 'Words').inputValue()).toBe('Peel and chop');
  await editor.saveBlock(0);

  // The next save leaves other fields unchanged.
  await form.text('Amount').fill('Three cups');
  await editor.saveBlock(0);
  const other = await editor.openBlock(1);
  expect(await other.text('Title').inputValue()).toBe('Salad');
  await page.goto(address);
  const reopened = await editor.openBlock(0);
  expect(await reopened.text('Title').inputValue()).toBe('Tomato soup');
  expect(await reopened.text('Amount').inputValue()).toBe('Three cups');
  await reopened.region.getByRole('button', { name: /^1 / }).click();
  expect(await inList(reopened, 'Words').inputValue()).toBe('Peel and chop');
  expect(app.complaints).toEqual([]);
});
