import { Worker } from 'node:worker_threads';
import { inject, vi } from 'vitest';
import { readFolder } from '../read-folder.ts';
import { readPluginModules, type PluginExports } from '../read-modules.ts';
import type { PluginModules } from '../subject.ts';
import type { FoundPlugin } from './find-plugin.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The plugin that the command checks, as passed to its workers. */
    octavoRun: {
      readonly plugin: FoundPlugin;
      readonly where: 'jsdom' | 'Chromium';
      /** The module that lists all types; undefined in the sdk's package. */
      readonly catalogue: string | undefined;
    };
  }
}

const { plugin: found, where, catalogue } = inject('octavoRun');
endWhenStuck();
const modules = await load();
const texts = readFolder(found.folder, modules.plugin.type);
if (where === 'jsdom') {
  const { describeConformance } = await import('../../conformance.ts');
  const types = catalogue === undefined ? undefined : (await read(catalogue))['catalogueFields'];
  describeConformance({
    ...{ ...modules, ...texts, types: types as PluginModules['plugin'][] | undefined },
    loadAgain() {
      vi.resetModules();
      return load();
    },
  });
} else {
  const { describeConformanceInBrowser } = await import('../../conformance-in-browser.ts');
  const { codeOfModules } = await import('../bundle-page.ts');
  const { type } = modules.plugin;
  describeConformanceInBrowser({
    code: codeOfModules(type, found.modules),
    texts: new Map([[type, texts]]),
  });
}

async function load(): Promise<PluginModules> {
  const { field, view, samples, render } = found.modules;
  return readPluginModules({
    field: await read(field),
    view: await read(view),
    samples: await read(samples),
    render: render === undefined ? undefined : await read(render),
  });
}

function read(file: string): Promise<PluginExports> {
  return import(/* @vite-ignore */ file) as Promise<PluginExports>;
}

/** Ends this process once its thread was busy for 30 seconds without a pause: nothing else interrupts an endless loop. */
function endWhenStuck(): void {
  const code = `const { workerData } = require('node:worker_threads');
    const wait = () => setTimeout(() => process.kill(process.pid, 'SIGKILL'), 30_000);
    let timer = wait();
    setInterval(() => {
      if (Atomics.exchange(workerData, 0, 0) === 0) return;
      clearTimeout(timer);
      timer = wait();
    }, 500);`;
  const free = new Int32Array(new SharedArrayBuffer(4));
  new Worker(code, { eval: true, workerData: free }).unref();
  setInterval(() => Atomics.store(free, 0, 1), 500).unref();
}
