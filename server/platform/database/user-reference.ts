/** The user as shown in other records; null for a deleted account. */
export function userReference(
  id: string | null,
  name: string | null,
  email: string | null,
): { id: string; name: string; email: string } | null {
  return id === null || email === null ? null : { id, name: name ?? '', email };
}
