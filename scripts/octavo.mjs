#!/usr/bin/env node
/**
 * The same as `npm run octavo -- <command>`, for people who use npx. In this folder npm finds it here and fetches nothing;
 * elsewhere the registry is asked for the name, so no page recommends it.
 */
import process from 'node:process';

process.argv.splice(2, 0, 'octavo');
await import('./setup.mjs');
