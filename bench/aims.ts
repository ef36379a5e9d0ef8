/** The target for a figure: its ratio to the floor of the same run, or the figure itself. */
export interface Aim {
  /** Whether more is better (requests per second) or less (milliseconds). */
  readonly at: 'least' | 'most';
  readonly value: number;
}

const atLeast = (value: number): Aim => ({ at: 'least', value });
const atMost = (value: number): Aim => ({ at: 'most', value });

/** Ratios have no unit; the other names include theirs. The aims may change, but not how they are measured. */
export const aims = {
  delivery: { 1: atLeast(0.75), 10: atLeast(0.75), 50: atLeast(0.75) },
  notModified: atLeast(0.75),
  coldDelivery: atLeast(0.5),
  sites: { 1: atLeast(0.7), 10: atLeast(0.7), 50: atLeast(0.7) },
  coldSitePages: atLeast(500),
  sitePageKb: atMost(60),
  deliveryP99Ms: atMost(5),
  deliveryExtraCpuMs: atMost(0.02),
  write: { 1: atLeast(0.6), 10: atLeast(0.85) },
  list: atLeast(0.55),
  statements: { 20: atMost(3), 1000: atMost(5) },
  startMs: atMost(350),
  idleMb: atMost(110),
  loadedMb: atMost(140),
  uploadsSeconds: atMost(60),
  uploadsMb: atMost(600),
  typingP50: atMost(1.3),
  typingP95: atMost(1.5),
  typingPreviewedP50: atMost(1.6),
  typingPreviewedP95: atMost(1.8),
  typingLongPage: atMost(1.1),
  interactive: atMost(3.5),
  firstLetter: { 20: atMost(4), 1000: atMost(1.7) },
  firstLetterCached: { 20: atMost(2.5), 1000: atMost(1.5) },
  firstLetterSlowSeconds: atMost(1.5),
  lighthouse: atLeast(95),
  lighthouseSite: atLeast(100),
  boot: { chain: atMost(4) },
  addressTellsMs: atMost(5),
  previewP95Ms: atMost(100),
  miniaturesMs: atMost(200),
  typingInList: atMost(1.3),
  typingInCompared: atMost(1.3),
  openLists: atMost(1.5),
  openBlock: atMost(2),
  addBlock: atMost(2),
  /** Two frames of a screen with 60 Hz. */
  moveMs: atMost(33),
} as const;

export function isMet(aim: Aim, value: number): boolean {
  return aim.at === 'least' ? value >= aim.value : value <= aim.value;
}
