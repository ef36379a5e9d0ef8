import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Paper, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { ItemTool } from './item-tool.tsx';
import type { FieldHost } from '../contract/view.ts';

interface ItemCardProps {
  /** The plugin's type, below which its messages are. */
  readonly type: string;
  readonly index: number;
  readonly total: number;
  readonly multiple: boolean;
  readonly readOnly: boolean;
  readonly host: FieldHost;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** One item of a list: its position, the buttons that move and remove it, and its controls. */
export function ItemCard({ type, index, total, children, ...props }: ItemCardProps) {
  const { multiple, readOnly, host, onMove, onRemove } = props;
  const nameId = useId();
  const position = { position: index + 1 };
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-labelledby={nameId}
      sx={{ p: 3, display: 'grid', gap: 3, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 28, gap: 1 }}>
        <Typography id={nameId} variant="overline" sx={{ color: 'text.secondary', flex: 1 }}>
          {host.translate(`${type}.item`, { ...position, total })}
        </Typography>
        {!readOnly && multiple && total > 1 && (
          <>
            <ItemTool
              label={host.translate(`${type}.moveUp`, position)}
              icon={<ArrowUpward fontSize="small" />}
              off={index === 0}
              onClick={() => onMove(index - 1)}
            />
            <ItemTool
              label={host.translate(`${type}.moveDown`, position)}
              icon={<ArrowDownward fontSize="small" />}
              off={index === total - 1}
              onClick={() => onMove(index + 1)}
            />
          </>
        )}
        {!readOnly && (
          <ItemTool
            label={host.translate(`${type}.remove`, position)}
            icon={<DeleteOutlined fontSize="small" />}
            onClick={onRemove}
          />
        )}
      </Box>
      <Box data-controls sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        {children}
      </Box>
    </Paper>
  );
}
