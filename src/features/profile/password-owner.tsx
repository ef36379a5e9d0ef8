/** Tells password managers, and nobody else, whose password the form beside it is about. */
export function PasswordOwner({ email }: { readonly email: string }) {
  // Dialogs lead the Tab key from their end to their first field, which this must not be.
  const unreachable = { tabIndex: -1, hidden: true };
  return (
    <input type="text" name="username" autoComplete="username" value={email} readOnly {...unreachable} />
  );
}
