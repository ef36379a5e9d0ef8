#!/usr/bin/env node
/** `npx octavo <command>`, the same as `npm run octavo -- <command>`. npm finds it here and fetches nothing. */
import process from 'node:process';

process.argv.splice(2, 0, 'octavo');
await import('./setup.mjs');
