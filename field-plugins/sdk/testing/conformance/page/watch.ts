import { watchLeftovers } from './leftovers.ts';
import { watchRefusals } from './refusals.ts';
import { watchStorage } from './storage-uses.ts';

// The first module of the page: what is imported after it is watched from its first line on.
watchRefusals();
watchLeftovers();
watchStorage();
// Where the console can draw a timeline, the React that counts spends a third of its time on drawing one.
Reflect.set(console, 'timeStamp', undefined);
