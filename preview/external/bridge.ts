import { connect } from '../connect.ts';
import { previewVersion, type Hello, type Welcome } from '../messages.ts';

// The page between the editor and an external site. It frames the site, and passes on the port that connects the two.
const { address = '' } = document.body.dataset;
const site = new URL(address);
const nonce = location.hash.slice(1);

const frame = document.createElement('iframe');
frame.title = site.host;
frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
frame.referrerPolicy = 'no-referrer';
frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';

addEventListener('message', ({ source, origin, data }: MessageEvent<Partial<Hello> | null>) => {
  if (source !== frame.contentWindow || origin !== site.origin) return;
  if (data?.octavo !== 'hello' || data.nonce !== nonce) return;
  if (!Array.isArray(data.versions) || !data.versions.includes(previewVersion)) return;
  connect(location.origin, nonce, (port) => {
    const welcome: Welcome = { octavo: 'welcome', version: previewVersion };
    frame.contentWindow?.postMessage(welcome, site.origin, [port]);
  });
});

site.hash = `octavo=${nonce}`;
frame.src = site.href;
document.body.append(frame);
