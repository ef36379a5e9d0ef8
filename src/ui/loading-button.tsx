import { Button, type ButtonProps } from '@mui/material';
import { type ComponentProps, useState } from 'react';

type LoadingButtonProps = ButtonProps & { readonly loading: boolean };

/**
 * The button that does what a form or dialog is for: off, with a spinner, while it is being done. It keeps the focus
 * meanwhile, and when there is nothing more to do afterwards.
 */
export function LoadingButton(props: LoadingButtonProps) {
  return (
    <Button
      variant="contained"
      nativeButton
      component={ReachableButton}
      aria-busy={props.loading || undefined}
      {...props}
    />
  );
}

/** Off it still takes the focus while it is busy, and keeps one that it has: browsers drop that of a disabled button. */
function ReachableButton({ disabled = false, onClick, onFocus, onBlur, ...rest }: ComponentProps<'button'>) {
  const [focused, setFocused] = useState(false);
  const reachable = focused || rest['aria-busy'] === true;
  return (
    <button
      {...rest}
      disabled={disabled && !reachable}
      aria-disabled={disabled || undefined}
      tabIndex={disabled && !reachable ? -1 : 0}
      onClick={(event) => {
        // One that is only called disabled would still submit its form.
        if (disabled) event.preventDefault();
        else onClick?.(event);
      }}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        onBlur?.(event);
      }}
    />
  );
}
