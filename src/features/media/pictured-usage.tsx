import { useQuery } from '@tanstack/react-query';
import { listBlockContentModels } from '../../api/block-content-models.ts';
import { useTypePictures } from '../../editor/miniatures/type-picture.tsx';
import { useFieldPlugins } from '../../editor/field-plugins-context.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { UsageList, type UsageListProps } from './usage-list.tsx';

/** Where a picture is used, with what the blocks that show it look like. */
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
    // Without pictures, the list is still one.
    throwOnError: false,
  });
  const pictureOf = useTypePictures(models);
  return <UsageList {...props} {...(pictureOf && { pictureOf })} />;
}

const none: readonly BlockContentModel[] = [];
