import { useContext, useEffect, useState } from 'react';
import { SiteLooksContext } from '../../editor/miniatures/miniature-renderer.ts';
import type { ImagedUsage } from './image-usage.tsx';
import { UsageList, type UsageListProps } from './usage-list.tsx';

/** In a workspace, also loads the code that renders thumbnails. */
export function MediaUsage(props: UsageListProps) {
  const hasMiniatures = useContext(SiteLooksContext) !== undefined;
  const [loaded, setLoaded] = useState<{ readonly Usage: typeof ImagedUsage }>();
  useEffect(() => {
    if (!hasMiniatures) return;
    import('./image-usage.tsx').then(
      ({ ImagedUsage: Usage }) => setLoaded({ Usage }),
      () => setLoaded({ Usage: UsageList }),
    );
  }, [hasMiniatures]);
  if (!hasMiniatures) return <UsageList {...props} />;
  return loaded && <loaded.Usage {...props} />;
}
