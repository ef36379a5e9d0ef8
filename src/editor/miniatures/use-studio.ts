import { useContext, useEffect, useState } from 'react';
import { SiteLooksContext, type Studio } from './studio.ts';

/** The thumbnail renderer once it is open. Without one, there are no thumbnails, and everything else works. */
export function useStudio(): Studio | undefined {
  const load = useContext(SiteLooksContext);
  const [studio, setStudio] = useState<Studio>();
  useEffect(() => {
    let isWanted = true;
    load?.()
      .then((looks) => looks.openStudio())
      .then(
        (opened) => isWanted && setStudio(opened),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return studio;
}
