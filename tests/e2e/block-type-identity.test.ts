import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import type { Block, Page } from '../../shared/wire/content.ts';
import { adminAccount, editorAccount } from '../support/real-server.ts';
import type { App } from './drivers/app.ts';
import { TypeBuilder } from './drivers/type-builder.ts';
import { addBlockType } from './support/add-block-type.ts';
import { openStage } from './support/open-app.ts';
import { signInTo } from './support/sign-in-to.ts';

const field = (field_type: string, field_title: string, order: number): FieldDefinition => ({
  ...{ field_type, field_title, required: false, order, field_values: null },
});

const questions = {
  heading: field('text', 'Heading', 0),
  question_1: field('text', 'Question 1', 1),
  answer_1: field('textarea', 'Answer 1', 2),
  question_2: field('text', 'Question 2', 3),
  answer_2: field('textarea', 'Answer 2', 4),
};
const filled = { heading: 'Help', question_1: 'Who?', answer_1: 'We.', question_2: 'Why?', answer_2: 'So.' };

describe('fields of a block type', () => {
  const stage = openStage();

  /** A page with a block of a new type, and an administrator who has the type open. */
  async function begin(type: string, path: string) {
    await addBlockType(stage.server, type, questions);
    const call = await signInTo(stage.server);
    const models = await call<{ id: string; name: string }[]>('block-content-models/');
    const model = models.find(({ name }) => name === type)?.id ?? '';
    const site = await call<{ id: string; site_slug: string }>('workspaces/', { title: type, type: 'SHOP' });
    const page = await call<Page>('pages/', { workspace: site.id, title: type, url_path: path });
    const block = await call<Block>('blocks/', { page: page.id, block_content_model: model, data: filled });
    const stored = async () => (await call<Block>(`blocks/${block.id}/`)).data;
    const admin = await openType(type);
    return { ...admin, call, site, page, stored };
  }

  async function openType(type: string): Promise<{ admin: App; builder: TypeBuilder }> {
    const admin = await stage.newApp();
    await admin.become(adminAccount);
    await admin.page.goto('/admin/block-types');
    const builder = new TypeBuilder(admin.page);
    await builder.open(type);
    return { admin, builder };
  }

  it('become a list with the stored values, in the editor and on the hosted site, and come back', async () => {
    const { admin, builder, call, site, page, stored } = await begin('Questions', '/help');
    await call(`pages/${page.id}/`, { in_draft: false }, 'PATCH');
    await call(`workspaces/${site.id}/`, { site_enabled: true }, 'PATCH');
    const visit = async () => (await fetch(`${stage.server.url}/sites/${site.site_slug}/help`)).text();
    for (const text of Object.values(filled)) expect(await visit()).toContain(text);

    // By keyboard, from the settings of one of the fields.
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
    await admin.seeToast('The fields are a list now. Save to move stored values, too.');
    await builder.openItems('Questions');
    await builder.choose('Answer');
    await builder.rename('reply');
    await builder.leaveItems('Questions');
    await builder.saveWithPlan(
      'Gather question_1, question_2, answer_1, answer_2 in the list questions',
      'Change questions.answer: API name',
    );
    expect(await stored()).toMatchObject({
      heading: 'Help',
      questions: [
        { data: { question: 'Who?', answer: 'We.' } },
        { data: { question: 'Why?', answer: 'So.' } },
      ],
    });

    const app = await stage.newApp();
    await app.become(editorAccount);
    await app.page.goto(`/workspaces/${site.id}/pages/${page.id}`);
    await app.editor.isOpen('Questions');
    await app.editor.openBlock(0);
    await expect
      .poll(() => app.page.locator('.item-summary').allInnerTexts())
      .toEqual(['Who? · We.', 'Why? · So.']);
    await app.page.getByRole('button', { name: 'Publish changes' }).click();
    await app.page.getByRole('button', { name: 'Publish changes' }).waitFor({ state: 'hidden' });
    for (const text of Object.values(filled)) expect(await visit()).toContain(text);

    await builder.showHistory();
    await admin.page.getByRole('button', { name: 'Undo this change' }).click();
    await admin.seeToast('The change was undone');
    expect(await stored()).toEqual(filled);
    await builder.choose('Question 2');
    await app.page.reload();
    await app.editor.isOpen('Questions');
    await app.editor.openBlock(0);
    await expect.poll(() => app.page.getByRole('textbox', { name: 'Question 2' }).inputValue()).toBe('Why?');
    expect([...admin.complaints, ...app.complaints]).toEqual([]);
  });
});
