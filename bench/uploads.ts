import sharp from 'sharp';
import { limits } from '../shared/limits.ts';
import { aims } from './aims.ts';
import type { Octavo } from './octavo.ts';
import type { Line } from './table.ts';

const together = 50;

/** Uploads this many photographs of nearly the largest size at once. Measures the total time and the peak memory. */
export async function measureUploads({ url, site, memoryMb }: Octavo): Promise<Line[]> {
  const photograph = new Blob([new Uint8Array(await makePhotograph())]);
  const upload = async () => {
    const form = new FormData();
    form.set('workspace', site.workspace);
    form.set('file', photograph, 'photograph.jpg');
    const headers = { authorization: `Token ${site.token}` };
    const answer = await fetch(`${url}/api/media/`, { method: 'POST', headers, body: form });
    if (answer.status !== 201) throw new Error(`An upload was answered ${answer.status}.`);
    await answer.arrayBuffer();
  };
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, memoryMb() ?? NaN)), 20);
  const began = performance.now();
  try {
    await Promise.all(Array.from({ length: together }, upload));
  } finally {
    clearInterval(watch);
  }
  const seconds = (performance.now() - began) / 1000;
  const megabytes = (photograph.size / 1_000_000).toFixed(1);
  return [
    {
      name: `${together} uploads of ${megabytes} MB at once`,
      unit: 's',
      ours: seconds,
      aim: aims.uploadsSeconds,
    },
    { name: 'memory while they last', unit: 'MB', ours: most, aim: aims.uploadsMb },
  ];
}

/** Twelve megapixels with a camera's grain, as large as an upload may be. */
async function makePhotograph(): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const image = sharp({
    create: { width: 4000, height: 3000, channels: 3, background: 'gray', noise: grain },
  });
  const raw = await image.png({ compressionLevel: 0 }).toBuffer();
  for (let quality = 95; quality > 40; quality -= 5) {
    const photograph = await sharp(raw).jpeg({ quality }).toBuffer();
    if (photograph.length <= limits.uploadBytes) return photograph;
  }
  throw new Error('The photograph does not become small enough.');
}
