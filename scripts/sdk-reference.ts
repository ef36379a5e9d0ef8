import fs from 'node:fs';
import { makeReference, referenceFile } from './sdk/reference.ts';

/** Writes `docs/sdk-reference.md` from the types of the sdk. */
fs.writeFileSync(referenceFile, makeReference());
