import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../field-plugins/sdk/kit/visually-hidden.ts';
import type { TextPart } from './word-changes.ts';

interface MarkedTextProps {
  readonly parts: readonly TextPart[];
  readonly as: 'del' | 'ins';
}

export function MarkedText({ parts, as }: MarkedTextProps) {
  const { t } = useTranslation();
  const name = t(as === 'del' ? 'editor.comparison.removedWords' : 'editor.comparison.addedWords');
  return (
    <Box component="p" dir="auto" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {parts.map(({ text, changed }, index) =>
        changed ? (
          <Box key={index} component={as} sx={marks[as]}>
            <Box component="span" sx={visuallyHidden}>
              {name}{' '}
            </Box>
            {text}
          </Box>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
    </Box>
  );
}

const shape = { borderRadius: 0.5, px: 0.5, boxDecorationBreak: 'clone' } as const;
const marks = {
  del: { ...shape, color: 'error.main', textDecoration: 'line-through' },
  ins: { ...shape, color: 'success.main', textDecoration: 'underline', textDecorationThickness: 2 },
} as const;
