import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** Below this size, the header of a compressed answer costs more than compression saves. */
const smallest = 1024;

/** Writes a `.gz` and a `.br` beside every text file of a build, so that no request waits for compression. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(js|css|html|svg|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await fs.readFile(file);
  if (bytes.length < smallest) return;
  const [zipped, brotlied] = await Promise.all([gzip(bytes, { level: 9 }), brotli(bytes)]);
  await Promise.all([fs.writeFile(`${file}.gz`, zipped), fs.writeFile(`${file}.br`, brotlied)]);
}
