import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { previewVersion, type Hello, type ToPreview, type Welcome } from '../../preview/messages.ts';
import type { PageDrawing } from '../../shared/wire/content.ts';

interface StaticFrameProps {
  readonly title: string;
  readonly drawing: PageDrawing;
  /** The blocks to outline, by id. */
  readonly outlined: ReadonlySet<string>;
}

/** A page that was drawn on the server, in our sandboxed frame. Its blocks have no marks, so nothing happens in it. */
export function StaticFrame({ title, drawing, outlined }: StaticFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [nonce] = useState(() => crypto.randomUUID());
  const [port, setPort] = useState<MessagePort>();
  const scheme = useTheme().palette.mode;
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<Partial<Hello> | null>): void => {
      const host = frame.current?.contentWindow;
      if (!host || source !== host || origin !== 'null') return;
      if (data?.octavo !== 'hello' || data.nonce !== nonce || !data.versions?.includes(previewVersion))
        return;
      const { port1, port2 } = new MessageChannel();
      const welcome: Welcome = { octavo: 'welcome', version: previewVersion };
      // A sandboxed page has no origin to name. Its window has been checked, and only our page knows the nonce.
      host.postMessage(welcome, '*', [port2]);
      setPort(port1);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [nonce]);
  useEffect(() => {
    port?.postMessage(pageMessage(drawing, { outlined, scheme }));
  }, [port, drawing, outlined, scheme]);
  return (
    <Box
      component="iframe"
      ref={frame}
      data-testid="version-preview"
      title={title}
      sandbox="allow-scripts"
      src={`/preview/frame#${nonce}`}
      sx={{
        display: 'block',
        width: '100%',
        height: '60vh',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    />
  );
}

/** Nothing can be done in the frame, so its buttons need no names. */
const words = {
  ...{ toolbar: '', up: '', down: '', duplicate: '', delete: '' },
  ...{ 'add-before': '', 'add-after': '' },
};

function pageMessage(
  { language, root_class: rootClass, styles, before, after, blocks }: PageDrawing,
  { outlined, scheme }: Pick<StaticFrameProps, 'outlined'> & { scheme: 'light' | 'dark' },
): ToPreview {
  return {
    type: 'reset',
    page: { language, direction: 'ltr', rootClass, scheme, styles, before, after },
    words,
    blocks: blocks.map(({ id, type, html }) => ({
      ...{ key: id, name: type, typing: {} },
      html: outlined.has(id) ? html.replace(/^<\w+/, '$& data-octavo-open=""') : html,
    })),
    top: 0,
  };
}
