import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import { embedField, noEmbed, type Embed } from './field.ts';

const base = sampleField('embed', 'Film');

const film: Embed = {
  url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  title: 'A day in the pottery',
  picture: null,
};
const all = ['YouTube', 'Vimeo', 'Dailymotion', 'SoundCloud', 'Spotify'];
const at = (url: string): Embed => ({ ...noEmbed, url });

export const embedSamples = defineSamples(embedField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    vimeo: { ...base, field_title: 'Vimeo only', field_values: { providers: ['vimeo'] } },
  },
  valid: {
    none: { value: noEmbed },
    'with a title': { value: film },
    'with an image': {
      value: {
        ...film,
        picture: { id: '0199a001-0000-7000-8000-000000000001', file: 'samples/harbour.jpg' },
      },
    },
    'a short address, from a time on': { value: at('https://youtu.be/aqz-KE-bpKQ?t=1m30s') },
    vimeo: { value: at('https://vimeo.com/76979871'), definition: 'vimeo' },
    dailymotion: { value: at('https://www.dailymotion.com/video/x5e9eog') },
    soundcloud: { value: at('https://soundcloud.com/octavo-studio/the-kiln') },
    spotify: { value: at('https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk') },
    required: { value: film, definition: 'required' },
  },
  older: {
    'the address alone': {
      stored: ' https://vimeo.com/76979871',
      value: at('https://vimeo.com/76979871'),
    },
  },
  conversions: { 'its address': { to: 'text', value: film, becomes: film.url } },
  invalid: {
    'none though required': { value: noEmbed, issues: [{ key: 'common.required' }], definition: 'required' },
    'an address of somebody else': {
      value: at('https://example.com/film.mp4'),
      issues: [{ key: 'embed.unknown', params: { providers: all }, path: ['url'] }],
    },
    'a channel': {
      value: at('https://www.youtube.com/@pottery'),
      issues: [{ key: 'embed.unknown', params: { providers: all }, path: ['url'] }],
    },
    'a host that only looks like a provider': {
      value: at('https://youtube.com.example.com/watch?v=aqz-KE-bpKQ'),
      issues: [{ key: 'embed.unknown', params: { providers: all }, path: ['url'] }],
    },
    'an address that would run': {
      value: at('javascript:alert(1)//youtube.com/embed/aqz-KE-bpKQ'),
      issues: [{ key: 'embed.unknown', params: { providers: all }, path: ['url'] }],
    },
    'a provider that the model leaves out': {
      value: film,
      issues: [
        { key: 'embed.not_allowed', params: { provider: 'YouTube', providers: ['Vimeo'] }, path: ['url'] },
      ],
      definition: 'vimeo',
    },
    'a title that is too long': {
      value: { ...film, title: 'x'.repeat(201) },
      issues: [{ key: 'common.too_long', params: { max: 200 }, path: ['title'] }],
    },
    'markup of a provider': {
      value: at('<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>'),
      issues: [{ key: 'embed.unknown', params: { providers: all }, path: ['url'] }],
    },
    'without a title': { value: { url: film.url, picture: null }, issues: [{ key: 'common.wrong_type' }] },
  },
});
