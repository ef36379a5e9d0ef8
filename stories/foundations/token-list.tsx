import { Box, Stack, Typography } from '@mui/material';
import { fonts } from '../../theme/tokens.ts';
import { CopyName } from './copy-name.tsx';
import { type Mode } from './both-modes.tsx';
import type { Token } from './theme-tokens.ts';

interface TokenListProps {
  readonly tokens: readonly Token[];
}

const columns = { xs: '1fr 1fr', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' };

/** Names with their values in both modes; press a name to copy it. */
export function TokenList({ tokens }: TokenListProps) {
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {tokens.map(({ name, light, dark }) => (
        <Box
          key={name}
          component="li"
          sx={{
            display: 'grid',
            gridTemplateColumns: columns,
            alignItems: 'center',
            columnGap: 4,
            py: 1.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <CopyName>{name}</CopyName>
          </Box>
          {light === dark ? (
            <Box sx={{ gridColumn: 'span 2' }}>
              <Value mode="light" value={light} />
            </Box>
          ) : (
            <>
              <Value mode="light" value={light} />
              <Value mode="dark" value={dark} />
            </>
          )}
        </Box>
      ))}
    </Stack>
  );
}

/** A value as text, with a sample if it is a colour. */
function Value({ mode, value }: { readonly mode: Mode; readonly value: string }) {
  const colour = CSS.supports('color', value) && !/^(inherit|none)$/.test(value);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, minWidth: 0 }}>
      {colour && (
        <Box
          aria-hidden
          {...{ [`data-${mode}`]: '' }}
          sx={{ flex: 'none', width: 20, height: 20, borderRadius: '6px', border: 1, borderColor: 'control' }}
          style={{ backgroundColor: value }}
        />
      )}
      <Typography
        component="span"
        sx={{ minWidth: 0, fontFamily: fonts.code, fontSize: '0.75rem', overflowWrap: 'anywhere' }}
      >
        {value === '' ? '–' : value}
      </Typography>
    </Stack>
  );
}
