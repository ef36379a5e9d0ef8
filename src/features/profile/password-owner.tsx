/** Tells password managers, and nobody else, whose password the form beside it is about. */
export function PasswordOwner({ email }: { readonly email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
