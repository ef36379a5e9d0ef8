/** A key as it may be seen over somebody's shoulder: its last four characters, as the lists show it. */
export function maskKey(key: string): string {
  return `••••${key.slice(-4)}`;
}
