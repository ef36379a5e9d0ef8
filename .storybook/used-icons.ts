import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:used-icons';
const root = path.resolve(import.meta.dirname, '..');

/**
 * Makes `virtual:used-icons`: every MUI icon that the product imports. It searches the sources because MUI has ten thousand
 * icons.
 */
export function usedIcons(): Plugin {
  return {
    name: 'octavo-used-icons',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load(wanted) {
      if (wanted !== `\0${id}`) return null;
      const sources = fs.globSync('{src,field-plugins,theme}/**/*.tsx', { cwd: root });
      const names = new Set<string>();
      for (const source of sources.filter((file) => !file.endsWith('.test.tsx'))) {
        const file = path.join(root, source);
        const found = [...fs.readFileSync(file, 'utf8').matchAll(/from '@mui\/icons-material\/(\w+)'/g)];
        if (found.length > 0) this.addWatchFile(file);
        for (const [, name = ''] of found) names.add(name);
      }
      const icons = [...names].toSorted((one, other) => one.localeCompare(other));
      return [
        ...icons.map((name) => `import ${name}Icon from '@mui/icons-material/${name}';`),
        `export const usedIcons = [${icons.map((name) => `{ name: '${name}', Icon: ${name}Icon }`).join()}];`,
      ].join('\n');
    },
  };
}
