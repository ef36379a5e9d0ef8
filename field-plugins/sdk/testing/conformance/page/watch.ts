import { watchLeftovers } from './leftovers.ts';
import { watchUses } from './uses.ts';

// The first module of the page: everything imported after it is watched from its first line on.
watchUses();
watchLeftovers();
// If the console can render a timeline, the profiling React spends a third of its time on it.
Reflect.set(console, 'timeStamp', undefined);
