import { expect, it } from 'vitest';
import { readPosition } from './read-position.ts';

it.each([
  '52.52, 13.405',
  '52.52 13.405',
  ' 52.52;13.405 ',
  `52.52${' '.repeat(1000)},\t13.405`,
  '52.52° N, 13.405° E',
  '52,52; 13,405',
  '52,52, 13,405',
  `52°31'12"N 13°24'18"E`,
  '52° 31′ 12″ N, 13° 24′ 18″ E',
  'geo:52.52,13.405',
  'geo:52.52,13.405,34?z=12',
  'geo:0,0?q=52.52,13.405(Berlin)',
  'https://www.openstreetmap.org/?mlat=52.52&mlon=13.405#map=15/1/2',
  'https://www.openstreetmap.org/#map=15.5/52.52/13.405',
  'https://www.google.com/maps/@52.52,13.405,15z',
  'https://www.google.com/maps/place/X/@1,2,15z/data=!3m1!4b1!4m5!3d52.52!4d13.405',
  'https://maps.google.com/?q=52.52,13.405',
  'https://www.google.com/maps/search/?api=1&query=52.52%2C13.405',
  'https://maps.apple.com/?ll=52.52,13.405&q=Berlin',
  'https://www.bing.com/maps?cp=52.52~13.405&lvl=15',
])('reads %s', (typed) => {
  expect(readPosition(typed)).toEqual({ latitude: 52.52, longitude: 13.405 });
});

it('parses compass directions', () => {
  expect(readPosition('33.8568 S 151.2153 W')).toEqual({ latitude: -33.8568, longitude: -151.2153 });
  expect(readPosition(`33°51'0"S 151°12'0"W`)).toEqual({ latitude: -33.85, longitude: -151.2 });
  expect(readPosition('-0, 0')).toEqual({ latitude: 0, longitude: 0 });
});

it.each([
  '',
  '52.52',
  'Berlin',
  '1, 2, 3',
  'geo:Berlin',
  'https://example.com/52.52,13.405',
  '52.52, 13.405 x',
  `1${' '.repeat(1998)}x`,
])('reads nothing from %j', (typed) => {
  expect(readPosition(typed)).toBeUndefined();
});
