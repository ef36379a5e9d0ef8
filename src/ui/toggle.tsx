import { Switch, type SwitchProps } from '@mui/material';

/** On or off. Its outline is that of the fields, and the state is seen by place, ground and thumb, not by colour alone. */
export function Toggle(props: Omit<SwitchProps, 'sx'>) {
  return <Switch {...props} sx={shape} />;
}

const shape = {
  width: 36,
  height: 20,
  p: 0,
  // Where the boxes of checkboxes stand in their labels.
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
    // The ring goes around all of it, not around the thumb.
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
