import type { ReactNode } from 'react';
import { listMediaReferences, type MediaScope } from '../../api/media.ts';
import { ReferringList } from '../../records/referring-list.tsx';
import type { Media } from '../../../shared/wire/media.ts';
import { mediaKey } from './use-media-list.ts';

export interface UsageListProps {
  readonly media: Media;
  readonly scope: MediaScope;
  /** Renders the block that shows the image, by its type. */
  imageOf?(modelId: string): ReactNode;
}

export function UsageList({ media, scope, ...rest }: UsageListProps) {
  return (
    <ReferringList
      queryKey={[...mediaKey(scope), 'one', media.id]}
      load={() => listMediaReferences(media.id, scope)}
      linked={!('all' in scope)}
      {...rest}
    />
  );
}
