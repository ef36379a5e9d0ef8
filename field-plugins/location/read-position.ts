export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const number = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const between = String.raw`(?:,|%2C)(?:\s|\+|%20)*`;

/** How map URLs name a place. Patterns for a place precede those for the visible part of the map. */
const inLinks = [
  String.raw`[?&]mlat=${number}&mlon=${number}`,
  String.raw`!3d${number}!4d${number}`,
  String.raw`[?&](?:q|ll|query|coordinate|destination|center)=(?:loc:)?${number}${between}${number}`,
  String.raw`/@${number},${number}`,
  String.raw`#map=[\d.]+/${number}/${number}`,
  String.raw`[?&]cp=${number}(?:~|%7E)${number}`,
].map((pattern) => new RegExp(pattern, 'i'));

const geo = new RegExp(String.raw`^geo:${number},${number}(?:,[+-]?[\d.]+)?(?:[;?]|$)`, 'i');

// Spaces are collapsed before these read a text: with `\s*` in several places, a long run of spaces would take hours.
/** `52.52, 13.405`, also with degree signs and with the letters of the directions. */
const pair = /^([+-]?\d{1,3}(?:\.\d+)?) ?°? ?([NS])? ?[,; ] ?([+-]?\d{1,3}(?:\.\d+)?) ?°? ?([EW])?$/i;

/** `52,52; 13,405`: with decimal commas. */
const commas = /^([+-]?\d{1,3},\d+) ?(?:;|, | ) ?([+-]?\d{1,3},\d+)$/;

/** `52°31′12″N 13°24′18″E`. */
const degrees =
  /^(\d{1,2}) ?° ?(\d{1,2}) ?['′’] ?(?:([\d.]+) ?(?:"|″|”|'') ?)?([NS]) ?,? ?(\d{1,3}) ?° ?(\d{1,2}) ?['′’] ?(?:([\d.]+) ?(?:"|″|”|'') ?)?([EW])$/i;

/**
 * Parses coordinates, a `geo:` address or the address of a map; undefined for anything else. The result may be outside the valid
 * range. Makes no request, so short addresses of maps cannot be read.
 */
export function readPosition(typed: string): Position | undefined {
  const text = typed.trim();
  if (/^https?:\/\//i.test(text)) return inLink(text);
  if (/^geo:/i.test(text)) {
    const [, latitude, longitude] = geo.exec(text) ?? [];
    // Phones put the position of a place whose name they know after the question mark.
    return inLink(text) ?? positionOf(latitude, longitude);
  }
  return inNumbers(text.replace(/\s+/g, ' '));
}

function inNumbers(text: string): Position | undefined {
  const [, latitude, south, longitude, west] = pair.exec(text) ?? [];
  if (latitude !== undefined)
    return positionOf(signed(latitude, south, /S/i), signed(longitude ?? '', west, /W/i));
  const [, north, east] = commas.exec(text) ?? [];
  if (north !== undefined) return positionOf(north.replace(',', '.'), east?.replace(',', '.'));
  return inDegrees(text);
}

export function isOnEarth({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

export function writePosition({ latitude, longitude }: Position): string {
  return `${latitude}, ${longitude}`;
}

function inLink(address: string): Position | undefined {
  for (const pattern of inLinks) {
    const [, latitude, longitude] = pattern.exec(address) ?? [];
    if (latitude !== undefined) return positionOf(latitude, longitude);
  }
  return undefined;
}

function inDegrees(text: string): Position | undefined {
  const found = degrees.exec(text);
  if (found === null) return undefined;
  const [, d1 = '', m1 = '', s1 = '0', south = '', d2 = '', m2 = '', s2 = '0', west = ''] = found;
  const sum = (d: string, m: string, s: string) => Number(d) + Number(m) / 60 + Number(s) / 3600;
  return positionOf(
    signed(String(sum(d1, m1, s1)), south, /S/i),
    signed(String(sum(d2, m2, s2)), west, /W/i),
  );
}

function signed(digits: string, letter: string | undefined, negative: RegExp): string {
  return letter !== undefined && negative.test(letter) && !digits.startsWith('-') ? `-${digits}` : digits;
}

/** Six decimals are a tenth of a metre. */
function positionOf(latitude: string | undefined, longitude: string | undefined): Position | undefined {
  const [north, east] = [latitude, longitude].map((digits) => Number(Number(digits).toFixed(6)) + 0);
  if (north === undefined || east === undefined || Number.isNaN(north + east)) return undefined;
  return { latitude: north, longitude: east };
}
