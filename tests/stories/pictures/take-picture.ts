import { setTimeout as sleep } from 'node:timers/promises';
import { fetched, type Tab } from '../story-tab.ts';
import { decode, isSame, type Picture, withCoarseEdges } from './picture.ts';

/** Milliseconds between pictures of a story that does not match yet. */
const pauses = [100, 200, 400, 800];

/**
 * Takes a picture of the open story. One that matches the accepted picture counts at once; any other counts when the
 * next three are the same, or after 1.5 seconds, so that late content is not mistaken for a change.
 */
export async function takePicture(
  tab: Tab,
  isExpected: (picture: Picture) => boolean | Promise<boolean>,
): Promise<Picture> {
  let picture = await look(tab);
  if (await isExpected(picture)) return picture;
  await fetched(tab.page);
  picture = await look(tab);
  let calm = 0;
  for (const pause of pauses) {
    if (calm === 3 || (await isExpected(picture))) break;
    await sleep(pause);
    const next = await look(tab);
    calm = isSame(picture, next) ? calm + 1 : 0;
    picture = next;
  }
  return picture;
}

/** A picture of the window, down to the last content. */
async function look({ page, devtools }: Tab): Promise<Picture> {
  const { width, height } = await page.evaluate(holdStill);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return withCoarseEdges(await decode(Buffer.from(data, 'base64')));
}

/** Runs in the page: stops animations and carets, waits for pictures, and returns how much of the window is used. */
async function holdStill(): Promise<{ readonly width: number; readonly height: number }> {
  const id = 'no-caret';
  if (document.getElementById(id) === null) {
    const style = document.createElement('style');
    Object.assign(style, { id, textContent: '* { caret-color: transparent !important }' });
    document.head.append(style);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getTiming().iterations === Infinity) {
      animation.pause();
      animation.currentTime = 0;
    } else animation.finish();
  }
  const near = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  await Promise.allSettled(near.map((image) => image.decode()));
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
  const boxes = [...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect());
  const lowest = Math.max(...boxes.map(({ width, bottom }) => (width > 0 ? bottom : 0)));
  return { width: innerWidth, height: Math.ceil(Math.min(innerHeight, Math.max(lowest + 16, 64))) };
}
