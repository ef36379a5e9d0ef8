import fc from 'fast-check';
import type { Operation, Schema } from '../operations.ts';
import type { ActorName, KnownModel } from '../stage/stage.ts';
import { Placeholder, type Template } from '../templates.ts';
import { anyValue } from './odd-values.ts';
import { queriesOf, pathValuesOf, type Segment } from './addresses.ts';
import { anyForm, type FormPlan } from './forms.ts';
import { someContentType, someForgery, someHeaders, type Header } from './headers.ts';
import { createHint, modelledBodies } from './hints.ts';
import { anyMangling, type Mangling } from './mangle.ts';
import { mostly, rarely } from './mostly.ts';
import { anyMutation, type Mutation } from './mutations.ts';
import { valuesOf, type Hint, type Place } from './schema-values.ts';

/** A JSON body: a value that the schema admits, the changes to it, and the changes to its bytes. */
export interface JsonPlan {
  readonly value: Template;
  readonly mutations: readonly Mutation[];
  readonly mangle: Mangling | undefined;
}

/** A call of an operation in the description. */
export interface Step {
  readonly operation: Operation;
  readonly actor: ActorName;
  /** Replaces the actor's authorization. */
  readonly forgery: string | undefined;
  /** Now and then another method than the operation's. */
  readonly method: string | undefined;
  readonly path: Readonly<Record<string, Segment>>;
  readonly slash: boolean;
  readonly query: readonly (readonly [string, Template])[];
  readonly headers: readonly Header[];
  readonly json: JsonPlan | undefined;
  readonly form: FormPlan | undefined;
  readonly contentType: string | undefined;
}

/** Requests that run one after the other; several such scripts run at once. */
export type Batch = readonly (readonly Step[])[];

/** Everything to send, derived from the API's description. */
export function batchesOf(
  operations: readonly Operation[],
  models: readonly KnownModel[],
): fc.Arbitrary<Batch> {
  const hint = createHint(operations, models);
  const calls = operations.map((operation) => ({
    arbitrary: callsOf(operation, models, hint),
    weight: weightOf(operation),
  }));
  const script = fc.array(fc.oneof(...calls), { minLength: 1, maxLength: 16, size: 'max' });
  return fc.array(script, { minLength: 1, maxLength: 8, size: 'max' });
}

/** Less weight for calls that delete what later requests need, and for one that always returns the same long text. */
function weightOf({ name }: Operation): number {
  if (name === 'GET /api/openapi.json') return 1;
  return /^DELETE \/api\/(users|workspaces)\//.test(name) ? 3 : 10;
}

function callsOf(operation: Operation, models: readonly KnownModel[], hint: Hint): fc.Arbitrary<Step> {
  return fc.record({
    operation: fc.constant(operation),
    actor: actorsOf(operation),
    forgery: someForgery,
    method: rarely(fc.constantFrom('PUT', 'HEAD', 'OPTIONS', 'POST', 'GET', 'DELETE', 'PATCH')),
    path: pathValuesOf(operation, hint),
    slash: mostly(fc.constant(true), fc.constant(false), 12),
    query: queriesOf(operation, hint),
    headers: someHeaders,
    json: jsonOf(operation, models, hint),
    form: operation.form === undefined ? fc.constant(undefined) : anyForm,
    contentType: someContentType,
  });
}

/** Usually an actor who is allowed to do it; sometimes another, who must be rejected. */
function actorsOf({ needs }: Operation): fc.Arbitrary<ActorName> {
  const others = fc.constantFrom<ActorName>('guest', 'user', 'site');
  if (needs === 'nothing') return mostly(fc.constant('guest'), others, 3);
  if (needs === 'api_key') return mostly(fc.constant('site'), others, 6);
  return mostly(fc.constantFrom<ActorName>('user', 'user', 'stranger', 'admin'), others, 12);
}

function jsonOf(
  operation: Operation,
  models: readonly KnownModel[],
  hint: Hint,
): fc.Arbitrary<JsonPlan | undefined> {
  const schema = operation.body;
  if (schema === undefined) return rarely(plansOf(fc.constant({})));
  const place = { name: '', addressed: operation.path.includes('{'), hint: nameless(hint) };
  const members = membersOf(schema, place);
  const modelled = modelledBodies(schema, models);
  if (modelled === undefined) return plansOf(members);
  const merged = fc
    .tuple(members, modelled)
    .map(([value, model]): Template => ({ ...(value as Record<string, Template>), ...model }));
  return plansOf(merged);
}

/** The whole body has no name, so hints apply only to its members. */
function nameless(hint: Hint): Hint {
  return (name, schema) => (name === '' ? undefined : hint(name, schema));
}

/** A member may repeat what the addressed record has; the whole body is not a member. */
function membersOf(schema: Schema, place: Place): fc.Arbitrary<Template> {
  const { properties, required = [] } = schema;
  if (properties === undefined) return valuesOf(schema, { ...place, addressed: false });
  const entries = Object.entries(properties);
  const written = entries.filter(([, member]) => member.readOnly !== true);
  const members = written.map(([name, member]) => [name, valuesOf(member, { ...place, name })] as const);
  const body = fc.record(Object.fromEntries(members), { requiredKeys: [...required] });
  const read = entries.filter(([, member]) => member.readOnly === true).map(([name]) => name);
  return fc
    .tuple(body, rarely(sentBack(read)))
    .map(([value, extra]): Template => ({ ...(extra as Record<string, Template>), ...value }));
}

/** Read-only members, sent back as received or with any value: the server ignores them. */
function sentBack(names: readonly string[]): fc.Arbitrary<Record<string, Template | undefined>> {
  const known = (member: string) => fc.constant(new Placeholder({ kind: 'addressed', member }));
  const members = names.map(
    (name) => [name, fc.oneof<fc.Arbitrary<Template>[]>(known(name), anyValue)] as const,
  );
  return fc.record(Object.fromEntries(members), { requiredKeys: [] });
}

function plansOf(value: fc.Arbitrary<Template>): fc.Arbitrary<JsonPlan> {
  return fc.record({
    value,
    mutations: mostly(fc.constant([]), fc.array(anyMutation, { minLength: 1, maxLength: 3, size: 'max' }), 1),
    mangle: rarely(anyMangling),
  });
}
