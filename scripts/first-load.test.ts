import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scriptChain } from './first-load.ts';

const files = ['assets/entry.js', 'assets/main.js', 'assets/screen.js', 'assets/list.js'];

/** A build with this code in `entry.js` and `screen.js`; the page names the entry. */
function build(entry: string, screen: string): string {
  const client = fs.mkdtempSync(path.join(os.tmpdir(), 'client-'));
  onTestFinished(() => fs.rmSync(client, { recursive: true }));
  fs.mkdirSync(path.join(client, 'assets'));
  const code = { entry, screen, main: '', list: '' };
  for (const [name, text] of Object.entries(code))
    fs.writeFileSync(path.join(client, 'assets', `${name}.js`), text);
  fs.writeFileSync(path.join(client, 'index.html'), '<script type="module" src="/assets/entry.js"></script>');
  return client;
}

const deps = 'm.f=["assets/main.js","assets/list.js"]';
const onDemand = 'p(()=>import(`./screen.js`).then(e=>e.t),__vite__mapDeps([0,1]))';

it('counts files that are preloaded with an import as requested together', () => {
  const client = build(`${deps};import"./main.js";${onDemand}`, 'import{a}from"./list.js"');
  expect(scriptChain(client, files)).toBe(2);
});

it('counts a step more for an import that nothing preloads', () => {
  const entry = 'import"./main.js";p(()=>import(`./screen.js`),[])';
  expect(scriptChain(build(entry, 'import{a}from"./list.js"'), files)).toBe(3);
  expect(scriptChain(build(entry, 'p(()=>import("./list.js"),[])'), files)).toBe(3);
});
