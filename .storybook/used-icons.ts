import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:used-icons';
const root = path.resolve(import.meta.dirname, '..');

/**
 * Makes `virtual:used-icons`: every MUI icon that the product imports, with the files that import it. It searches the
 * sources because MUI has ten thousand icons.
 */
export function usedIcons(): Plugin {
  return {
    name: 'octavo-used-icons',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load(wanted) {
      if (wanted !== `\0${id}`) return null;
      const icons = [...findIcons((file) => this.addWatchFile(file))].toSorted(([a], [b]) =>
        a.localeCompare(b),
      );
      return [
        ...icons.map(([name], at) => `import icon${at} from '@mui/icons-material/${name}';`),
        'export const usedIcons = [',
        ...icons.map(
          ([name, files], at) => `  ${JSON.stringify({ name, files }).slice(0, -1)}, Icon: icon${at} },`,
        ),
        '];',
      ].join('\n');
    },
  };
}

function findIcons(watch: (file: string) => void): Map<string, string[]> {
  const icons = new Map<string, string[]>();
  for (const file of sources()) {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const found = [...text.matchAll(/from '@mui\/icons-material\/(\w+)'/g)];
    if (found.length > 0) watch(path.join(root, file));
    for (const [, name = ''] of found) icons.set(name, [...(icons.get(name) ?? []), file]);
  }
  return icons;
}

function sources(): readonly string[] {
  return ['src', 'field-plugins', 'theme']
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
    )
    .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\./.test(file));
}
