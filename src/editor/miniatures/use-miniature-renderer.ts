import { useContext, useEffect, useState } from 'react';
import { SiteLooksContext, type MiniatureRenderer } from './miniature-renderer.ts';

/** The thumbnail renderer once it is open. Without one, there are no thumbnails, and everything else works. */
export function useMiniatureRenderer(): MiniatureRenderer | undefined {
  const load = useContext(SiteLooksContext);
  const [studio, setMiniatureRenderer] = useState<MiniatureRenderer>();
  useEffect(() => {
    let isWanted = true;
    load?.()
      .then((looks) => looks.openMiniatureRenderer())
      .then(
        (opened) => isWanted && setMiniatureRenderer(opened),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return studio;
}
