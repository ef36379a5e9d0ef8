import fs from 'node:fs';
import path from 'node:path';
import { sdkFolder, writeSdkPackage } from './sdk/write-sdk-package.ts';
import { root } from './steps.ts';

/**
 * The hooks around `npm pack` in the sdk's folder: `before` replaces `package.json` by that of the package, which exports
 * compiled files, and `after` restores it. npm has no other way to pack different exports.
 */
const own = path.join(sdkFolder, 'package.json');
const kept = path.join(root, '.cache', 'sdk-package.json');

function putBack(): void {
  fs.rmSync(path.join(sdkFolder, 'dist'), { recursive: true, force: true });
  if (fs.existsSync(kept)) fs.renameSync(kept, own);
}

// Also before, because the last `npm pack` may have been interrupted.
putBack();
if (process.argv[2] === 'before') {
  fs.mkdirSync(path.dirname(kept), { recursive: true });
  fs.copyFileSync(own, kept);
  writeSdkPackage(sdkFolder);
}
