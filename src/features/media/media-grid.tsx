import { Box } from '@mui/material';
import type { ReactNode, Ref } from 'react';

/** Columns from md up and on large screens are those of spec section 9. Narrower screens keep images recognisable. */
const columns = {
  library: { xs: 2, sm: 3, md: 5, lg: 5 },
  picker: { xs: 2, sm: 3, md: 4, lg: 4 },
  selection: { xs: 3, sm: 4, md: 6, lg: 6 },
  admin: { xs: 3, sm: 3, md: 3, lg: 6 },
} as const;

interface MediaGridProps {
  readonly use: keyof typeof columns;
  readonly label: string;
  readonly ref?: Ref<HTMLUListElement>;
  /** One list item per image. */
  readonly children: ReactNode;
}

/** Images in rows 200 pixels high. */
export function MediaGrid({ use, label, ref, children }: MediaGridProps) {
  const { xs, sm, md, lg } = columns[use];
  return (
    <Box
      component="ul"
      {...(ref === undefined ? {} : { ref })}
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: equal(xs), sm: equal(sm), md: equal(md), lg: equal(lg) },
        gridAutoRows: 200,
        gap: { xs: 2, sm: 3 },
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {children}
    </Box>
  );
}

function equal(count: number): string {
  return `repeat(${count}, minmax(0, 1fr))`;
}
