import { useEffect, useEffectEvent, useState } from 'react';
import { requestedPart } from '../../../records/requested-part.tsx';
import type { MediaDetailsProps } from './media-details.tsx';

/** The only form of the library; most visits open no details. */
const details = requestedPart(async () => (await import('./media-details.tsx')).MediaDetails);

export const fetchDetails = details.prepare;

export function LazyMediaDetails(props: MediaDetailsProps) {
  const [isLoaded, setLoaded] = useState(false);
  const open = useEffectEvent(async () => ((await details.request()) ? setLoaded(true) : props.onClose()));
  useEffect(() => void open(), []);
  return isLoaded && <details.Part {...props} />;
}
