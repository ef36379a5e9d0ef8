/** The roles of a screen's users (spec section 6). */
export const roles = ['guest', 'user', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The states of a screen: filled, with nothing to show, waiting for the server, failed. */
export const states = ['data', 'empty', 'loading', 'error'] as const;
export type State = (typeof states)[number];

/** The name of a story's export, or why a screen is never in that state. */
export type StateStory = string | { readonly never: string };

/** A test: its file, and the beginning of its name. */
export interface Use {
  readonly file: string;
  readonly test: string;
}

/** One path of the application, as the router has it. */
export interface Screen {
  readonly path: string;
  /** The level 1 heading, in English, for the demo's records; a pattern if it is a record's own title. */
  readonly heading: string | RegExp;
  /** The path of this table that it redirects to when the key is invalid. */
  readonly leadsTo?: string;
  /** Its content, in the words of spec section 2. */
  readonly shows: string;
  /** The title of its stories, and the story for each state. */
  readonly story: { readonly title: string } & Readonly<Record<State, StateStory>>;
  /** The roles that it serves, and the test in which each uses it. The tour of `tests/e2e` opens it as each of them. */
  readonly serves: Readonly<Partial<Record<Role, Use>>>;
  /** Where the other roles are redirected. */
  readonly others: Readonly<Partial<Record<Role, string>>>;
}

/** Where the root redirects signed-in users (spec section 2). */
export const home = { user: '/workspaces', admin: '/admin/users' } as const;

/** Reasons why a screen has no story for a state. */
export const never = {
  list: { never: 'It shows no list.' },
  form: { never: 'A form has its fields.' },
  call: { never: 'It asks the server nothing.' },
} as const;

/** A test in `tests/e2e`. */
export const journey = (file: string, test: string): Use => ({ file: `tests/e2e/${file}`, test });

/** A test in `src/features` or `src/app`. */
export const used = (file: string, test: string): Use => ({ file: `src/${file}`, test });
