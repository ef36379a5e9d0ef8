import { useQuery } from '@tanstack/react-query';
import { listBlockContentModels } from '../../api/block-content-models.ts';
import { useTypePictures } from '../../editor/miniatures/type-picture.tsx';
import { useFieldPlugins } from '../../editor/field-plugins-context.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { UsageList, type UsageListProps } from './usage-list.tsx';

export function PicturedUsage(props: UsageListProps) {
  const { loadFor } = useFieldPlugins();
  const { data: models = none } = useQuery({
    queryKey: ['block-content-models', 'all'],
    queryFn: async () =>
      (
        await Promise.all([
          listBlockContentModels('PAGE', loadFor),
          listBlockContentModels('COMPONENT', loadFor),
        ])
      ).flat(),
    // The list also works without thumbnails.
    throwOnError: false,
  });
  const pictureOf = useTypePictures(models);
  return <UsageList {...props} {...(pictureOf && { pictureOf })} />;
}

const none: readonly BlockContentModel[] = [];
