import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../../server/demo/seed-demo.ts';
import type { ApiKey } from '../../../shared/wire/api-keys.ts';
import type { ListAnswer } from '../../../shared/wire/basics.ts';
import type { BlockContentModel, Page } from '../../../shared/wire/content.ts';
import type { DeliverySite } from '../../../shared/wire/delivery.ts';
import type { Plan } from '../../../shared/wire/plans.ts';
import type { Workspace } from '../../../shared/wire/workspaces.ts';
import { signInTo } from '../../e2e/support/sign-in-to.ts';
import { octavo } from '../../support/octavo-in-process.ts';
import { adminAccount, editorAccount } from '../../support/real-server.ts';
import { serveWorld, type ServedWorld } from '../../support/served-world.ts';

const root = path.resolve(import.meta.dirname, '../../..');

let folder = '';
let server: ServedWorld;
beforeAll(async () => {
  server = await serveWorld('sqlite', seedDemo);
  fs.mkdirSync(path.join(root, '.cache'), { recursive: true });
  folder = fs.mkdtempSync(path.join(root, '.cache', 'types-'));
  write('tsconfig.json', JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] }));
});
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
  await server?.close();
});

const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text);

/** The first workspace of the demo, an API key of its site, and the API as its editor calls it. */
async function firstSite() {
  const call = await signInTo(server, editorAccount);
  const { results } = await call<ListAnswer<Workspace>>('workspaces/');
  const { id: workspace = '' } = results[0] ?? {};
  const { api_key } = await call<ApiKey>('accesses/', { title: 'Types', workspace });
  return { call, workspace, api_key };
}

/** The program of a site, which uses the types. */
const program = `import type { Block, Page } from './octavo.ts';

export function headingOf(block: Block): string {
  return block.type_slug === 'hero' ? block.data.title : block.type;
}

export function pictures({ blocks }: Page): readonly string[] {
  return blocks.flatMap((block) =>
    block.type_slug === 'image-gallery' ? block.data.pictures.map(({ url, alt, sizes }) => url + alt + sizes.length) : [],
  );
}
`;

/** Two mistakes that the types reveal. */
const mistakes = `import type { Block, BlockOf } from './octavo.ts';

export const eyebrowOf = (block: Block) => block.data.eyebrow;
export type Missing = BlockOf<'hologram'>;
`;

test('a program compiles against the types of the demo, and everything that is delivered fits them', async () => {
  const call = await signInTo(server, editorAccount);
  const { results } = await call<ListAnswer<Workspace>>('workspaces/');
  expect(results.length).toBeGreaterThan(2);
  const constants: string[] = [];
  const texts = new Set<string>();
  for (const { id: workspace } of results) {
    const { api_key } = await call<ApiKey>('accesses/', { title: 'Types', workspace });
    const ran = await typegen({ OCTAVO_API_KEY: api_key }, '--url', server.url);
    expect([ran.code, ran.error]).toEqual([0, '']);
    texts.add(ran.out);
    const read = async (place: string) => {
      const answer = await fetch(`${server.url}/api/delivery/${place}`, {
        headers: { 'x-api-key': api_key },
      });
      return answer.text();
    };
    const site = await read('site/');
    constants.push(`export const site${constants.length}: Site = ${site};`);
    for (const { url_path } of (JSON.parse(site) as DeliverySite).pages) {
      const page = await read(`pages/?path=${encodeURIComponent(url_path)}`);
      constants.push(`export const page${constants.length}: Page = ${page};`);
    }
  }
  expect(constants.length).toBeGreaterThan(10);
  const [types = '', ...others] = texts;
  expect(others).toEqual([]);
  write('octavo.ts', types);
  write('program.ts', program);
  // Literals: a member that the types do not have is an error, too.
  write('delivered.ts', ["import type { Page, Site } from './octavo.ts';", ...constants].join('\n'));
  expect(compile()).toBe('');
  write('mistakes.ts', mistakes);
  const complaints = compile();
  expect(complaints).toContain("mistakes.ts(3,55): error TS2339: Property 'eyebrow' does not exist");
  expect(complaints).toContain('mistakes.ts(4,31): error TS2344');
  expect(complaints.trim().split(/\n(?=\S)/)).toHaveLength(2);
});

test('writes a file, and reports missing arguments', async () => {
  const { api_key } = await firstSite();
  const file = path.join(folder, 'written.ts');
  const written = await typegen({ OCTAVO_API_KEY: api_key }, '--url', server.url, '--out', file);
  expect(written).toMatchObject({
    code: 0,
    error: '',
    out: expect.stringMatching(/^Wrote the types of \d+ block/) as string,
  });
  expect(fs.readFileSync(file, 'utf8')).toContain('export interface HeroBlock {');

  const rejected = [
    [{}, ['--url', server.url], 'Set OCTAVO_API_KEY to an API key of the site'],
    [{ OCTAVO_API_KEY: 'oct_wrong' }, ['--url', server.url], 'The API key in OCTAVO_API_KEY is not valid.'],
    [{ OCTAVO_API_KEY: 'x' }, ['--url', 'http://octavo.test'], 'http://octavo.test is not encrypted.'],
    [{ OCTAVO_API_KEY: 'x' }, ['--url', 'localhost'], '"localhost" is no address'],
    [{ OCTAVO_API_KEY: 'x' }, ['--url', 'http://localhost:9'], 'http://localhost:9 cannot be reached: '],
  ] as const;
  for (const [settings, args, sentence] of rejected) {
    const { code, out, error } = await typegen(settings, ...args);
    expect([code, out, error]).toEqual([1, '', expect.stringContaining(sentence)]);
  }
});

test('finds the live pages that were published before a block type was changed', async () => {
  const { call, workspace, api_key } = await firstSite();
  const file = path.join(folder, 'checked.ts');
  const check = () =>
    typegen({ OCTAVO_API_KEY: api_key }, '--url', server.url, '--out', file, '--check-pages');
  expect(await check()).toMatchObject({ code: 0, error: '' });

  const admin = await signInTo(server, adminAccount);
  const models = await admin<readonly BlockContentModel[]>('block-content-models/');
  const plans = `block-content-models/${models.find(({ name }) => name === 'Hero')?.id}/plans/`;
  const operations = [{ op: 'retype', field: 'title', to: 'headline', field_type: 'text' }];
  const { id: plan } = await admin<Plan>(plans, { operations });
  await admin(`${plans}${plan}/apply/`, {});
  const older = await check();
  expect(fs.readFileSync(file, 'utf8')).toContain('headline: string;');
  expect([older.code, older.out]).toEqual([1, expect.stringMatching(/^Wrote the types/)]);
  const lines = older.error.trim().split('\n');
  expect(lines.at(-1)).toMatch(/^Publish these pages again/);
  const paths = lines.slice(0, -1).map((line) => line.split(': ')[0]);
  expect(lines[0]).toBe('/: a block hero differs from its type in headline, title.');

  const { results: pages } = await call<ListAnswer<Page>>(`pages/?workspace=${workspace}&page_size=100`);
  for (const { id, url_path } of pages) if (paths.includes(url_path)) await call(`pages/${id}/publish/`, {});
  expect(await check()).toMatchObject({ code: 0, error: '' });
});

function typegen(settings: Readonly<Record<string, string>>, ...args: readonly string[]) {
  return octavo(settings, ['typegen', ...args]);
}

/** The errors of the compiler. */
function compile(): string {
  try {
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
    return execFileSync(process.execPath, [compiler, '--project', folder], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}
