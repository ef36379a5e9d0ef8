/** The providers whose videos and sounds can be embedded. A model may allow fewer of them, never others. */
export const providers = ['youtube', 'vimeo', 'dailymotion', 'soundcloud', 'spotify'] as const;

export type Provider = (typeof providers)[number];

export const providerNames: Readonly<Record<Provider, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
  soundcloud: 'SoundCloud',
  spotify: 'Spotify',
};

export interface Found {
  readonly provider: Provider;
  readonly id: string;
  readonly url: string;
  readonly player: string;
}

/** Reads the part after the host; undefined if it is no video or sound. */
type Read = (path: string) => Omit<Found, 'provider'> | undefined;

const byHost: readonly (readonly [RegExp, Provider, Read])[] = [
  [/^(?:(?:www|m|music)\.)?youtube\.com$/, 'youtube', readYouTube],
  [/^(?:www\.)?youtube-nocookie\.com$/, 'youtube', readYouTube],
  [/^youtu\.be$/, 'youtube', (path) => readYouTube(path.replace(/^\//, '/embed/'))],
  [/^(?:www\.|player\.)?vimeo\.com$/, 'vimeo', readVimeo],
  [/^(?:(?:www|geo)\.)?dailymotion\.com$/, 'dailymotion', readDailymotion],
  [/^dai\.ly$/, 'dailymotion', (path) => readDailymotion(path.replace(/^\//, '/video/'))],
  [/^(?:(?:www|m)\.)?soundcloud\.com$/, 'soundcloud', readSoundCloud],
  [/^open\.spotify\.com$/, 'spotify', readSpotify],
];

/**
 * The provider and id of an address; undefined if no provider matches. Does not use the `URL` of the browser or Node, so both
 * sides agree, and makes no request.
 */
export function readEmbed(address: string): Found | undefined {
  const [, host, path = ''] = /^https?:\/\/([a-z0-9.-]+)(?::443)?(\/[^\s\\]*)$/i.exec(address.trim()) ?? [];
  const [, provider, read] = byHost.find(([pattern]) => pattern.test(host?.toLowerCase() ?? '')) ?? [];
  const found = read?.(path);
  return found && provider && { provider, ...found };
}

function readYouTube(path: string): ReturnType<Read> {
  const id =
    /^\/watch\/?\?(?:[^#]*&)?v=([\w-]{11})(?![\w-])/.exec(path)?.[1] ??
    /^\/(?:embed|shorts|live|v)\/([\w-]{11})(?![\w-])/.exec(path)?.[1];
  if (id === undefined) return undefined;
  const start = secondsOf(/[?&#](?:t|start)=([\dhms]+)/.exec(path)?.[1]);
  return {
    id,
    url: `https://www.youtube.com/watch?v=${id}${start === 0 ? '' : `&t=${start}s`}`,
    player: `https://www.youtube-nocookie.com/embed/${id}${start === 0 ? '' : `?start=${start}`}`,
  };
}

/** `90`, `90s` and `1m30s` are the same time. */
function secondsOf(time = ''): number {
  const [, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

function readVimeo(path: string): ReturnType<Read> {
  const [, id, hash] =
    /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{4,12})(?:\/([0-9a-f]{6,16}))?\/?(?:[?#]|$)/.exec(
      path,
    ) ?? [];
  if (id === undefined) return undefined;
  // An unlisted video is found only with its hash.
  const secret = hash ?? /[?&]h=([0-9a-f]{6,16})/.exec(path)?.[1];
  return {
    id,
    url: `https://vimeo.com/${id}${secret === undefined ? '' : `/${secret}`}`,
    player: `https://player.vimeo.com/video/${id}?dnt=1${secret === undefined ? '' : `&h=${secret}`}`,
  };
}

function readDailymotion(path: string): ReturnType<Read> {
  const id =
    /^\/(?:embed\/)?video\/(\w{5,12})(?!\w)/.exec(path)?.[1] ??
    /^\/player(?:\/\w+)?\.html\?(?:[^#]*&)?video=(\w{5,12})(?!\w)/.exec(path)?.[1];
  if (id === undefined) return undefined;
  return {
    id,
    url: `https://www.dailymotion.com/video/${id}`,
    player: `https://geo.dailymotion.com/player.html?video=${id}`,
  };
}

function readSoundCloud(path: string): ReturnType<Read> {
  const [, id] = /^\/([\w-]+\/(?:sets\/)?[\w-]+)\/?(?:[?#]|$)/.exec(path) ?? [];
  if (id === undefined || /^(?:discover|search|you|upload)\//.test(id)) return undefined;
  const url = `https://soundcloud.com/${id}`;
  return { id, url, player: `https://w.soundcloud.com/player/?url=${encodeURIComponent(url)}` };
}

function readSpotify(path: string): ReturnType<Read> {
  const [, kind, key] =
    /^\/(?:intl-[a-z]{2,3}\/)?(?:embed\/)?(track|album|artist|playlist|episode|show)\/([A-Za-z0-9]{22})\/?(?:[?#]|$)/.exec(
      path,
    ) ?? [];
  if (kind === undefined || key === undefined) return undefined;
  const id = `${kind}/${key}`;
  return { id, url: `https://open.spotify.com/${id}`, player: `https://open.spotify.com/embed/${id}` };
}

export function isHeard(provider: Provider): boolean {
  return provider === 'soundcloud' || provider === 'spotify';
}
