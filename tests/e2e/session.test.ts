import { expect, it } from 'vitest';
import { adminAccount, editorAccount } from '../support/real-server.ts';
import { untilKept } from './support/stored-drafts.ts';
import { openStage } from './support/open-app.ts';

const stage = openStage();

it('a session ends in a tab when another user signs in in the next one, and the input is kept', async () => {
  const app = await stage.newApp();
  await app.startSession(editorAccount);
  const address = await app.openNewPage();
  const form = await app.editor.addBlock('Quote');
  await form.text('Quotation').fill('Typed by the editor');
  await untilKept(app.page, 'Typed by the editor');
  const next = await app.newTab();
  await next.page.goto('/workspaces');
  await next.signOut();
  await next.signIn(adminAccount);
  await next.page.waitForURL('**/admin/users');
  await app.page.getByText('Someone else signed in in this browser').waitFor();
  await app.page.waitForURL('**/auth');
  await next.page.reload();
  await next.page.getByRole('heading', { level: 1, name: 'Admin Users' }).waitFor();
  await app.fillInSignIn(editorAccount);
  await app.page.getByRole('region', { name: 'You have unsaved changes' }).waitFor();
  expect(app.page.url()).toBe(address);
  await next.page.getByText('Someone else signed in in this browser').waitFor();
});
