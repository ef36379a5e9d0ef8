import { existsSync } from 'node:fs';
import { expect, inject, it, vi } from 'vitest';
import { FieldDefinitionError, type FieldPlugin } from '../../../contract/field.ts';
import { readFolder } from '../read-folder.ts';
import { readPluginModules, type PluginExports } from '../read-modules.ts';
import { atItsStep, takeStep } from '../steps.ts';
import type { PluginModules, RuleName } from '../subject.ts';
import { catalogueFile, type FoundPlugin } from './find-plugin.ts';
import { showSigns } from './signs-of-life.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The plugin that the command checks, as its workers get it. */
    octavoRun: {
      readonly plugin: FoundPlugin;
      readonly where: 'jsdom' | 'Chromium';
      /** The folder of the workers' signs of life. */
      readonly signs: string;
      /** Why no rule can run; each then fails with it. */
      readonly blocked: string | undefined;
    };
  }
}

const { plugin: found, where, signs, blocked } = inject('octavoRun');
if (blocked === undefined) showSigns(signs);
if (where === 'jsdom') {
  const { conformanceRules, describeConformance } = await import('../../conformance.ts');
  if (blocked === undefined) {
    const modules = traced(await load());
    describeConformance({
      ...{ ...modules, ...readFolder(found.folder, modules.plugin.type) },
      types: existsSync(catalogueFile)
        ? ((await read(catalogueFile))['catalogueFields'] as readonly FieldPlugin[])
        : undefined,
      loadAgain: async () => {
        vi.resetModules();
        return traced(await load());
      },
    });
  } else failEach(conformanceRules, blocked);
} else {
  const { browserRules } = await import('../browser-rules.ts');
  if (blocked === undefined) {
    const { describeConformanceInBrowser } = await import('../../conformance-in-browser.ts');
    const { codeOfModules } = await import('../bundle-page.ts');
    const { type } = (await load()).plugin;
    describeConformanceInBrowser({
      code: codeOfModules(type, found.modules),
      texts: new Map([[type, readFolder(found.folder, type)]]),
    });
  } else failEach(browserRules, blocked);
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

function failEach(rules: readonly RuleName[], reason: string): void {
  for (const { id, name, remedy } of rules)
    it(name, { meta: { rule: { id, remedy } } }, () => expect.fail(reason));
}

/** The same modules, with functions that announce themselves: what one throws, or never returns, names it and the sample. */
function traced(modules: PluginModules): PluginModules {
  const { plugin, samples } = modules;
  const all = { ...samples.conversions, ...samples.invalid, ...samples.valid, ...samples.definitions };
  const names = new Map(Object.entries(all).map(([name, sample]) => [JSON.stringify(valueOf(sample)), name]));
  const nameOf = (value: unknown) => {
    const text = JSON.stringify(value) ?? 'undefined';
    return names.get(text) ?? (text.length > 60 ? `${text.slice(0, 60)}…` : text);
  };
  const tracedIn = (owner: object, prefix = ''): object =>
    Object.fromEntries(
      Object.entries(owner).map(([member, own]: [string, unknown]) => {
        if (own !== undefined && /^convert(From|To)$/.test(member))
          return [member, tracedIn(own as object, `${member}.`)];
        if (typeof own !== 'function') return [member, own];
        const call = (...args: readonly unknown[]): unknown => {
          takeStep(nameOf(args[0]), `Calling ${prefix}${member}`);
          try {
            return Reflect.apply(own, plugin, args);
          } catch (error) {
            // A model may be refused: rules expect it.
            throw FieldDefinitionError.isOne(error) ? error : atItsStep(error);
          }
        };
        return [member, call];
      }),
    );
  return { ...modules, plugin: Object.freeze(tracedIn(plugin) as FieldPlugin) };
}

function valueOf(sample: object): unknown {
  if ('given' in sample) return sample.given;
  return 'value' in sample ? sample.value : sample;
}
