/** A window in which what stays in sight would leave no room for what is edited: a phone on its side, or 400 % zoom. */
export const lowWindow = '@media (max-height: 480px)';
