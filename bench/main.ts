/** `npm run bench [delivery | sites | database | footprint | uploads | editor | lists | preview | letter | boot | accounts | lighthouse]`: measures and prints one table. */
import process from 'node:process';
import { measureAccounts } from './accounts.ts';
import { measureBoot } from './boot.ts';
import { measureColdDelivery, measureLists, measureWrites, withDatabaseFloor } from './database.ts';
import { measureDelivery } from './delivery.ts';
import { measureEditor } from './editor.ts';
import { countStatements, measureStart } from './footprint.ts';
import { measureFirstLetter } from './first-letter.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureEditorLists } from './lists.ts';
import { startOctavo } from './octavo.ts';
import { measurePreview } from './preview.ts';
import { measureSites } from './sites.ts';
import { formatTable, type Line } from './table.ts';
import { measureUploads } from './uploads.ts';

const parts = {
  delivery,
  sites,
  database,
  footprint,
  uploads,
  editor: measureEditor,
  lists: measureEditorLists,
  preview: measurePreview,
  letter: measureFirstLetter,
  boot: measureBoot,
  accounts: measureAccounts,
} as const;

/** Parts that run only when they are named. */
const onRequest = { lighthouse: measureLighthouse } as const;

const known = { ...parts, ...onRequest };

type Part = keyof typeof known;

function isPart(word: string): word is Part {
  return Object.hasOwn(known, word);
}

async function main(words: readonly string[]): Promise<void> {
  const unknown = words.find((word) => !isPart(word));
  if (unknown !== undefined) {
    console.error(
      `There is no part "${unknown}". Use ${Object.keys(known).join(', ')}, or name none to run all except lighthouse.`,
    );
    process.exitCode = 1;
    return;
  }
  const wanted = words.length === 0 ? (Object.keys(parts) as Part[]) : words.filter(isPart);
  const lines: Line[] = [];
  for (const part of wanted) {
    console.log(`Measuring ${part}…`);
    lines.push(...(await known[part]()));
  }
  console.log(`\n${formatTable(lines)}`);
}

async function delivery(): Promise<Line[]> {
  const octavo = await startOctavo();
  try {
    return await measureDelivery(octavo);
  } finally {
    await octavo.remove();
  }
}

async function sites(): Promise<Line[]> {
  const octavo = await startOctavo();
  try {
    return await measureSites(octavo);
  } finally {
    await octavo.remove();
  }
}

async function database(): Promise<Line[]> {
  const octavo = await startOctavo();
  try {
    return await withDatabaseFloor(async (floor) => [
      ...(await measureWrites(octavo, floor)),
      ...(await measureColdDelivery(octavo, floor)),
      ...(await measureLists(octavo, floor)),
    ]);
  } finally {
    await octavo.remove();
  }
}

async function footprint(): Promise<Line[]> {
  const { lines, octavo } = await measureStart(await startOctavo());
  try {
    return [...lines, ...(await countStatements(octavo))];
  } finally {
    await octavo.remove();
  }
}

async function uploads(): Promise<Line[]> {
  const octavo = await startOctavo();
  try {
    return await measureUploads(octavo);
  } finally {
    await octavo.remove();
  }
}

await main(process.argv.slice(2));
