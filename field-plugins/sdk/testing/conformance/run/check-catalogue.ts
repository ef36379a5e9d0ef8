import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CannotRun } from './found-plugin.ts';

/** The list of all types, which the sdk's package does not have. */
export const catalogueFile = path.resolve(import.meta.dirname, '../../../../catalogue/fields.ts');

/** Throws `CannotRun` if the list names a module that is gone or renamed: every rule would start, and fail over it. */
export function checkCatalogue(): void {
  if (!fs.existsSync(catalogueFile)) return;
  const text = fs.readFileSync(catalogueFile, 'utf8');
  const { resolve } = createRequire(catalogueFile);
  for (const [, name = '', module = ''] of text.matchAll(/^import \{ (\w+) \} from '(.+)';$/gm)) {
    const found = attempt(() => fs.readFileSync(resolve(module), 'utf8'));
    if (found?.includes(name) !== true)
      throw new CannotRun(
        `field-plugins/catalogue/fields.ts is out of date: ${module} does not export ${name}. Run \`npm run plugins\` in ${path.resolve(catalogueFile, '../../..')}.`,
      );
  }
}

function attempt(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
