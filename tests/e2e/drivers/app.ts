import type { Page } from 'playwright';
import type { ApiKey } from '../../../shared/wire/api-keys.ts';
import type { DeliveryPage } from '../../../shared/wire/delivery.ts';
import { Editor } from './editor.ts';
import { MediaLibrary } from './media-library.ts';

interface Account {
  readonly email: string;
  readonly password: string;
}

interface Made {
  readonly id: string;
}

/** A block to make: the name of its type, and its values. */
interface MadeBlock {
  readonly type: string;
  readonly data: object;
}

/** A quote by Mara to make. */
export function quoteOf(quote: string): MadeBlock {
  return { type: 'Quote', data: { quote, author: 'Mara' } };
}

/** The application from a user's view: screens by name, no selectors. */
export class App {
  readonly page: Page;
  /** The browser's complaints so far; tests check that there are none. */
  readonly complaints: readonly string[];
  readonly editor: Editor;
  readonly media: MediaLibrary;

  constructor(page: Page, complaints: readonly string[]) {
    this.page = page;
    this.complaints = complaints;
    this.editor = new Editor(page);
    this.media = new MediaLibrary(page);
  }

  /** Another tab of the same browser. */
  async newTab(): Promise<App> {
    return new App(await this.page.context().newPage(), this.complaints);
  }

  /** Brings this tab to the front: Chromium renders background tabs only twice a second. */
  async turnTo(): Promise<void> {
    await this.page.bringToFront();
  }

  /** Ends the tab as a crash does, without any goodbye. */
  async crash(): Promise<void> {
    const crashed = this.page.waitForEvent('crash');
    await this.page.goto('chrome://crash').catch(() => undefined);
    await crashed;
  }

  /** Signs this browser in without the form, for journeys about something else. */
  async startSession(account: Account): Promise<void> {
    const answer = await this.page.request.post('/api/auth/', { data: account });
    const { token } = (await answer.json()) as { readonly token: string };
    await this.page
      .context()
      .addCookies([{ name: 'token', value: token, url: new URL(answer.url()).origin }]);
  }

  /** The same, starting at the first screen that such users see. */
  async enter(account: Account): Promise<void> {
    await this.startSession(account);
    await this.page.goto('/workspaces');
    await this.page.getByRole('button', { name: 'Logout' }).waitFor();
  }

  /**
   * Makes a page of these blocks in a new workspace, without the interface, at the path of its title. Returns its editor's
   * path.
   */
  async makePage(title = 'A page', blocks: readonly MadeBlock[] = []): Promise<string> {
    const { id: workspace } = await this.#call<Made>('workspaces', { type: 'BLOG', title: 'A workspace' });
    const url_path = `/${title.toLowerCase().replaceAll(' ', '-')}`;
    const { id: page } = await this.#call<Made>('pages', { title, url_path, workspace });
    const types = await this.#call<readonly (Made & { readonly name: string })[]>('block-content-models');
    for (const [order, { type, data }] of blocks.entries()) {
      const block_content_model = types.find(({ name }) => name === type)?.id;
      await this.#call('blocks', { page, order, block_content_model, data });
    }
    return `/workspaces/${workspace}/pages/${page}`;
  }

  /** The id of the first workspace that the browser's user has. */
  async firstWorkspace(): Promise<string | undefined> {
    return (await this.#call<{ readonly results: readonly Made[] }>('workspaces')).results[0]?.id;
  }

  /** Opens the editor of such a page. Returns the editor's address. */
  async openNewPage(title = 'A page', blocks: readonly MadeBlock[] = []): Promise<string> {
    await this.page.goto(await this.makePage(title, blocks));
    await this.editor.waitUntilOpen(title);
    return this.page.url();
  }

  /** Signs in through the form. */
  async signIn(account: Account): Promise<void> {
    await this.page.goto('/auth');
    await this.fillInSignIn(account);
    await this.page.getByRole('button', { name: 'Logout' }).waitFor();
  }

  /** Fills in the open sign-in form and submits it, with any result. */
  async fillInSignIn({ email, password }: Account): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
    await this.page.getByLabel(/^Password/).fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Logout' }).click();
    await this.page.getByRole('link', { name: 'Login' }).waitFor();
  }

  /** Opens the pages of a new workspace, which the API makes. Returns its id. */
  async openNewWorkspace(title: string, type: 'Shop' | 'Blog' | 'Portfolio'): Promise<string> {
    const { id } = await this.#call<Made>('workspaces', { title, type: type.toUpperCase() });
    await this.page.goto(`/workspaces/${id}/pages`);
    await this.page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor();
    return id;
  }

  /** Creates a workspace with the form and returns its id. */
  async createWorkspace(title: string, type: 'Shop' | 'Blog' | 'Portfolio'): Promise<string> {
    await this.page.goto('/workspaces/create');
    await this.page.getByRole('radio', { name: type }).check();
    await this.page.getByRole('textbox', { name: 'Title' }).fill(title);
    await this.page.getByRole('button', { name: 'Create workspace' }).click();
    await this.seeToast('Workspace created successfully.');
    await this.page.waitForURL(/\/workspaces\/[^/]+\/pages$/);
    return pathPart(this.page, 2);
  }

  /** Creates a page in the open workspace, opens its editor and returns its id. */
  async createPage(title: string, urlPath?: string): Promise<string> {
    await this.openMenu('Pages');
    await this.page.getByRole('link', { name: 'New Page', exact: true }).click();
    await this.page.getByRole('textbox', { name: 'Title' }).fill(title);
    if (urlPath !== undefined) await this.page.getByRole('textbox', { name: 'URL path' }).fill(urlPath);
    await this.page.getByRole('button', { name: 'Create page' }).click();
    await this.seeToast('Page created successfully.');
    await this.editor.waitUntilOpen(title);
    return pathPart(this.page, 4);
  }

  async openPage(title: string): Promise<void> {
    await this.openMenu('Pages');
    await this.page
      .getByRole('link', { name: `Open ${title}` })
      .first()
      .click();
    await this.editor.waitUntilOpen(title);
  }

  /** Follows a link in the side menu. */
  async openMenu(entry: 'Pages' | 'Uploaded Media' | 'API Tokens'): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: entry, exact: true })
      .click();
    await this.page.getByRole('heading', { name: entry, level: 1 }).waitFor();
  }

  /** A live page of the open workspace, as another site reads it with an API key. */
  async readLivePage(path: string): Promise<DeliveryPage> {
    const workspace = pathPart(this.page, 2);
    const { api_key } = await this.#call<ApiKey>('accesses', { title: 'The site', workspace });
    const answer = await this.page.request.get('/api/delivery/pages/', {
      params: { path },
      headers: { authorization: `Api-Key ${api_key}` },
    });
    return (await answer.json()) as DeliveryPage;
  }

  /** Calls the API as this browser's user: reads, or creates a record from data. */
  async #call<Answer>(path: string, data?: object): Promise<Answer> {
    const cookies = await this.page.context().cookies();
    const token = cookies.find(({ name }) => name === 'token')?.value ?? '';
    const headers = { authorization: `Token ${token}` };
    const { request } = this.page;
    const answer = await (data === undefined
      ? request.get(`/api/${path}/`, { headers })
      : request.post(`/api/${path}/`, { headers, data }));
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  async seeToast(text: string): Promise<void> {
    const toast = this.page.getByTestId('toast').filter({ hasText: text }).first();
    await toast.waitFor();
    await toast.getByRole('button', { name: 'Dismiss' }).click();
  }
}

function pathPart(page: Page, position: number): string {
  return new URL(page.url()).pathname.split('/')[position] ?? '';
}
