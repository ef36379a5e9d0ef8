/** Who looks at a screen (spec section 6). */
export const roles = ['guest', 'user', 'admin'] as const;
export type Role = (typeof roles)[number];

/** What a screen can be in: filled, with nothing to show, waiting for the server, refused by it. */
export const states = ['data', 'empty', 'loading', 'error'] as const;
export type State = (typeof states)[number];

/** The name of a story's export, or the reason why a screen is never in that state. */
export type StateStory = string | { readonly never: string };

/** A test of `tests/e2e`: its file, and the beginning of its name. */
export interface Journey {
  readonly file: string;
  readonly test: string;
}

/** One path of the application, as the router has it. */
export interface Screen {
  readonly path: string;
  /** Level 1 heading in English for the demo's records; a pattern where it is a record's own title. */
  readonly heading: string | RegExp;
  /** Where the path leads at once, with a key that nobody gave out: another path of this table. */
  readonly leadsTo?: string;
  /** What is to be seen there, in the words of spec section 2. */
  readonly shows: string;
  /** The title of its stories, and the story of each state. */
  readonly story: { readonly title: string } & Readonly<Record<State, StateStory>>;
  /** Whom it serves, and the journey in which they use it. */
  readonly serves: Readonly<Partial<Record<Role, Journey>>>;
  /** Where everybody else ends up. */
  readonly others: Readonly<Partial<Record<Role, string>>>;
}

/** Where the root takes those who have signed in (spec section 2). */
export const home = { user: '/workspaces', admin: '/admin/users' } as const;

/** Why a screen has no story of a state. */
export const never = {
  list: { never: 'It shows no list.' },
  form: { never: 'A form has its fields.' },
  call: { never: 'It asks the server nothing.' },
} as const;

const journey =
  (file: string) =>
  (test: string): Journey => ({ file, test });
export const accounts = journey('accounts.test.ts');
export const signingIn = journey('screens/signing-in.test.ts');
export const visiting = journey('screens/guests.test.ts');
export const working = journey('screens/workspaces.test.ts');
export const composing = journey('screens/content.test.ts');
export const illustrating = journey('screens/media.test.ts');
export const owning = journey('screens/profile.test.ts');
export const administering = journey('screens/administration.test.ts');
