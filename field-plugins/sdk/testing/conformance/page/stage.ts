import userEvent from '@testing-library/user-event';
import { axeFaults, drawGallery } from './gallery.tsx';
import { drawCrowd, useOneOfCrowd } from './crowd.tsx';
import { makeCurrent, type Current, type Fault } from './current.ts';
import { exercise } from './exercise.tsx';
import { fieldFocusFaults, itemFocusFaults } from './kept-focus.tsx';
import { directionFaults, layoutFaults } from './layout-faults.ts';
import { outsideValueFaults } from './outside-values.ts';
import { latestStep, stepMark, watchSteps } from '../steps.ts';
import { settle, show, stageElement } from './scene.tsx';
import { emittedSoFar, enterPlace, isInPlace, leavePlace, placesToType, type Place } from './typing.ts';
import type { PluginModules } from '../subject.ts';
import type { Words } from '../../words.ts';

/** The plugins of the page by name. */
export type PagePlugins = ReadonlyMap<string, PluginModules>;

/** What the page can be asked: the browser's side of the rules. All arguments and results are JSON. */
export function makeStage(plugins: PagePlugins) {
  let chosen: Current | undefined;
  const current = () => {
    if (chosen === undefined) throw new Error('No plugin is chosen.');
    return chosen;
  };
  return {
    async choose(name: string, words: Words): Promise<void> {
      const modules = plugins.get(name);
      if (modules === undefined) throw new Error(`The page has no plugin ${name}.`);
      show(null);
      await settle();
      chosen = makeCurrent(modules, words);
    },
    drawGallery: () => drawGallery(current()),
    axeFaults,
    layoutFaults: async (): Promise<readonly Fault[]> => layoutFaults(stageElement()),
    directionFaults: async (): Promise<readonly Fault[]> => directionFaults(stageElement()),
    exercise: () => exercise(current()),
    fieldFocusFaults: () => fieldFocusFaults(current()),
    itemFocusFaults: () => itemFocusFaults(current()),
    outsideValueFaults: () => outsideValueFaults(current()),
    placesToType: () => placesToType(current()),
    enterPlace: (place: Place) => enterPlace(current(), place),
    isInPlace,
    leavePlace,
    emittedSoFar,
    drawCrowd: (count: number) => drawCrowd(current(), count),
    useOneOfCrowd,
  };
}

/** The functions that the rules may call in the page. */
export type PageStage = ReturnType<typeof makeStage>;

declare global {
  interface Window {
    octavoStage?: PageStage;
  }
}

/** Opens the page for these plugins. */
export function openPage(plugins: PagePlugins): void {
  watchSteps(() => console.debug(stepMark + JSON.stringify(latestStep())));
  show(null);
  // It listens on the document from its first use on.
  userEvent.setup();
  window.octavoStage = makeStage(plugins);
}
