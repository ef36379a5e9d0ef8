import { useEffect, useEffectEvent, useState } from 'react';
import { requestedPart } from '../../../ui/requested-part.tsx';
import type { MediaDetailsProps } from './media-details.tsx';

/** The only form of the library; most visits open no details. */
const details = requestedPart(async () => (await import('./media-details.tsx')).MediaDetails);

export const fetchDetails = details.prepare;

export function LazyMediaDetails(props: MediaDetailsProps) {
  const [isLoaded, setLoaded] = useState(false);
  const close = useEffectEvent(() => props.onClose());
  useEffect(() => {
    let isGone = false;
    void details.request().then((loaded) => {
      if (isGone) return;
      if (loaded) setLoaded(true);
      else close();
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isLoaded && <details.Part {...props} />;
}
