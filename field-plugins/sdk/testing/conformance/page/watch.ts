import { watchFrames } from './frames.ts';
import { watchLeftovers } from './leftovers.ts';
import { watchRefusals } from './refusals.ts';
import { watchStorage } from './storage-uses.ts';

// The first module of the page: everything imported after it is watched from its first line on.
watchFrames();
watchRefusals();
watchLeftovers();
watchStorage();
// If the console can draw a timeline, the profiling React spends a third of its time on it.
Reflect.set(console, 'timeStamp', undefined);
