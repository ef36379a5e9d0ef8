import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Paper, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { WidgetProps } from '../sdk/contract/view.ts';
import { describedBy, issuesOfItem } from '../sdk/kit/item-issues.ts';
import { ItemTool } from '../sdk/kit/item-tool.tsx';
import { itemKeys, moved, removed } from '../sdk/kit/list-edits.ts';
import type { Pages } from '../sdk/kit/use-pages.ts';
import { visuallyHidden } from '../sdk/kit/visually-hidden.ts';
import { nameOf, type PageReference, type ReferenceOptions } from './field.ts';

interface PageRowsProps extends WidgetProps<readonly PageReference[], ReferenceOptions> {
  readonly pages: Pages;
}

export function PageRows({ id, value, pages, issues, readOnly, host, onChange }: PageRowsProps) {
  const [announcement, setAnnouncement] = useState('');
  const hasRemoved = useRef(false);
  const keys = itemKeys(value);
  const total = value.length;
  const isLoaded = pages.state === 'ready' || pages.state === 'empty';

  // The pressed button was removed with its row.
  useEffect(() => {
    if (hasRemoved.current) document.getElementById(`${id}-add`)?.focus();
    hasRemoved.current = false;
  }, [total, id]);

  return (
    <Box sx={{ mb: 2, '&:empty': { display: 'none' } }}>
      {total === 0 && readOnly && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {host.translate('reference.empty')}
        </Typography>
      )}
      {total > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {value.map((page, index) => {
            const position = { position: index + 1 };
            const wrong = describedBy(issuesOfItem(issues, index, `${id}-messages`));
            const isGone = isLoaded && !pages.choices.some((choice) => choice.id === page.id);
            return (
              <Paper
                key={keys[index]}
                component="li"
                variant="outlined"
                aria-describedby={wrong}
                sx={{ ...rowSx, ...((isGone || wrong) && { borderColor: 'error.main' }) }}
              >
                <Box sx={{ flex: 1, minWidth: 0, py: 1 }}>
                  <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                    {nameOf(page)}
                  </Typography>
                  <Typography
                    variant="caption"
                    component="div"
                    sx={{ color: isGone ? 'error.main' : 'text.secondary', overflowWrap: 'anywhere' }}
                  >
                    {isGone ? host.translate('common.pages.gone') : page.url_path}
                  </Typography>
                </Box>
                {!readOnly && total > 1 && (
                  <>
                    <ItemTool
                      label={host.translate('reference.moveUp', position)}
                      icon={<ArrowUpward fontSize="small" />}
                      off={index === 0}
                      onClick={() => move(index, index - 1)}
                    />
                    <ItemTool
                      label={host.translate('reference.moveDown', position)}
                      icon={<ArrowDownward fontSize="small" />}
                      off={index === total - 1}
                      onClick={() => move(index, index + 1)}
                    />
                  </>
                )}
                {!readOnly && (
                  <ItemTool
                    label={host.translate('reference.remove', position)}
                    icon={<DeleteOutlined fontSize="small" />}
                    onClick={() => {
                      hasRemoved.current = true;
                      onChange(removed(value, index));
                    }}
                  />
                )}
              </Paper>
            );
          })}
        </Box>
      )}
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Box>
  );

  function move(from: number, to: number) {
    onChange(moved(value, from, to));
    setAnnouncement(host.translate('reference.item', { position: to + 1, total }));
  }
}

const rowSx = { display: 'flex', alignItems: 'center', gap: 1, pl: 3, pr: 1, minWidth: 0 } as const;
