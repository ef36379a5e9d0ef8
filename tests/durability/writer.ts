import { expect } from 'vitest';
import type { Block, Page, PageSummary, PageVersion, PageVersionDetail } from '../../shared/wire/content.ts';
import { libraryTypes } from '../../server/library/block-types.ts';
import { fc } from '../../tools/seeded.ts';
import { type Call, listAll } from './caller.ts';
import { filesOf, isWhole, upload } from './images.ts';
import { plan } from './rounds.ts';

/** The next action of a writer. */
export type Step = 'add' | 'change' | 'reorder' | 'publish' | 'page' | 'upload';

/** Thousands of steps, chosen by the seed of the run and the number of the writer: mostly edits of blocks. */
export function stepsOf(writer: number): readonly Step[] {
  const usual = fc.constantFrom<Step>('add', 'add', 'add', 'change', 'change', 'reorder', 'publish');
  const step = fc.oneof({ weight: 8, arbitrary: usual }, fc.constantFrom<Step>('page', 'upload'));
  // Each writer has its own part of one long plan.
  return plan(2000 * (writer + 1), step).slice(2000 * writer);
}

/** The writer's record of a page: the titles of its blocks, and those of its newest version if it is live. */
interface Known {
  readonly titles: readonly string[];
  readonly live: readonly string[] | undefined;
  readonly versions: number;
}

const empty: Known = { titles: [], live: undefined, versions: 0 };

/** The write that has no answer yet. It may have happened or not, but not half. */
type Open =
  | { readonly kind: 'page' | 'upload' }
  | { readonly kind: 'edit'; readonly page: string; readonly after: Known };

/**
 * Writes to a separate workspace, one write at a time, and records every acknowledged write. As no other client writes there, the
 * expected content is known: everything acknowledged and, when the last write got no answer, either the whole of that or nothing
 * of it.
 */
export class Writer {
  /** The number of acknowledged writes. */
  acknowledged = 0;
  readonly #call: Call;
  readonly #url: string;
  readonly #workspace: string;
  readonly #steps: readonly Step[];
  readonly #pages = new Map<string, Known>();
  readonly #files = new Set<string>();
  #taken = 0;
  #page = '';
  #blocks: readonly string[] = [];
  #open: Open | undefined;

  private constructor(url: string, call: Call, workspace: string, steps: readonly Step[]) {
    this.#url = url;
    this.#call = call;
    this.#workspace = workspace;
    this.#steps = steps;
  }

  /** Makes the workspace and a first page. */
  static async open(url: string, call: Call, number: number): Promise<Writer> {
    const body = { type: 'BLOG', title: `Storm ${number}` };
    const { id } = await call<{ id: string }>('workspaces/', { body });
    const writer = new Writer(url, call, id, stepsOf(number));
    await writer.#makePage();
    return writer;
  }

  /** Whether the last write has no answer, so that `settle` must determine its outcome. */
  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  /** Takes the next step of the plan. Rejects when the server does not acknowledge it. */
  async write(): Promise<void> {
    const step = this.#steps[this.#taken++ % this.#steps.length];
    if (step === 'page') return this.#makePage();
    if (step === 'upload') return this.#upload();
    const known = this.#known(this.#page);
    if (step === 'publish') {
      // Publishing without changes makes no new version.
      const added = JSON.stringify(known.live) === JSON.stringify(known.titles) ? 0 : 1;
      const after = { ...known, live: known.titles, versions: known.versions + added };
      return this.#edit(after, () => this.#call(`pages/${this.#page}/publish/`, { method: 'POST' }));
    }
    if (step === 'add' || known.titles.length === 0) return this.#add(known);
    return step === 'change' ? this.#change(known) : this.#reorder(known);
  }

