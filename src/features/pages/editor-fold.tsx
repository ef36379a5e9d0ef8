import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Collapse } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Collapsed at first. */
export function Fold({ title, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box component="section" aria-label={title} sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Button
        color="inherit"
        fullWidth
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        sx={{ justifyContent: 'space-between', px: 2, color: 'text.secondary' }}
      >
        {title}
      </Button>
      <Collapse in={open} id={id} mountOnEnter unmountOnExit>
        <Box sx={{ px: 2, pt: 2, pb: 5 }}>{children}</Box>
      </Collapse>
    </Box>
  );
}
