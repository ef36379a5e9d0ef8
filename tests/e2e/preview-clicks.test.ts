import { describe, expect, it } from 'vitest';
import { libraryTypes } from '../../server/library/block-types.ts';
import { editorAccount } from '../support/real-server.ts';
import type { App } from './drivers/app.ts';
import { openStage } from './support/open-app.ts';
import { makePageOfEveryType } from './support/page-of-every-type.ts';
import { clickField, renderedFields, focusedField, type RenderedField } from './support/preview-fields.ts';

describe('a click on the preview', () => {
  const stage = openStage('SQLite', {}, { showsPreview: true });

  it('opens the form of its block, with the focus on its field, or the caret in its text', async () => {
    const address = await makePageOfEveryType(stage.server);
    const app = await stage.newApp();
    const all = await open(app, address);
    // The items of a list are alike.
    const nameOf = ({ block, name }: RenderedField) => `${block} ${name.replaceAll(/\/[^/]+\//g, '/')}`;
    const fields = all.filter(
      (one, index) => all.findIndex((other) => nameOf(other) === nameOf(one)) === index,
    );
    const types = Object.values(libraryTypes).filter(
      ({ content_model_type }) => content_model_type === 'PAGE',
    );
    expect([...new Set(fields.map(({ type }) => type))]).toHaveLength(types.length + 1);
    expect(await missed(app, fields)).toEqual([]);
    // Wider than its place: the frame is scaled.
    await app.page.getByRole('button', { name: 'Desktop' }).click();
    expect(await missed(app, fields.slice(0, 3))).toEqual([]);
    expect(app.complaints).toEqual([]);
  });

  async function open(app: App, address: string): Promise<readonly RenderedField[]> {
    await app.startSession(editorAccount);
    await app.page.goto(address);
    const frame = app.page.frameLocator('[data-testid=page-preview]');
    await frame.locator('[data-octavo-field=labels]').waitFor();
    return renderedFields(app.page);
  }

  /** Clicks each of these fields, and reports where the click led elsewhere. */
  async function missed({ page }: App, fields: readonly RenderedField[]): Promise<readonly string[]> {
    const found: string[] = [];
    for (const field of fields) {
      const { block, name, isTyped } = field;
      const wanted = isTyped
        ? `${block} caret ${name} of ${block}`
        : `${block} form ${name.replaceAll('/', '-')}`;
      try {
        await clickField(page, field);
        await expect.poll(() => focusedField(page)).toBe(wanted);
      } catch (error) {
        found.push(`${field.type}, ${name}: ${String(error).split('\n')[0]}; is ${await focusedField(page)}`);
      }
    }
    return found;
  }
});
