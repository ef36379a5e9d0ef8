/** A window so low that sticky elements would leave no room for the form: a phone in landscape, or 400 % zoom. */
export const lowWindow = '@media (max-height: 480px)';
