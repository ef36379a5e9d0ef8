import { connect } from '../connect.ts';
import type { FromPreview, ToPreview } from '../messages.ts';

// The address of this page still names the origin of the app; the origin of a sandboxed page is opaque.
connect(location.origin, location.hash.slice(1), (port) => {
  const send = (message: FromPreview): void => port.postMessage(message);
  port.addEventListener('message', ({ data }: MessageEvent<ToPreview>) => {
    if (data.type === 'ping') send({ type: 'pong', n: data.n });
  });
  port.start();
});
