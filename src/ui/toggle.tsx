import { Switch, type SwitchProps } from '@mui/material';

/** A switch, outlined like the fields. Its position, background and thumb show its state, not its colour alone. */
export function Toggle(props: Omit<SwitchProps, 'sx'>) {
  return <Switch {...props} sx={shape} />;
}

const shape = {
  width: 36,
  height: 20,
  p: 0,
  // Aligns with the boxes of checkboxes.
  ml: 1.5,
  mr: 2.5,
  overflow: 'visible',
  '& .MuiSwitch-switchBase': {
    p: '3px',
    color: 'control',
    '&.Mui-checked': {
      transform: 'translateX(16px)',
      color: 'background.paper',
      '& + .MuiSwitch-track': { opacity: 1, bgcolor: 'primary.main', borderColor: 'primary.main' },
    },
    // The focus ring goes around the whole switch, not around the thumb.
    '&.Mui-focusVisible': { outline: 'none' },
    '&.Mui-focusVisible + .MuiSwitch-track': {
      outline: 2,
      outlineColor: 'primary.main',
      outlineOffset: '2px',
    },
  },
  '& .MuiSwitch-thumb': { width: 14, height: 14, boxShadow: 'none' },
  '& .MuiSwitch-track': {
    boxSizing: 'border-box',
    border: 1,
    borderColor: 'control',
    borderRadius: 10,
    bgcolor: 'background.sunken',
    opacity: 1,
  },
} as const;
