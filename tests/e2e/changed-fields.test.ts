import { expect, it } from 'vitest';
import type { BlockContentModel } from '../../shared/wire/content.ts';
import type { Plan } from '../../shared/wire/plans.ts';
import { adminAccount, editorAccount } from '../support/real-server.ts';
import { openStage } from './support/open-app.ts';
import { signInTo } from './support/sign-in-to.ts';

const stage = openStage();

it('a page that is open while its block type gets other fields keeps all that is typed, saved and unsaved', async () => {
  const call = await signInTo(stage.server, adminAccount);
  const heading = {
    field_type: 'text',
    field_title: 'Heading',
    required: false,
    order: 0,
    field_values: null,
  };
  const made = { name: 'Recipe', content_model: { heading } };
  const type = await call<BlockContentModel>('block-content-models/', made);
  const app = await stage.newApp();
  const { page, editor } = app;
  await app.startSession(editorAccount);
  await app.openNewPage('A page', [{ type: 'Recipe', data: { heading: 'Soup' } }]);
  const second = await editor.addBlock('Recipe');
  await second.text('Heading').fill('Salad');
  const form = await editor.openBlock(0);
  await form.text('Heading').fill('Tomato soup');
  const plans = `block-content-models/${type.id}/plans/`;
  const operations = [
    { op: 'retype', within: [], field: 'heading', to: 'title', field_type: 'textarea' },
    { op: 'options', within: [], field: 'title', properties: { field_title: 'Title' } },
  ];
  const { id } = await call<Plan>(plans, { operations });
  await call(`${plans}${id}/apply/`, {});

  await editor.saveByKeyboard(0);
  await page.getByText('What you typed was kept').first().waitFor();
  const other = await editor.openBlock(1);
  expect(await other.text('Title').inputValue()).toBe('Salad');
  await page.reload();
  const reopened = await editor.openBlock(0);
  expect(await reopened.text('Title').inputValue()).toBe('Tomato soup');
  expect(app.complaints).toEqual([]);
});
