import BlogIcon from '@mui/icons-material/ArticleOutlined';
import PortfolioIcon from '@mui/icons-material/WorkOutlineOutlined';
import ShopIcon from '@mui/icons-material/StorefrontOutlined';
import type { SvgIconProps } from '@mui/material';
import type { WorkspaceType } from '../../../shared/wire/workspaces.ts';

const icons = { SHOP: ShopIcon, BLOG: BlogIcon, PORTFOLIO: PortfolioIcon } as const;

interface WorkspaceTypeIconProps extends SvgIconProps {
  readonly type: WorkspaceType;
}

export function WorkspaceTypeIcon({ type, ...icon }: WorkspaceTypeIconProps) {
  const Icon = icons[type];
  return <Icon {...icon} />;
}
