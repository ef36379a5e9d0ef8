import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { launchChromium, pinnedChromium } from '../../tools/chromium.ts';

const pinned = pinnedChromium();
const [lockedMajor] = packageFile.devDependencies['@sparticuz/chromium'].split('.');

/** The npm package has a binary for this system only. */
describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the pinned Chromium', () => {
  it('is installed, and needs only those system libraries that Node needs too', () => {
    const folder = path.dirname(pinned?.executablePath ?? '');
    // The loader lists the libraries, as it does for `ldd`, and starts nothing.
    const { stdout } = spawnSync(pinned?.executablePath ?? '', [], {
      env: { ...pinned?.env, LD_TRACE_LOADED_OBJECTS: '1' },
      encoding: 'utf8',
    });
    const libraries = stdout
      .split('\n')
      .map((line) => /^\s*(lib\S+) => (.*?)(?: \(0x.*)?$/.exec(line))
      .filter((match) => match !== null)
      .map(([, name = '', file = '']) => ({ name, file }));
    const foreign = libraries.filter(({ file }) => !file.startsWith(folder)).map(({ name }) => name);
    expect(libraries.map(({ name }) => name)).toContain('libnss3.so');
    expect(foreign.toSorted()).toEqual([
      'libc.so.6',
      'libdl.so.2',
      'libgcc_s.so.1',
      'libm.so.6',
      'libpthread.so.0',
    ]);
  });

  it('starts as the release that the lock file names', async () => {
    const browser = await launchChromium({ chromium: pinned });
    try {
      expect(browser.version().split('.')[0]).toBe(lockedMajor);
      const page = await browser.newPage();
      await page.setContent('<p>words</p>');
      expect(
        await page.locator('p').evaluate((words) => words.getBoundingClientRect().height),
      ).toBeGreaterThan(9);
    } finally {
      await browser.close();
    }
  });
});
