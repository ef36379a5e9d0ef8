import { PluginFault } from './plugin-fault.ts';

export interface PluginResult<Result> {
  readonly result?: Result;
  readonly fault?: PluginFault | undefined;
}

export function callPlugin<Result>(call: () => Result): PluginResult<Result> {
  try {
    return { result: call() };
  } catch (error) {
    if (error instanceof PluginFault) return { fault: error };
    throw error;
  }
}
