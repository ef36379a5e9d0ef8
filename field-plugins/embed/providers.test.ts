import { describe, expect, it } from 'vitest';
import { readEmbed } from './providers.ts';

const youtube = { provider: 'youtube', id: 'aqz-KE-bpKQ' };

describe('an address of a provider', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
    ['http://youtube.com/watch?feature=share&v=aqz-KE-bpKQ#x', youtube],
    ['https://m.youtube.com/watch?v=aqz-KE-bpKQ&list=PL1', youtube],
    ['  https://youtu.be/aqz-KE-bpKQ?si=who-shared-it  ', youtube],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', youtube],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', youtube],
    ['https://VIMEO.com/76979871', { provider: 'vimeo', id: '76979871' }],
    ['https://vimeo.com/channels/staffpicks/76979871', { provider: 'vimeo', id: '76979871' }],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', { provider: 'vimeo', id: '76979871' }],
    ['https://dai.ly/x5e9eog', { provider: 'dailymotion', id: 'x5e9eog' }],
    ['https://geo.dailymotion.com/player.html?video=x5e9eog', { provider: 'dailymotion', id: 'x5e9eog' }],
    ['https://m.soundcloud.com/me/sets/all?utm_source=x', { provider: 'soundcloud', id: 'me/sets/all' }],
    [
      'https://open.spotify.com/intl-de/track/4rOoJ6Egrf8K2IrywzwOMk?si=x',
      { provider: 'spotify', id: 'track/4rOoJ6Egrf8K2IrywzwOMk' },
    ],
  ])('is read: %s', (address, found) => {
    expect(readEmbed(address)).toMatchObject(found);
  });

  it.each([
    '',
    'youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ-and-more',
    'https://www.youtube.com/watch?list=aqz-KE-bpKQ',
    'https://example.com/youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com@example.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com:8443/watch?v=aqz-KE-bpKQ',
    'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
    'https://vimeo.com/about',
    'https://soundcloud.com/discover/sets',
    'https://open.spotify.com/user/somebody',
    'ftp://youtu.be/aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ\nx',
  ])('is none: %j', (address) => {
    expect(readEmbed(address)).toBeUndefined();
  });

  it('keeps the time and the secret, and no tracking parameters', () => {
    const urls = [
      'https://youtu.be/aqz-KE-bpKQ?si=abc&t=1m30s',
      'https://vimeo.com/76979871/8272103f6e?share=copy',
      'https://open.spotify.com/track/4rOoJ6Egrf8K2IrywzwOMk?si=abc',
    ].map((address) => readEmbed(address));
    expect(urls.map((found) => [found?.url, found?.player])).toEqual([
      [
        'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s',
        'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90',
      ],
      ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e'],
      [
        'https://open.spotify.com/track/4rOoJ6Egrf8K2IrywzwOMk',
        'https://open.spotify.com/embed/track/4rOoJ6Egrf8K2IrywzwOMk',
      ],
    ]);
  });
});
