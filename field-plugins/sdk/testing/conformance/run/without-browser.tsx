import { describeConformance } from '../../conformance.ts';
import { readFolder } from '../read-folder.ts';
import { readHalves } from '../read-halves.ts';
import { givenPlugin } from './given-plugin.ts';

const { folder, halves } = givenPlugin();
const load = (file: string) => import(/* @vite-ignore */ file) as Promise<Readonly<Record<string, unknown>>>;
const [field, view, samples] = await Promise.all([
  load(halves.field),
  load(halves.view),
  load(halves.samples),
]);
const found = readHalves({ field, view, samples });

describeConformance({ ...found, ...readFolder(folder, found.plugin.type) });
