import { editorAccount } from '../../support/real-server.ts';
import { quoteOf } from '../drivers/app.ts';
import type { Stage } from './open-app.ts';

/** Opens a new page with one saved block, a quote by Mara, which stays open. */
export async function openSavedQuote(stage: Pick<Stage, 'newApp'>, quotation = 'Saved words') {
  const app = await stage.newApp();
  await app.startSession(editorAccount);
  const address = await app.openNewPage('A page', [quoteOf(quotation)]);
  return { app, form: await app.editor.openBlock(0), address };
}
