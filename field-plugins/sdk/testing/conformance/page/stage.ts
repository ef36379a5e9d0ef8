import './watch.ts';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fake-host.ts';
import type { Messages } from '../../messages.ts';
import type { BrowserRuleId } from '../browser-rules.ts';
import type { PluginModules } from '../subject.ts';
import { crowdFaults } from './crowd.tsx';
import { exercise, type Exercise } from './exercise.tsx';
import { axeFaults, nameFaults, renderGallery, type AxeFaults } from './gallery.tsx';
import { fieldFocusFaults, itemFocusFaults } from './kept-focus.tsx';
import { directionFaults, layoutFaults } from './layout-faults.ts';
import { outsideValueFaults } from './outside-values.ts';
import { browserTools, settle, show, type Current, type Fault } from './scene.tsx';

type Faults = readonly Fault[] | Promise<readonly Fault[]>;

type Finders = Readonly<Record<BrowserRuleId, () => Faults>>;

declare global {
  interface Window {
    octavoStage?: {
      choose(name: string, english: Messages): Promise<void>;
      find(rule: BrowserRuleId): Faults;
    };
  }
}

export function openPage(plugins: ReadonlyMap<string, PluginModules>): void {
  show(null);
  // `userEvent` listens on the document from its first use on.
  userEvent.setup();
  let finders: Finders | undefined;
  window.octavoStage = {
    async choose(name, english) {
      const modules = plugins.get(name);
      if (modules === undefined) throw new Error(`The page has no plugin ${name}.`);
      show(null);
      await settle();
      finders = findersFor({ ...modules, host: createFakeHost(english) });
    },
    find: (rule) => finders?.[rule]() ?? Promise.reject(new Error('No plugin is chosen.')),
  };
}

function findersFor(current: Current): Finders {
  let used: Promise<Exercise> | undefined;
  let seen: Promise<AxeFaults> | undefined;
  const exercised = async (kind: keyof Exercise) => (await (used ??= exercise(current)))[kind];
  const axe = async (kind: keyof AxeFaults) =>
    (await (seen ??= inWindow(current, {}, () => axeFaults('everything'))))[kind];
  return {
    'no-network': () => exercised('network'),
    'no-storage': () => exercised('storage'),
    'no-eval': () => exercised('code'),
    'nothing-left': () => exercised('leftovers'),
    'silent-afterwards': () => exercised('late'),
    'undo-steps': () => exercised('steps'),
    'outside-value': () => outsideValueFaults(current),
    'focus-in-form': () => fieldFocusFaults(current),
    'focus-on-item': () => itemFocusFaults(current),
    accessible: () => axe('others'),
    'own-names': () => inWindow(current, {}, nameFaults),
    'contrast-light': () => axe('colours'),
    'contrast-dark': async () =>
      (await inWindow(current, { dark: true }, () => axeFaults('colours'))).colours,
    'right-to-left': async () => {
      const width = 600;
      // Faults that occur in both directions are not caused by the direction.
      const usual = await inWindow(current, { width }, layoutFaults);
      const known = new Set(usual.map(alike));
      const faults = await inWindow(current, { width, direction: 'rtl' }, () => [
        ...directionFaults(),
        ...layoutFaults(),
      ]);
      return faults.filter((fault) => !known.has(alike(fault)));
    },
    zoom: () => inWindow(current, { width: 320 }, layoutFaults),
    'hundred-fields': () => crowdFaults(current),
  };
}

function alike({ sample, found }: Fault): string {
  return `${sample} ${found.replaceAll(/-?\d+/g, '')}`;
}

/** Renders every sample in such a window, looks, and restores the window. */
async function inWindow<Found>(
  current: Current,
  { width = 1280, dark = false, direction = '' },
  look: () => Found | Promise<Found>,
): Promise<Found> {
  const root = document.documentElement;
  await browserTools.octavoSetWindow(width, dark);
  root.dir = direction;
  try {
    await renderGallery(current);
    // The theme follows the system only after an event, which may come after rendering.
    while (root.matches('[data-dark]') !== dark) await new Promise(requestAnimationFrame);
    return await look();
  } finally {
    root.dir = '';
    await browserTools.octavoSetWindow(1280, false);
  }
}
