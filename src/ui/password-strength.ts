export type StrengthLevel = 0 | 33 | 66 | 100;

const specials = '!@#$%^&*()-_+';

function count(text: string, matches: (character: string) => boolean): number {
  return [...text].filter(matches).length;
}

/** The strength of a password, in the four levels of spec section 5. Only advice: it never blocks a form. */
export function passwordStrength(password: string): StrengthLevel {
  const length = [...password].length;
  if (length < 8) return 0;
  const kinds = [
    count(password, (c) => c >= 'a' && c <= 'z'),
    count(password, (c) => c >= 'A' && c <= 'Z'),
    count(password, (c) => c >= '0' && c <= '9'),
    count(password, (c) => specials.includes(c)),
  ];
  if (length >= 14 && kinds.every((n) => n >= 2)) return 100;
  if (kinds.every((n) => n >= 1)) return 66;
  return kinds.slice(0, 3).some((n) => n >= 1) ? 33 : 0;
}
