import { editorAccount } from '../../support/real-server.ts';
import type { Stage } from './open-app.ts';

/** Opens a new page with one saved block, a quote by Mara, which stays open. */
export async function openSavedQuote(stage: Pick<Stage, 'newApp'>, quotation = 'Saved words') {
  const app = await stage.newApp();
  await app.become(editorAccount);
  const address = await app.openNewPage();
  const form = await app.editor.addBlock('Quote');
  await form.text('Quotation').fill(quotation);
  await form.text('Author').fill('Mara');
  await app.editor.saveBlock(0);
  return { app, form, address };
}
