/** Names the account of the form's password, for password managers only. */
export function PasswordOwner({ email }: { readonly email: string }) {
  // In a dialog, Tab moves from the end to the first field, which must not be this one.
  const unreachable = { tabIndex: -1, hidden: true };
  return (
    <input type="text" name="username" autoComplete="username" value={email} readOnly {...unreachable} />
  );
}
