import { enableCompileCache } from 'node:module';

// Caches Node's compiled code between starts, which halves the time to the first answer. It must come before the
// sources are loaded.
enableCompileCache();

const { explain } = await import('./explain.ts');
const { run } = await import('./serve.ts');

run().catch((error: unknown) => {
  console.error(explain(error) ?? error);
  process.exit(1);
});
