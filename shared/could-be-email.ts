/** Rejects obviously invalid email addresses before they are sent. The server decides, with `isEmailAddress`. */
export function couldBeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text.trim());
}
