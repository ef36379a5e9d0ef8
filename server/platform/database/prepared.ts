import type { CompiledQuery, Kysely } from 'kysely';
import { dialectOf, type Dialect } from './dialect.ts';
import type { Schema } from './schema.ts';

type Db = Kysely<Schema>;

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

interface PreparedQuery<Row> extends CompiledQuery<Row> {
  readonly given: Readonly<Record<string, unknown>>;
}

/** The value of a node in the syntax tree of a query, which has placeholders if the query was prepared. */
export function valueIn(query: CompiledQuery, value: unknown): unknown {
  return value instanceof Placeholder ? (query as PreparedQuery<unknown>).given[value.name] : value;
}

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * Builds and compiles a query once per database and runs it with different values: building and compiling take longer
 * than SQLite takes to answer. `build` gets a placeholder for each value. Placeholders may stand for any value except
 * lists after `in`, and must not be inspected. The query may depend only on the dialect.
 */
export function prepare<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const compiled = new Map<Dialect, CompiledQuery<Row>>();
  const compile = (db: Db, dialect: Dialect) => {
    const query = build(db, placeholders as Values).compile();
    compiled.set(dialect, query);
    return query;
  };
  return async (db, values) => {
    const dialect = dialectOf(db);
    const query = compiled.get(dialect) ?? compile(db, dialect);
    const given = values as Readonly<Record<string, unknown>>;
    const parameters = query.parameters.map((one) => (one instanceof Placeholder ? given[one.name] : one));
    const run: PreparedQuery<Row> = { ...query, parameters, given };
    return (await db.executeQuery<Row>(run)).rows;
  };
}

/** Like `prepare`, for a query that returns at most one row. */
export function prepareFirst<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row | undefined> {
  const run = prepare(build);
  return async (db, values) => (await run(db, values))[0];
}

const placeholders: object = new Proxy(
  {},
  { get: (_target, name) => (typeof name === 'string' ? new Placeholder(name) : undefined) },
);
