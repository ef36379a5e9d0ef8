import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:used-icons';
const root = path.resolve(import.meta.dirname, '..');

/** The imports of MUI's icons, and the icons that the kit's `icon` draws under the same names. */
const uses = /from '@mui\/icons-material\/(\w+)'|export const (\w+) = \/\* @__PURE__ \*\/ icon\(/g;

/** Makes `virtual:used-icons`: every icon of the product. It searches the sources because MUI has ten thousand icons. */
export function usedIcons(): Plugin {
  return {
    name: 'octavo-used-icons',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load(wanted) {
      if (wanted !== `\0${id}`) return null;
      const sources = fs.globSync('{src,field-plugins,theme}/**/*.{ts,tsx}', { cwd: root });
      const names = new Set<string>();
      for (const source of sources.filter((file) => !/\.test\.tsx?$/.test(file))) {
        const file = path.join(root, source);
        const found = [...fs.readFileSync(file, 'utf8').matchAll(uses)];
        if (found.length > 0) this.addWatchFile(file);
        for (const [, imported, drawn] of found) names.add(imported ?? drawn ?? '');
      }
      const icons = [...names].toSorted((one, other) => one.localeCompare(other));
      return [
        ...icons.map((name) => `import ${name}Icon from '@mui/icons-material/${name}';`),
        `export const usedIcons = [${icons.map((name) => `{ name: '${name}', Icon: ${name}Icon }`).join()}];`,
      ].join('\n');
    },
  };
}
