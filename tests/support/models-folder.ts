import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { BlockContentModel, Page } from '../../shared/wire/content.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { signInTo } from '../e2e/support/sign-in-to.ts';
import { octavo } from './octavo-in-process.ts';
import { adminAccount, editorAccount } from './real-server.ts';
import { serveWorld, type ServedWorld } from './served-world.ts';

export interface FileField {
  name: string;
  former?: string;
  field_type: string;
  field_title: string;
  required: boolean;
  field_values: unknown;
}

export interface ModelFile {
  name: string;
  fields: FileField[];
}

type Call = Awaited<ReturnType<typeof signInTo>>;

/** A server for the tests of a file, and a new folder of models for each of them. */
export class ModelsFolder {
  server!: ServedWorld;
  admin!: Call;
  editor!: Call;
  /** The id of a page of the editor. */
  page = '';
  folder = '';

  /** Call it where tests are described. */
  static open(): ModelsFolder {
    const opened = new ModelsFolder();
    beforeAll(() => opened.#start(), 120_000);
    afterAll(() => opened.server?.close());
    beforeEach(() => {
      opened.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-models-'));
      return () => fs.rmSync(opened.folder, { recursive: true, force: true });
    });
    return opened;
  }

  async #start(): Promise<void> {
    this.server = await serveWorld('sqlite');
    this.admin = await signInTo(this.server, adminAccount);
    this.editor = await signInTo(this.server, editorAccount);
    const { results } = await this.editor<ListAnswer<Workspace>>('workspaces/');
    const made = { title: 'Notes', url_path: '/notes', workspace: results[0]?.id };
    this.page = (await this.editor<Page>('pages/', made)).id;
  }

  /** Runs a command of `octavo models` on the folder. */
  models = (command: string, ...flags: readonly string[]) =>
    octavo(asAdmin, ['models', command, '--url', this.server.url, '--dir', this.folder, ...flags]);

  /** The output of a command that succeeds. */
  done = async (command: string, ...flags: readonly string[]): Promise<string> => {
    const { code, out, error } = await this.models(command, ...flags);
    assert.deepEqual([code, error], [0, '']);
    return out;
  };

  /** The output of a command that fails. */
  rejected = async (command: string, ...flags: readonly string[]): Promise<string> => {
    const { code, out, error } = await this.models(command, ...flags);
    assert.deepEqual([code, out], [1, '']);
    return error;
  };

  fileOf = (slug: string) => path.join(this.folder, `${slug}.json`);

  edit = (slug: string, change: (file: ModelFile) => void) => {
    const file = JSON.parse(fs.readFileSync(this.fileOf(slug), 'utf8')) as ModelFile;
    change(file);
    fs.writeFileSync(this.fileOf(slug), JSON.stringify(file, null, 2));
  };

  /** The contents of the folder. */
  files = () =>
    Object.fromEntries(
      fs
        .readdirSync(this.folder)
        .map((name) => [name, fs.readFileSync(path.join(this.folder, name), 'utf8')]),
    );

  /** A block type with a list, and a block of it that has something everywhere. */
  makeNote = async (name: string, page = this.page) => {
    const content_model = {
      lines: textField('Lines', 7, {
        field_type: 'list',
        field_values: { fields: { words: textField('Words', 3), amount: textField('Amount', 1) } },
      }),
      heading: textField('Heading', 2, { required: true }),
    };
    const model = await this.admin<BlockContentModel>('block-content-models/', { name, content_model });
    const data = {
      heading: 'Hello',
      lines: [{ id: 'line00000001', data: { words: 'One', amount: '12' } }],
    };
    const block = await this.editor<{ id: string }>('blocks/', { page, block_content_model: model.id, data });
    const read = async () => (await this.editor<{ data: unknown }>(`blocks/${block.id}/`)).data;
    return { ...model, read };
  };
}

/** The fields of the items of a list. */
export function itemFields(fields: readonly FileField[], list = 'lines'): FileField[] {
  const { field_values } = fields.find(({ name }) => name === list) ?? { field_values: { fields: [] } };
  return (field_values as { fields: FileField[] }).fields;
}

export const asAdmin = { OCTAVO_EMAIL: adminAccount.email, OCTAVO_PASSWORD: adminAccount.password };

export const textField = (field_title: string, order: number, rest: object = {}) => ({
  ...{ field_type: 'text', field_title, required: false, order, field_values: null },
  ...rest,
});
