import type { CallOptions, Person } from '../../support/world.ts';
import type { AccessStage } from './access-stage.ts';

/**
 * The callers: a guest without credentials, the user who owns the records, another user, an administrator, and a site with an API
 * key of the user's workspace.
 */
export const roles = ['guest', 'user', 'stranger', 'admin', 'site'] as const;
export type Role = (typeof roles)[number];

/** The status of the answer, by who calls. */
export type Answered = Readonly<Record<Role, number>>;

/** Ids of the records in a call. All belong to the user, except those under `model`, which are shared. */
export type Ids = AccessStage['ids'];

/** The parts of a call besides its address. Query and body have the members that the table of calls in section 7 names. */
interface Details {
  /** The members of the answer that this table calls “Response read”. */
  readonly read?: string;
  /** The JSON body. */
  readonly body?: (ids: Ids, stage: AccessStage) => unknown;
  /** A body that is no JSON, and headers. */
  readonly send?: (ids: Ids, stage: AccessStage) => Pick<CallOptions, 'body' | 'headers'>;
  /** Makes the records that the call needs; the others are the stage's own. */
  readonly records?: (stage: AccessStage) => Promise<Ids>;
  /** Who replaces a role, if the call uses up its session or account. */
  readonly standIn?: (role: Role, person: Person, at: { ids: Ids; stage: AccessStage }) => Promise<Person>;
}

/** One line of the matrix: a way to call a route, and the answer to each role. */
export interface AccessLine extends Details {
  /** Method and address; `{page}` is the id of that record. */
  readonly call: string;
  readonly answered: Answered;
}

export function line(call: string, answered: Answered, details: Details = {}): AccessLine {
  return { call, answered, ...details };
}

/** Everybody gets the same answer; credentials are ignored. */
export function everybody(status: number): Answered {
  return { guest: status, user: status, stranger: status, admin: status, site: status };
}

/** Users and administrators, each with their own records. */
export function signedIn(status: number): Answered {
  return { guest: 401, user: status, stranger: status, admin: status, site: 401 };
}

/** Users only; the call is about no particular record. */
export function users(status: number): Answered {
  return { ...signedIn(status), admin: 403 };
}

/** The owner of the record. To another user it does not exist or, in a body, is an invalid choice. */
export function owner(status: number, stranger = 404): Answered {
  return { guest: 401, user: status, stranger, admin: 403, site: 401 };
}

/** The same, but administrators count as users: another user's record does not exist for them. */
export function ownAccount(status: number): Answered {
  return { guest: 401, user: status, stranger: 404, admin: 404, site: 401 };
}

export function admins(status: number): Answered {
  return { guest: 401, user: 403, stranger: 403, admin: status, site: 401 };
}

export function sites(status: number): Answered {
  return { guest: 401, user: 401, stranger: 401, admin: 401, site: status };
}
