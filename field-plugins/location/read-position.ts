export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const number = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const comma = String.raw`(?:,|%2C)(?:\s|\+|%20)*`;

/** Patterns for a place precede those for the visible part of the map. */
const mapLinks = [
  String.raw`[?&]mlat=${number}&mlon=${number}`,
  String.raw`!3d${number}!4d${number}`,
  String.raw`[?&](?:q|ll|query|coordinate|destination|center)=(?:loc:)?${number}${comma}${number}`,
  String.raw`/@${number},${number}`,
  String.raw`#map=[\d.]+/${number}/${number}`,
  String.raw`[?&]cp=${number}(?:~|%7E)${number}`,
].map((pattern) => new RegExp(pattern, 'i'));

const geoUri = new RegExp(String.raw`^geo:${number},${number}(?:,[+-]?[\d.]+)?(?:[;?]|$)`, 'i');

// The following patterns read texts with collapsed spaces: with `\s*` in several places, a long run of spaces would take
// hours.

/** `52.52, 13.405`, also with degree signs and with the letters of the directions. */
const decimalPoints =
  /^([+-]?\d{1,3}(?:\.\d+)?) ?°? ?([NS])? ?[,; ] ?([+-]?\d{1,3}(?:\.\d+)?) ?°? ?([EW])?$/i;

/** `52,52; 13,405`. */
const decimalCommas = /^([+-]?\d{1,3},\d+) ?(?:;|, | ) ?([+-]?\d{1,3},\d+)$/;

/** `52°31′12″N 13°24′18″E`. */
const degreesMinutesSeconds =
  /^(\d{1,2}) ?° ?(\d{1,2}) ?['′’] ?(?:([\d.]+) ?(?:"|″|”|'') ?)?([NS]) ?,? ?(\d{1,3}) ?° ?(\d{1,2}) ?['′’] ?(?:([\d.]+) ?(?:"|″|”|'') ?)?([EW])$/i;

/**
 * Parses coordinates, a `geo:` address or the address of a map; undefined for anything else. The result may be outside the valid
 * range. Makes no request, so short addresses of maps cannot be read.
 */
export function readPosition(typed: string): Position | undefined {
  const text = typed.trim();
  if (/^https?:\/\//i.test(text)) return readMapLink(text);
  if (/^geo:/i.test(text)) {
    const [, latitude, longitude] = geoUri.exec(text) ?? [];
    // Phones put the position of a place whose name they know after the question mark.
    return readMapLink(text) ?? positionOf(latitude, longitude);
  }
  return readCoordinates(text.replace(/\s+/g, ' '));
}

export function writePosition({ latitude, longitude }: Position): string {
  return `${latitude}, ${longitude}`;
}

export function isOnEarth({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

function readMapLink(link: string): Position | undefined {
  for (const pattern of mapLinks) {
    const [, latitude, longitude] = pattern.exec(link) ?? [];
    if (latitude !== undefined) return positionOf(latitude, longitude);
  }
  return undefined;
}

function readCoordinates(text: string): Position | undefined {
  const pointed = decimalPoints.exec(text);
  if (pointed !== null) {
    const [, latitude = '', northSouth, longitude = '', eastWest] = pointed;
    return positionOf(signed(latitude, northSouth), signed(longitude, eastWest));
  }
  const [, latitude, longitude] = decimalCommas.exec(text) ?? [];
  if (latitude === undefined) return readDegrees(text);
  return positionOf(latitude.replace(',', '.'), longitude?.replace(',', '.'));
}

function readDegrees(text: string): Position | undefined {
  const match = degreesMinutesSeconds.exec(text);
  if (match === null) return undefined;
  const [, d1 = '', m1 = '', s1 = '0', northSouth, d2 = '', m2 = '', s2 = '0', eastWest] = match;
  const sum = (d: string, m: string, s: string) => String(Number(d) + Number(m) / 60 + Number(s) / 3600);
  return positionOf(signed(sum(d1, m1, s1), northSouth), signed(sum(d2, m2, s2), eastWest));
}

function signed(digits: string, direction = ''): string {
  return /[SW]/i.test(direction) && !digits.startsWith('-') ? `-${digits}` : digits;
}

function positionOf(latitude: string | undefined, longitude: string | undefined): Position | undefined {
  const position = { latitude: rounded(latitude), longitude: rounded(longitude) };
  return Number.isNaN(position.latitude + position.longitude) ? undefined : position;
}

/** Six decimals are a tenth of a metre. Adding 0 turns -0 into 0. */
function rounded(digits: string | undefined): number {
  return Number(Number(digits).toFixed(6)) + 0;
}
