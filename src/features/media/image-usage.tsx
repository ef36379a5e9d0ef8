import { useQuery } from '@tanstack/react-query';
import { listBlockContentModels } from '../../api/block-content-models.ts';
import { useTypeImages } from '../../editor/miniatures/type-image.tsx';
import { useFieldPlugins } from '../../editor/field-plugins-context.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { UsageList, type UsageListProps } from './usage-list.tsx';

export function ImagedUsage(props: UsageListProps) {
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
  const imageOf = useTypeImages(models);
  return <UsageList {...props} {...(imageOf && { imageOf })} />;
}

const none: readonly BlockContentModel[] = [];
