#!/usr/bin/env node
/**
 * The same as `npm run octavo -- <command>`, for npx. In this folder npm finds it here and fetches nothing; elsewhere it would
 * query the registry for the name, so no page recommends it.
 */
import process from 'node:process';

process.argv.splice(2, 0, 'octavo');
await import('./setup.mjs');
