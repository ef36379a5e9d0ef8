import type { Source } from '../templates.ts';
import type { Person } from '../../support/world.ts';
import type { Cast } from './cast.ts';
import type { KnownRecords } from './known-records.ts';
import type { ActorName } from './stage.ts';

const nobody = '019ab3a0-0000-7000-8000-000000000000';

/** What the fuzzer knows about the world. */
export interface Knowledge {
  readonly cast: Cast;
  readonly known: KnownRecords;
  readonly victim: Person;
}

/** The value for a placeholder, when this actor asks. */
export function findSource(
  { cast, known, victim }: Knowledge,
  actor: ActorName,
  source: Source,
  addressed: unknown,
): unknown {
  switch (source.kind) {
    case 'own':
      return cast.person(actor)[source.fact];
    case 'victim_email':
      return victim.email;
    case 'mailed':
      return cast.mailedKey(source.index);
    case 'captcha':
      return cast.takeCaptcha();
    case 'addressed':
      return memberOf(addressed, source.member);
    case 'record': {
      if (source.whose === 'never') return nobody;
      const holder = holderOf(known, actor, source);
      const ids = known.ids(holder, source.collection);
      const id = ids[source.index % Math.max(ids.length, 1)] ?? nobody;
      return source.member === 'id' ? id : (memberOf(known.record(id), source.member) ?? 'unknown');
    }
  }
}

/**
 * Whose records to use. Administrators moderate users, images and websites, so they never get the victim's: they would be
 * allowed to change them.
 */
function holderOf(
  known: KnownRecords,
  actor: ActorName,
  { whose, collection }: Extract<Source, { kind: 'record' }>,
): ActorName | 'victim' {
  const moderated = actor === 'admin' && ['users', 'media', 'websites'].includes(collection);
  if (whose === 'foreign' && !moderated) return 'victim';
  if (whose === 'other' || whose === 'foreign') return actor === 'stranger' ? 'user' : 'stranger';
  if (actor === 'stranger' || known.ids(actor, collection).length > 0) return actor;
  return moderated ? 'stranger' : 'user';
}

/** A member by its name; `page_blocks[].id` means the ids of all items in a list. */
function memberOf(record: unknown, member: string): unknown {
  if (typeof record !== 'object' || record === null) return undefined;
  const [name = '', inner] = member.split('[].');
  const value = (record as Readonly<Record<string, unknown>>)[name];
  return inner === undefined || !Array.isArray(value) ? value : value.map((item) => memberOf(item, inner));
}
