/** Whether a value is valid. */
export type Fits = (value: unknown) => boolean;

/** How far a value is stretched when nothing else limits it. */
export interface StretchLimits {
  /** Characters of a text. */
  readonly text: number;
  /** Items of a list. */
  readonly items: number;
}

/** German has the longest words of our languages. */
const words =
  'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung und Donaudampfschifffahrtsgesellschaftskapitäne';

/** Text that is a single word. It is first extended without spaces, since most such texts do not allow them. */
const looksLikeAddress = /[/:@.]/;

/**
 * The same value with every text as long and every list as full as possible. Works on any value: it tries each step, and reverts
 * it if the result does not fit. Anything named `id` stays, because other values refer to it.
 */
export function stretch(value: unknown, fits: Fits, limits: StretchLimits): unknown {
  if (typeof value === 'string') return stretchText(value, fits, limits.text);
  if (Array.isArray(value)) return stretchList(value, fits, limits);
  if (!isRecord(value)) return value;
  let stretched = value;
  for (const [name, part] of Object.entries(value)) {
    if (name === 'id') continue;
    const whole = stretched;
    const next = stretch(part, (tried) => fits({ ...whole, [name]: tried }), limits);
    stretched = { ...whole, [name]: next };
  }
  return stretched;
}

function stretchList(list: readonly unknown[], fits: Fits, limits: StretchLimits): readonly unknown[] {
  let stretched = list;
  for (const [at, item] of list.entries()) {
    const whole = stretched;
    stretched = whole.with(
      at,
      stretch(item, (tried) => fits(whole.with(at, tried)), limits),
    );
  }
  for (let count = list.length; count > 0 && count < limits.items; count += 1) {
    const item = anotherItem(stretched[count % list.length], count);
    if (!fits([...stretched, item])) break;
    stretched = [...stretched, item];
  }
  return stretched;
}

/** A copy of an item that counts as a different one. */
function anotherItem(item: unknown, count: number): unknown {
  // Samples count from 1, so none of them ends like this.
  const ending = String(900 + count);
  const another = (text: string) => (text.length > 3 ? text.slice(0, -3) : text) + ending;
  if (typeof item === 'string') return another(item);
  if (isRecord(item) && typeof item['id'] === 'string') return { ...item, id: another(item['id']) };
  return item;
}

function stretchText(text: string, fits: Fits, limit: number): string {
  const spaced = (length: number) => extend(text, ' ', length);
  const unbroken = (length: number) => extend(text, '', length);
  const ways = looksLikeAddress.test(text) ? [unbroken, spaced] : [spaced, unbroken];
  const tried = ways.map((way) => longest(way, Array.from(text).length, limit, fits));
  return tried.find((one) => one !== undefined) ?? text;
}

/** The longest text of this kind that fits, found by bisection; undefined when no longer one does. */
function longest(
  make: (length: number) => string,
  from: number,
  limit: number,
  fits: Fits,
): string | undefined {
  let [low, high] = [from, limit];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(make(middle))) low = middle;
    else high = middle - 1;
  }
  return low > from ? make(low) : undefined;
}

function extend(text: string, gap: string, length: number): string {
  const more = gap === '' ? words.replaceAll(' ', '') : words;
  const repeated = Array.from({ length: Math.ceil(length / more.length) }, () => more).join(gap);
  const cut = Array.from([text, repeated].filter((part) => part !== '').join(gap)).slice(0, length);
  // A space at the end might be trimmed somewhere.
  return cut.join('').replace(/ $/, 'n');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
