import Add from '@mui/icons-material/Add';
import {
  Alert,
  Button,
  Checkbox,
  Chip,
  FormControlLabel,
  MenuItem,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';

export default { title: 'Foundations/Controls' } satisfies Meta;

const variants = ['contained', 'outlined', 'text'] as const;
const colors = ['primary', 'secondary', 'error'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export const Buttons: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 4 }}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
          {colors.map((color) => (
            <Button key={color} variant={variant} color={color}>
              Publish
            </Button>
          ))}
          <Button variant={variant} startIcon={<Add />}>
            New page
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Stack>
      ))}
      <Stack direction="row" sx={{ gap: 3, alignItems: 'center' }}>
        {sizes.map((size) => (
          <Button key={size} size={size} variant="outlined">
            {size}
          </Button>
        ))}
      </Stack>
    </Stack>
  ),
};

export const Fields: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 4, maxWidth: 420 }}>
      <TextField label="Title" defaultValue="About us" />
      <TextField label="URL path" placeholder="/about-us" helperText="Where the page is found." />
      <TextField label="Description" multiline minRows={3} defaultValue="Two lines" />
      <TextField label="Title" error helperText="This field is required" />
      <TextField label="Email" disabled value="editor@localhost.test" />
      <TextField label="Type" select defaultValue="BLOG">
        <MenuItem value="SHOP">Shop</MenuItem>
        <MenuItem value="BLOG">Blog</MenuItem>
      </TextField>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Show on the home page" />
      <ToggleButtonGroup exclusive value="page" aria-label="Link to">
        <ToggleButton value="page">Page</ToggleButton>
        <ToggleButton value="address">URL</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  ),
};

export const Messages: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
      {(['success', 'info', 'warning', 'error'] as const).map((severity) => (
        <Alert key={severity} severity={severity}>
          The page was read again: it had changed.
        </Alert>
      ))}
      <Stack direction="row" sx={{ gap: 2 }}>
        <Chip label="wool" />
        <Chip label="small" size="small" />
        <Chip label="outlined" variant="outlined" />
      </Stack>
    </Stack>
  ),
};
