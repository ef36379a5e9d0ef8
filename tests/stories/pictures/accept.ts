import { lookAt } from '../look-at.ts';
import { readStories, type Story } from '../story-index.ts';
import { Tabs } from '../tabs.ts';
import { accept, acceptedBytes, acceptedStories, dropAccepted } from './accepted.ts';
import { acceptFound, lastFound } from './found.ts';

/** How many stories are open at a time. */
const atOnce = 3;

/** Takes pictures of the stories that match the words, and writes those that differ. Returns the exit code. */
export async function acceptLooked(words: readonly string[]): Promise<number> {
  const isMeant = meant(words);
  const stories = readStories().filter(({ id }) => isMeant(id));
  const gone = (await goneStories()).filter(isMeant);
  if (stories.length + gone.length === 0) return complain(`No story is called ${words.join(' or ')}.`);
  const tabs = await Tabs.open();
  const broken: string[] = [];
  let written = 0;
  const waiting = stories.values();
  async function work(): Promise<void> {
    for (const story of waiting) {
      const taken = await acceptStory(tabs, story).catch((error: unknown) => {
        console.error(error);
        return undefined;
      });
      if (taken === undefined) broken.push(`${story.title}: ${story.name}`);
      written += taken ?? 0;
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await tabs.close();
  }
  await Promise.all(gone.map(dropAccepted));
  await sumUp(written, gone);
  return broken.length === 0
    ? 0
    : complain(`These did not open, and keep what they had: ${broken.join(', ')}.`);
}

/** Returns how many pictures of the story were written; undefined if it shows an error. */
async function acceptStory(tabs: Tabs, story: Story): Promise<number | undefined> {
  const { isBroken, findings } = await lookAt(tabs, story, { axe: false, pictures: true });
  if (isBroken) return undefined;
  let written = 0;
  for (const { view, finding } of findings) {
    if (finding.kind === 'same') continue;
    await accept(story.id, view, finding.after);
    written += 1;
  }
  return written;
}

/** Accepts the pictures from the last test run, for the stories that match the words. Returns the exit code. */
export async function acceptSeen(words: readonly string[]): Promise<number> {
  const isMeant = meant(words);
  const gone = (await goneStories()).filter(isMeant);
  const found = ((await lastFound()) ?? []).filter(({ id }) => isMeant(id));
  if (found.length + gone.length === 0)
    return complain('The last run of the stories found nothing of the kind.');
  for (const one of found) await acceptFound(one);
  await Promise.all(gone.map(dropAccepted));
  await sumUp(found.length, gone);
  return 0;
}

/** Pictures whose story no longer exists, by its id. */
export async function goneStories(): Promise<string[]> {
  const known = new Set(readStories().map(({ id }) => id));
  return (await acceptedStories()).filter((id) => !known.has(id));
}

async function sumUp(written: number, gone: readonly string[]): Promise<void> {
  console.log(`${written} pictures accepted.`);
  if (gone.length > 0) console.log(`Taken away, as their stories are no more: ${gone.join(', ')}.`);
  console.log(`All of them take ${((await acceptedBytes()) / 1e6).toFixed(1)} MB.`);
}

function complain(sentence: string): number {
  console.error(sentence);
  return 1;
}

/** Whether the words match a story: its id contains one of them, in any spelling. No words match every story. */
function meant(words: readonly string[]): (id: string) => boolean {
  const parts = words.map(plain);
  return (id) => parts.length === 0 || parts.some((part) => plain(id).includes(part));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}
