import type { Animal } from './animal.ts';
import { appearanceAnimals } from './animals/appearance.tsx';
import { contractAnimals } from './animals/contract.ts';
import { folderAnimals } from './animals/folder.ts';
import { renderAnimals } from './animals/renders.tsx';
import { stateAnimals } from './animals/state.tsx';
import { traceAnimals } from './animals/traces.tsx';
import { usageAnimals } from './animals/usage.tsx';
import { valueAnimals } from './animals/values.ts';
import { widgetAnimals } from './animals/widgets.tsx';

/** At least one way to break each rule. */
export const animals: Readonly<Record<string, Animal>> = {
  ...folderAnimals,
  ...valueAnimals,
  ...contractAnimals,
  ...widgetAnimals,
  ...renderAnimals,
  ...stateAnimals,
  ...traceAnimals,
  ...usageAnimals,
  ...appearanceAnimals,
};
