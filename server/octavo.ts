import { enableCompileCache } from 'node:module';

// As in `main.ts`: it must come before the sources are loaded.
enableCompileCache();

// Only our user may read the files we write, above all backups.
process.umask(0o077);

const [{ runCommandLine }, { createDependencies }, { explain }, { fieldRegistry }] = await Promise.all([
  import('./commands/run-command-line.ts'),
  import('./dependencies.ts'),
  import('./explain.ts'),
  import('../field-plugins/index.ts'),
]);

process.exitCode = await runCommandLine(process.argv.slice(2), {
  createDependencies,
  explain,
  registry: fieldRegistry,
});
