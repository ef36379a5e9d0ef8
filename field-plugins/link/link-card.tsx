import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Paper, Typography } from '@mui/material';
import { ItemTool } from '../sdk/item-tool.tsx';
import type { FieldHost } from '../sdk/view.ts';
import { LinkDestination } from './link-destination.tsx';
import type { LinkItem } from './link-item.ts';
import { LinkLook } from './link-look.tsx';
import type { Pages } from '../sdk/use-pages.ts';

interface LinkCardProps {
  readonly id: string;
  readonly item: LinkItem;
  readonly index: number;
  readonly total: number;
  readonly multiple: boolean;
  readonly pages: Pages;
  readonly readOnly: boolean;
  /** The element that holds the field's errors, when there are any. */
  readonly errorsId: string | undefined;
  readonly host: FieldHost;
  readonly onChange: (item: LinkItem) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** One link: where it leads, what it says and how it looks. */
export function LinkCard({ index, total, multiple, onMove, onRemove, ...props }: LinkCardProps) {
  const { id, host, readOnly } = props;
  const position = { position: index + 1 };
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-labelledby={`${id}-name`}
      sx={{ p: 3, display: 'grid', gap: 3, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 28, gap: 1 }}>
        <Typography id={`${id}-name`} variant="overline" sx={{ color: 'text.secondary', flex: 1 }}>
          {host.translate('link.item', { ...position, total })}
        </Typography>
        {!readOnly && multiple && total > 1 && (
          <>
            <ItemTool
              label={host.translate('link.moveUp', position)}
              icon={<ArrowUpward fontSize="small" />}
              off={index === 0}
              onClick={() => onMove(index - 1)}
            />
            <ItemTool
              label={host.translate('link.moveDown', position)}
              icon={<ArrowDownward fontSize="small" />}
              off={index === total - 1}
              onClick={() => onMove(index + 1)}
            />
          </>
        )}
        {!readOnly && (
          <ItemTool
            label={host.translate('link.remove', position)}
            icon={<DeleteOutlined fontSize="small" />}
            onClick={onRemove}
          />
        )}
      </Box>
      <LinkDestination {...props} />
      <LinkLook {...props} />
    </Paper>
  );
}
