import { Suspense, useContext } from 'react';
import { SiteLooksContext } from '../../editor/miniatures/miniature-renderer.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { UsageList, type UsageListProps } from './usage-list.tsx';

/** The list also works without thumbnails. */
const ImagedUsage = lazyPart(() =>
  import('./image-usage.tsx').then(
    (loaded) => loaded.ImagedUsage,
    () => UsageList,
  ),
);

/** In a workspace, also loads the code that renders thumbnails. */
export function MediaUsage(props: UsageListProps) {
  const hasMiniatures = useContext(SiteLooksContext) !== undefined;
  if (!hasMiniatures) return <UsageList {...props} />;
  return (
    <Suspense>
      <ImagedUsage {...props} />
    </Suspense>
  );
}
