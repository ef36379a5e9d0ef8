import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStory, show, views, type Tab } from '../story-tab.ts';
import { Tabs } from '../tabs.ts';
import { findAccepted } from './accepted.ts';
import { compare, tolerance } from './compare.ts';
import { decode, encode, fingerprint, isSame, type Picture, withCoarseEdges } from './picture.ts';
import { takePicture } from './take-picture.ts';

const id = 'ui-confirm-dialog--asked';
const plain = () => false;

/** Which differences are noticed and which are forgiven, in a story as the browser draws it. */
describe('comparing pictures of a story', () => {
  let tabs: Tabs;
  let before: Picture;

  beforeAll(async () => {
    tabs = await Tabs.open();
    before = await tabs.use(async (tab) => {
      await openStory(tab, tabs.url, id);
      await show(tab.page, views[0]);
      return takePicture(tab, plain);
    });
  });
  afterAll(() => tabs.close());

  /** Another picture of the story, after a change. */
  function changed(style: string): Promise<Picture> {
    return tabs.use(async (tab: Tab) => {
      await openStory(tab, tabs.url, id);
      await tab.page.addStyleTag({ content: style });
      await show(tab.page, views[0]);
      return takePicture(tab, plain);
    });
  }

  it.each([
    ['a button moved by one pixel', 'button { position: relative; left: 1px }'],
    ['two more pixels of padding', '.MuiButton-root { padding-inline: 18px !important }'],
    ['a slightly brighter button', '.MuiButton-root { filter: brightness(1.05) !important }'],
    ['a slightly darker background', '.MuiDialog-paper { background: #fafafa !important }'],
    ['a missing shadow', '.MuiDialog-paper { box-shadow: none !important }'],
    ['letters slightly further apart', 'h2 { letter-spacing: 0.1px !important }'],
    ['text in another weight', 'h2 { font-weight: 500 !important }'],
    ['a sharper corner', '.MuiButton-root { border-radius: 6px !important }'],
    ['a missing button', 'button:first-of-type { visibility: hidden }'],
  ])('notices %s', async (_, style) => {
    expect(compare(before, await changed(style)).isDifferent).toBe(true);
  });

  it('finds no difference when nothing was changed', async () => {
    expect(isSame(before, await changed('* {}'))).toBe(true);
  });

  it('loses no pixel in the file', async () => {
    expect(isSame(before, await decode(await encode(before)))).toBe(true);
  });

  it('keeps the exact colours of planes and lines, and coarse ones where a pixel has no equal neighbour', () => {
    const [plane, line, edge] = ['fafbfcff', '010203ff', '77665bff'];
    const rows = [plane, plane, line, plane, plane, line, edge, plane, line];
    const { data } = withCoarseEdges({ width: 3, height: 3, data: Buffer.from(rows.join(''), 'hex') });
    expect(data.toString('hex')).toBe(rows.join('').replace(edge, '786858ff'));
  });

  it('forgives edges that are one level lighter or darker, however many, and no other colours', () => {
    const picture = (colour: string): Picture => ({
      ...{ width: 20, height: 20 },
      data: Buffer.from(colour.repeat(400), 'hex'),
    });
    const isDifferent = (one: string, other: string) => compare(picture(one), picture(other)).isDifferent;
    expect(isDifferent('e8e8f8ff', 'e8e8e8ff')).toBe(false);
    expect(isDifferent('e8e8f8ff', 'e8e8d8ff')).toBe(true);
    expect(isDifferent('e9e9f9ff', 'e9e9e9ff')).toBe(true);
  });

  it('names the file of an accepted picture after its pixels', async () => {
    const accepted = await findAccepted(id, views[0]);
    expect(accepted).toBeDefined();
    const picture = await accepted?.read();
    expect(picture && fingerprint(picture)).toBe(accepted?.pixels);
    expect(fingerprint(before)).not.toBe(fingerprint(withDots(1)));
    const { width, height, data } = before;
    expect(fingerprint(before)).not.toBe(fingerprint({ width: height, height: width, data }));
  });

  it('forgives shades that look the same and a handful of pixels, but not one pixel more', () => {
    const noisy = Buffer.from(before.data.map((byte, at) => (at % 4 === 3 ? byte : Math.min(255, byte ^ 1))));
    expect(compare(before, { ...before, data: noisy }).isDifferent).toBe(false);
    expect(compare(before, withDots(tolerance.pixels)).isDifferent).toBe(false);
    expect(compare(before, withDots(tolerance.pixels + 1)).isDifferent).toBe(true);
  });

  it('notices that one is longer', () => {
    const longer = Buffer.concat([before.data, before.data.subarray(0, before.width * 4)]);
    const after = { ...before, height: before.height + 1, data: longer };
    const { isDifferent, drawn } = compare(before, after);
    expect(isDifferent).toBe(true);
    expect(drawn.height).toBe(after.height);
  });

  /** The picture with dots of another colour in a row. */
  function withDots(count: number): Picture {
    const data = Buffer.from(before.data);
    for (let dot = 0; dot < count; dot += 1) data.writeUInt32LE(0xff0000e6, 4 * (before.width * 5 + 5 + dot));
    return { ...before, data };
  }
});
