import { useQuery } from '@tanstack/react-query';
import { listBlockContentModels } from '../../api/block-content-models.ts';
import { useTypePictures } from '../../editor/miniatures/type-picture.tsx';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { UsageList, type UsageListProps } from './usage-list.tsx';

/** Where a picture is used, with what the blocks that show it look like. */
export function PicturedUsage(props: UsageListProps) {
  const { data: models = none } = useQuery({
    queryKey: ['block-content-models', 'all'],
    queryFn: async () =>
      (await Promise.all([listBlockContentModels('PAGE'), listBlockContentModels('COMPONENT')])).flat(),
  });
  const pictureOf = useTypePictures(models);
  return <UsageList {...props} {...(pictureOf && { pictureOf })} />;
}

const none: readonly BlockContentModel[] = [];
