import { expect, it } from 'vitest';
import { limits } from '../../shared/limits.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { describeWithDatabase, type MakeWorld } from '../support/world.ts';
import { bodyOf, makeContentWorld } from './content-world.ts';

async function makeSetting(makeWorld: MakeWorld, publicUrl = 'https://octavo.example') {
  const { editor, site } = await makeContentWorld(makeWorld, {
    env: { OCTAVO_PUBLIC_URL: publicUrl, OCTAVO_HOSTS: 'cms.internal' },
  });
  const path = `/api/workspaces/${site.id}/`;
  return {
    read: async () => (await editor.read<Workspace>(path)).preview_url,
    readWritten: async () => (await editor.read<Workspace>(path)).preview_url_written,
    set: async (preview_url: unknown) => (await editor.change<Workspace>(path, { preview_url })).preview_url,
    refuse: async (preview_url: string) =>
      bodyOf(await editor.patch<Record<string, string[]>>(path, { preview_url }), 400)['preview_url'],
  };
}

describeWithDatabase('The preview address of a workspace', (makeWorld) => {
  it('is missing at first, and stored as browsers write it', async () => {
    const { read, readWritten, set } = await makeSetting(makeWorld);
    expect(await read()).toBe(null);
    expect(await set(' HTTPS://Shop.Example.com/preview?key=a b#top ')).toBe(
      'https://shop.example.com/preview?key=a%20b',
    );
    expect(await read()).toBe('https://shop.example.com/preview?key=a%20b');
    for (const local of ['http://localhost:4000/', 'http://127.0.0.1:8080/', 'http://shop.localhost/'])
      expect(await set(local)).toBe(local);
    expect(await set('https://[2001:DB8::1]:8443/')).toBe('https://[2001:db8::1]:8443/');
    expect(await set('https://кафа.срб/')).toBe('https://xn--80aa2a4b.xn--90a3ac/');
    expect(await readWritten()).toBe('https://кафа.срб/');
    expect(await set('')).toBe(null);
    await set('https://shop.example.com/');
    expect(await set(null)).toBe(null);
  });

  it('is rejected with a sentence if it is no address, not secure, secret, ours or too long', async () => {
    const { read, refuse } = await makeSetting(makeWorld);
    const insecure = ['Enter an address that begins with https://. Only http://localhost may do without.'];
    for (const text of [
      ...['shop', 'www.example.com', 'https://', 'http://shop.example.com/', 'http://localhost.example.com/'],
      ...['javascript:alert(1)', 'data:text/html,x', 'ftp://localhost/', '//shop.example.com', 'https:shop'],
      ...['https://a;sandbox', "https://a'b.example/", 'https://a*b.example/', 'https://a_b.example/'],
    ])
      expect(await refuse(text), text).toEqual(insecure);
    expect(await refuse('https://ana:secret@shop.example.com/')).toEqual([
      'Leave the user name and password out of the address.',
    ]);
    for (const own of [
      'https://octavo.example',
      'https://OCTAVO.example:443/sites/shop/',
      'https://cms.internal/',
    ])
      expect(await refuse(own)).toEqual([
        'This is the address of this server. Enter the address of your own site.',
      ]);
    expect(await refuse(`https://a.example/${'x'.repeat(limits.previewUrlLength)}`)).toEqual([
      `Use at most ${limits.previewUrlLength} characters.`,
    ]);
    expect(await read()).toBe(null);
  });

  it('is rejected under every name of the machine, where only the port tells a site from ours', async () => {
    const { set, refuse } = await makeSetting(makeWorld, 'http://localhost:3000');
    for (const own of [
      'http://127.0.0.1:3000/',
      'http://[::1]:3000/',
      'https://localhost:3000/',
      'https://localhost.:3000/',
    ])
      expect(await refuse(own), own).toEqual([
        'This is the address of this server. Enter the address of your own site.',
      ]);
    expect(await set('http://127.0.0.1:4000/')).toBe('http://127.0.0.1:4000/');
  });
});
