/** Catches what is plainly no email address before it is sent. The server decides, with `isEmailAddress`. */
export function couldBeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text.trim());
}
