import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import type { Block, Page } from '../../shared/wire/content.ts';
import { adminAccount, editorAccount } from '../support/real-server.ts';
import { TypeBuilder } from './drivers/type-builder.ts';
import { addBlockType } from './support/add-block-type.ts';
import { openStage } from './support/open-app.ts';
import { signInTo } from './support/sign-in-to.ts';

const field = (field_type: string, field_title: string, order: number): FieldDefinition => ({
  ...{ field_type, field_title, required: false, order, field_values: null },
});

const fields = {
  heading: field('text', 'Heading', 0),
  question_1: field('text', 'Question 1', 1),
  answer_1: field('textarea', 'Answer 1', 2),
  question_2: field('text', 'Question 2', 3),
  answer_2: field('textarea', 'Answer 2', 4),
};
const data = { heading: 'Help', question_1: 'Who?', answer_1: 'We.', question_2: 'Why?', answer_2: 'So.' };

describe('moving fields of a block type into a list', () => {
  const stage = openStage();

  /** Creates a page with a block of a new type, and opens the type as an administrator. */
  async function setUp() {
    await addBlockType(stage.server, 'Questions', fields);
    const call = await signInTo(stage.server);
    const models = await call<{ id: string; name: string }[]>('block-content-models/');
    const model = models.find(({ name }) => name === 'Questions')?.id;
    const site = await call<{ id: string; site_slug: string }>('workspaces/', {
      title: 'Questions',
      type: 'SHOP',
    });
    const page = await call<Page>('pages/', { workspace: site.id, title: 'Questions', url_path: '/help' });
    const block = await call<Block>('blocks/', { page: page.id, block_content_model: model, data });
    const storedData = async () => (await call<Block>(`blocks/${block.id}/`)).data;
    const admin = await stage.newApp();
    await admin.startSession(adminAccount);
    await admin.page.goto('/admin/block-types');
    const builder = new TypeBuilder(admin.page);
    await builder.open('Questions');
    return { admin, builder, call, site, page, storedData };
  }

  it('moves stored values, in the editor and on the hosted site, and back when it is undone', async () => {
    const { admin, builder, call, site, page, storedData } = await setUp();
    await call(`pages/${page.id}/`, { in_draft: false }, 'PATCH');
    await call(`workspaces/${site.id}/`, { site_enabled: true }, 'PATCH');
    const siteHtml = async () => (await fetch(`${stage.server.url}/sites/${site.site_slug}/help`)).text();
    for (const text of Object.values(data)) expect(await siteHtml()).toContain(text);

    // By keyboard, from the settings of one field.
    await builder.choose('Question 1');
    await admin.page.getByRole('button', { name: 'Move into a list' }).last().focus();
    await admin.page.keyboard.press('Enter');
    const dialog = admin.page.getByRole('dialog', { name: 'Move into a list' });
    expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(4);
    await dialog
      .getByRole('radio', { name: 'Gather numbered fields: up to 2 items' })
      .and(dialog.locator(':checked'))
      .waitFor();
    await dialog.getByRole('textbox', { name: 'Title of the list' }).fill('Questions');
    await admin.page.keyboard.press('Enter');
    await builder.applyPlan('Gather question_1, question_2, answer_1, answer_2 in the list questions');
    await admin.seeToast('The fields are a list now');
    await builder.openItems('Questions');
    await builder.choose('Answer');
    await builder.leaveItems('Questions');
    expect(await storedData()).toMatchObject({
      heading: 'Help',
      questions: [
        { data: { question: 'Who?', answer: 'We.' } },
        { data: { question: 'Why?', answer: 'So.' } },
      ],
    });

    const app = await stage.newApp();
    await app.startSession(editorAccount);
    await app.page.goto(`/workspaces/${site.id}/pages/${page.id}`);
    await app.editor.waitUntilOpen('Questions');
    await app.editor.openBlock(0);
    await expect
      .poll(() => app.page.locator('.item-summary').allInnerTexts())
      .toEqual(['Who? · We.', 'Why? · So.']);
    await app.page.getByRole('button', { name: 'Publish changes' }).click();
    await app.page.getByRole('button', { name: 'Publish changes' }).waitFor({ state: 'hidden' });
    for (const text of Object.values(data)) expect(await siteHtml()).toContain(text);

    await builder.showHistory();
    await admin.page.getByRole('button', { name: 'Undo this change' }).click();
    await admin.seeToast('The change was undone');
    expect(await storedData()).toEqual(data);
    await builder.choose('Question 2');
    await app.page.reload();
    await app.editor.waitUntilOpen('Questions');
    await app.editor.openBlock(0);
    await expect.poll(() => app.page.getByRole('textbox', { name: 'Question 2' }).inputValue()).toBe('Why?');
    expect([...admin.complaints, ...app.complaints]).toEqual([]);
  });
});
