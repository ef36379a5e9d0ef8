import { type ComponentProps, useId, useState } from 'react';
import { Button, type ButtonProps } from '../../field-plugins/sdk/kit/button.tsx';
import { Progress } from '../../field-plugins/sdk/kit/progress.tsx';

type LoadingButtonProps = ButtonProps & { readonly loading: boolean };

/**
 * The main button of a form or dialog. While its action runs, it is disabled and shows a spinner. It keeps the focus
 * then, and also if it stays disabled afterwards.
 */
export function LoadingButton({ loading, disabled, children, ...rest }: LoadingButtonProps) {
  const id = useId();
  return (
    <Button
      id={id}
      variant="contained"
      type="button"
      {...rest}
      as={ReachableButton}
      aria-busy={loading || undefined}
      data-loading={loading ? '' : undefined}
      disabled={disabled === true || loading}
    >
      {loading && <Progress aria-labelledby={rest.id ?? id} />}
      {children}
    </Button>
  );
}
/** A button that can be focused while it is busy, and keeps its focus when off: browsers drop that of a disabled button. */
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
        // With `aria-disabled` alone it would still submit its form.
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
