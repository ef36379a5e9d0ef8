import { acceptLooked, acceptSeen } from './pictures/accept.ts';
import { pinnedChromium } from '../../tools/chromium.ts';
import { ensureStorybook } from '../../scripts/build-storybook.ts';

/**
 * `npm run stories:accept [-- words of titles]`: accepts how the stories look now. Takes pictures of the stories whose ids
 * contain one of the words, or of all stories, and writes those that differ. With `--seen` it takes the pictures from the
 * last test run instead of opening the stories again.
 */
async function main(args: readonly string[]): Promise<number> {
  if (pinnedChromium() === undefined) {
    console.error('Pictures of stories are taken by the pinned Chromium, which runs only on Linux on x64.');
    return 1;
  }
  const words = args.filter((word) => !word.startsWith('--'));
  if (args.includes('--seen')) return acceptSeen(words);
  if ((await ensureStorybook()).failed > 0) return 1;
  return acceptLooked(words);
}

process.exitCode = await main(process.argv.slice(2));
