import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { adminAccount, editorAccount } from '../support/real-server.ts';
import type { App } from './drivers/app.ts';
import { useStage } from './support/open-app.ts';

describe.each(['light', 'dark'] as const)('in %s mode', (colorScheme) => {
  const stage = useStage('SQLite');

  it('the screens of guests have no accessibility violation', async () => {
    const app = await stage.newApp({ colorScheme });
    const paths = ['/', '/auth', '/auth/register', '/auth/forgot-password', '/auth/reset-password/old'];
    for (const path of [...paths, '/newsletter/confirm/old', '/support/help']) await expectClean(app, path);
  });

  it('the screens of authors have none', async () => {
    const app = await stage.newApp({ colorScheme });
    await app.signIn(editorAccount);
    const editorPath = new URL(await app.openNewPage()).pathname;
    const form = await app.editor.addBlock('Rich section');
    await form.group('Links').getByRole('button', { name: 'Add link' }).click();
    await expectCleanHere(app, 'the editor with an open block');
    const workspace = editorPath.split('/').slice(0, 3).join('/');
    await app.page.evaluate(() =>
      window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true),
    );
    const paths = ['/workspaces', '/workspaces/create', '/profile', editorPath];
    const inside = [
      'pages',
      'pages/create',
      'components',
      'media',
      'api-tokens',
      'api-tokens/create',
      'settings',
      'danger',
    ];
    for (const path of [...paths, ...inside.map((place) => `${workspace}/${place}`)])
      await expectClean(app, path);
  });

  it('the screens of administrators have none', async () => {
    const app = await stage.newApp({ colorScheme });
    await app.signIn(adminAccount);
    for (const path of ['/admin/users', '/admin/media']) await expectClean(app, path);
  });
});

async function expectClean(app: App, path: string): Promise<void> {
  await app.page.goto(path);
  await expectCleanHere(app, path);
}

async function expectCleanHere({ page }: App, place: string): Promise<void> {
  await page.locator('main').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[role=progressbar], .MuiSkeleton-root') === null);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    place,
  ).toEqual([]);
}
