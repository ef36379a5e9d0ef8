/** A key that is safe to show, as in the lists: only its last four characters. */
export function maskKey(key: string): string {
  return `••••${key.slice(-4)}`;
}
