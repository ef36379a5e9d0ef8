import { enableCompileCache } from 'node:module';

// As in `main.ts`, this must come before the sources are loaded.
enableCompileCache();

// Restricts the files we write to our user, especially backups.
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
