import { requestedPart, useRequestedPart } from '../../../ui/requested-part.tsx';
import type { MediaDetailsProps } from './media-details.tsx';

/** The only form of the library; most visits open no details. */
const details = requestedPart(async () => (await import('./media-details.tsx')).MediaDetails);

export const fetchDetails = details.prepare;

export function LazyMediaDetails(props: MediaDetailsProps) {
  const isReady = useRequestedPart(details, true, props.onClose);
  return isReady && <details.Part {...props} />;
}
