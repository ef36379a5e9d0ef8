import { useContext, useEffect, useState } from 'react';
import { SiteLooksContext } from '../../editor/miniatures/miniature-renderer.ts';
import type { PicturedUsage } from './pictured-usage.tsx';
import { UsageList, type UsageListProps } from './usage-list.tsx';

/** In a workspace, also loads the code that renders thumbnails. */
export function MediaUsage(props: UsageListProps) {
  const hasMiniatures = useContext(SiteLooksContext) !== undefined;
  const [loaded, setLoaded] = useState<{ readonly Usage: typeof PicturedUsage }>();
  useEffect(() => {
    if (!hasMiniatures) return;
    import('./pictured-usage.tsx').then(
      ({ PicturedUsage: Usage }) => setLoaded({ Usage }),
      () => setLoaded({ Usage: UsageList }),
    );
  }, [hasMiniatures]);
  if (!hasMiniatures) return <UsageList {...props} />;
  return loaded && <loaded.Usage {...props} />;
}
