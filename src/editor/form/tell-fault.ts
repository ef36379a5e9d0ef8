import type { FieldPlugins } from '../field-plugins-context.ts';
import { describeFault, type PlacedFault } from './field-fault.ts';

/** Tells developers, in one line of the console, and whoever the application has for it. */
export function tellFault(plugins: FieldPlugins, fault: PlacedFault): void {
  console.error(describeFault(fault), ...(fault.error === undefined ? [] : [fault.error]));
  plugins.onFault?.(fault);
}
