import type { Mutant } from './mutant.ts';
import { appearanceMutants } from './broken/appearance.tsx';
import { contractMutants } from './broken/contract.ts';
import { folderMutants } from './broken/folder.ts';
import { renderMutants } from './broken/renders.tsx';
import { stateMutants } from './broken/state.tsx';
import { traceMutants } from './broken/traces.tsx';
import { usageMutants } from './broken/usage.tsx';
import { valueMutants } from './broken/values.ts';
import { widgetMutants } from './broken/widgets.tsx';

/** At least one way to break each rule. */
export const mutants: Readonly<Record<string, Mutant>> = {
  ...folderMutants,
  ...valueMutants,
  ...contractMutants,
  ...widgetMutants,
  ...renderMutants,
  ...stateMutants,
  ...traceMutants,
  ...usageMutants,
  ...appearanceMutants,
};