  /** Determines the outcome of the last write if it got no answer, and checks that it was atomic. */
  async settle(): Promise<void> {
    const open = this.#open;
    if (open?.kind === 'edit') {
      const now = await this.#read(open.page);
      expectOneOf([this.#known(open.page), open.after], now);
      this.#pages.set(open.page, now);
    }
    await this.#settlePages(open?.kind === 'page' ? 1 : 0);
    await this.#settleFiles(open?.kind === 'upload' ? 1 : 0);
    this.#open = undefined;
    await this.#readBlocks();
  }

  /** Compares everything the workspace holds with the history; settles first. */
  async verify(): Promise<void> {
    await this.settle();
    for (const [page, known] of this.#pages) expectSame(await this.#read(page), known);
    for (const file of this.#files) expectSame([file, await isWhole(this.#url, file)], [file, true]);
  }

  #known(page: string): Known {
    return this.#pages.get(page) ?? empty;
  }

  async #makePage(): Promise<void> {
    const number = this.#pages.size + 1;
    const body = { title: `Page ${number}`, url_path: `/page-${number}`, workspace: this.#workspace };
    const { id } = await this.#attempt({ kind: 'page' }, () => this.#call<Page>('pages/', { body }));
    this.#pages.set(id, empty);
    this.#page = id;
    this.#blocks = [];
  }

  async #upload(): Promise<void> {
    const send = () => upload(this.#call, this.#workspace);
    this.#files.add((await this.#attempt({ kind: 'upload' }, send)).file);
  }

  async #add(known: Known): Promise<void> {
    const title = `Added ${this.#taken}`;
    const body = {
      page: this.#page,
      block_content_model: libraryTypes.contact.id,
      data: { title, text: 'Never' },
    };
    const send = () => this.#call<Block>('blocks/', { body });
    const { id } = await this.#edit({ ...known, titles: [...known.titles, title] }, send);
    this.#blocks = [...this.#blocks, id];
  }

  async #change(known: Known): Promise<void> {
    const place = this.#taken % this.#blocks.length;
    const title = `Changed ${this.#taken}`;
    const body = { data: { title, text: 'Always' } };
    const send = () => this.#call(`blocks/${this.#blocks[place]}/`, { method: 'PATCH', body });
    await this.#edit({ ...known, titles: known.titles.with(place, title) }, send);
  }

  async #reorder(known: Known): Promise<void> {
    const blocks = this.#blocks.toReversed();
    const send = () => this.#call(`pages/${this.#page}/reorder/`, { body: { blocks } });
    await this.#edit({ ...known, titles: known.titles.toReversed() }, send);
    this.#blocks = blocks;
  }

  async #edit<Answer>(after: Known, send: () => Promise<Answer>): Promise<Answer> {
    const page = this.#page;
    const answer = await this.#attempt({ kind: 'edit', page, after }, send);
    this.#pages.set(page, after);
    return answer;
  }

  async #attempt<Answer>(open: Open, send: () => Promise<Answer>): Promise<Answer> {
    this.#open = open;
    const answer = await send();
    this.#open = undefined;
    this.acknowledged += 1;
    return answer;
  }

  /** The page as the server has it now. */
  async #read(id: string): Promise<Known> {
    const page = await this.#call<Page>(`pages/${id}/`);
    const orders = page.page_blocks.map(({ order }) => order);
    expectSame(orders, [...orders.keys()]);
    const address = `pages/${id}/versions/`;
    const versions = await listAll<PageVersion>(this.#call, `${address}?`);
    const titles = page.page_blocks.map(titleOf);
    if (page.in_draft) return { titles, live: undefined, versions: versions.length };
    const newest = await this.#call<PageVersionDetail>(`${address}${versions[0]?.version}/`);
    return { titles, live: newest.blocks.map(titleOf), versions: versions.length };
  }

  /** Every known page exists, and at most `more` others, which are empty. */
  async #settlePages(more: number): Promise<void> {
    const listed = await listAll<PageSummary>(this.#call, `pages/?workspace=${this.#workspace}`);
    const ids = new Set(listed.map(({ id }) => id));
    const missing = [...this.#pages.keys()].filter((id) => !ids.has(id));
    expectSame(missing, []);
    const others = [...ids].filter((id) => !this.#pages.has(id));
    expectAtMost(more, others);
    for (const id of others) {
      expectSame(await this.#read(id), empty);
      this.#pages.set(id, empty);
    }
  }

  /** Every acknowledged file is in the library, and at most `more` others, which are whole. */
  async #settleFiles(more: number): Promise<void> {
    const listed = await filesOf(this.#call, this.#workspace);
    const missing = [...this.#files].filter((file) => !listed.includes(file));
    expectSame(missing, []);
    const others = listed.filter((file) => !this.#files.has(file));
    expectAtMost(more, others);
    for (const file of others) {
      expectSame([file, await isWhole(this.#url, file)], [file, true]);
      this.#files.add(file);
    }
  }

  async #readBlocks(): Promise<void> {
    const { page_blocks } = await this.#call<Page>(`pages/${this.#page}/`);
    this.#blocks = page_blocks.map(({ id }) => id);
  }
}

function titleOf({ data }: { readonly data: Readonly<Record<string, unknown>> }): string {
  return String(data['title']);
}

function expectSame(found: unknown, wanted: unknown): void {
  expect(found).toEqual(wanted);
}

function expectOneOf(wanted: readonly unknown[], found: unknown): void {
  expect(wanted).toContainEqual(found);
}

function expectAtMost(count: number, found: readonly string[]): void {
  expect(found.length).toBeLessThanOrEqual(count);
}
