import type { Page } from 'playwright';
import type { HeldRequests } from './hold-requests.ts';

/** A screen that is opened by its address, with an empty cache, in a window of this width. */
export interface Visit {
  readonly name: string;
  readonly address: string;
  readonly width: number;
  readonly signedIn: boolean;
  readonly showsPreview: boolean;
  /** Answers requests until the first key can be typed, or a screen without fields can be used. */
  untilUsable(page: Page, requests: HeldRequests): Promise<void>;
}

const widths = [390, 1280, 1440];

/** In narrower windows, the preview takes the place of the blocks. */
const narrowestBeside = 1200;

/** The visits of every main screen. The address of the editor's page is given. */
export function listVisits(editor: string): readonly Visit[] {
  const [inside = ''] = editor.split('/pages/');
  const screens = [
    { name: '/', address: '/', ready: 'main h1' },
    { name: '/auth', address: '/auth', ready: 'main form input' },
    { name: '/workspaces', address: '/workspaces', ready: 'main a[href$="/pages"]' },
    { name: 'pages', address: `${inside}/pages`, ready: 'main a[href*="/pages/"]' },
    { name: 'media', address: `${inside}/media`, ready: 'main h1 ~ *' },
  ].map(({ ready, ...screen }, index) => ({
    ...screen,
    signedIn: index > 1,
    showsPreview: false,
    untilUsable: (page: Page, requests: HeldRequests) =>
      requests.answerUntil(() => page.locator(ready).first().isVisible()),
  }));
  const editors = [false, true].map((showsPreview) => ({
    name: showsPreview ? 'editor with its preview' : 'editor',
    ...{ address: editor, signedIn: true, showsPreview, untilUsable: untilTyping },
  }));
  return [...screens, ...editors].flatMap((screen) =>
    widths
      .filter((width) => !screen.showsPreview || width >= narrowestBeside)
      .map((width) => ({ ...screen, width, name: `${screen.name}, ${width} px` })),
  );
}

/** A person opens the page, clicks the first block and types into its first field. */
async function untilTyping(page: Page, requests: HeldRequests): Promise<void> {
  const row = page.locator('[data-testid=block-row][data-index="0"]');
  await requests.answerUntil(() => row.isVisible());
  await row.locator('[aria-expanded]').first().click();
  await requests.answerUntil(() => row.getByRole('region').locator('input').first().isVisible());
}
