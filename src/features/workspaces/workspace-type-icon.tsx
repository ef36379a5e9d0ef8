import type { IconProps } from '../../../field-plugins/sdk/kit/icon.tsx';
import type { WorkspaceType } from '../../../shared/wire/workspaces.ts';
import { ArticleOutlined, StorefrontOutlined, WorkOutlineOutlined } from './workspace-icons.ts';

const icons = { SHOP: StorefrontOutlined, BLOG: ArticleOutlined, PORTFOLIO: WorkOutlineOutlined } as const;

interface WorkspaceTypeIconProps extends Pick<IconProps, 'size'> {
  readonly type: WorkspaceType;
}

export function WorkspaceTypeIcon({ type, ...icon }: WorkspaceTypeIconProps) {
  const Icon = icons[type];
  return <Icon {...icon} />;
}
