import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  DeleteQueryNode,
  InsertQueryNode,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  ReferenceNode,
  TableNode,
  UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  type CompiledQuery,
  type OperationNode,
} from 'kysely';
import { valueIn } from './prepared.ts';

/** The known values of a written row: those of an insert, or of `where column = value`. */
export type KnownValues = Readonly<Record<string, unknown>>;

/** A write, as read from the syntax tree of its query. */
export interface Write {
  readonly table: string;
  readonly kind: 'insert' | 'update' | 'delete';
  /** The columns that an update sets; empty for other writes. */
  readonly columns: readonly string[];
  readonly rows: () => readonly KnownValues[];
}

/** Undefined for reads and for raw SQL. */
export function describeWrite(query: CompiledQuery): Write | undefined {
  const { query: node } = query;
  if (UpdateQueryNode.is(node))
    return {
      ...{ table: nameOf(node.table), kind: 'update' },
      columns: (node.updates ?? []).map(({ column }) => columnOf(column) ?? ''),
      rows: () => [equalities(query, node.where?.where)],
    };
  if (DeleteQueryNode.is(node))
    return {
      ...{ table: nameOf(node.from.froms[0]), kind: 'delete', columns: [] },
      rows: () => [equalities(query, node.where?.where)],
    };
  if (InsertQueryNode.is(node))
    return { table: nameOf(node.into), kind: 'insert', columns: [], rows: () => insertedRows(query, node) };
  return undefined;
}

/** The name of the table; empty, which is the name of no table, for other targets. */
function nameOf(table: OperationNode | undefined): string {
  return table !== undefined && TableNode.is(table) ? table.table.identifier.name : '';
}

function columnOf(node: OperationNode): string | undefined {
  if (ReferenceNode.is(node)) return columnOf(node.column);
  return ColumnNode.is(node) ? node.column.name : undefined;
}

function equalities(query: CompiledQuery, node: OperationNode | undefined): KnownValues {
  if (node === undefined) return {};
  if (ParensNode.is(node)) return equalities(query, node.node);
  if (AndNode.is(node)) return { ...equalities(query, node.left), ...equalities(query, node.right) };
  if (!BinaryOperationNode.is(node)) return {};
  const { leftOperand, operator, rightOperand } = node;
  const column = columnOf(leftOperand);
  const isEquality = OperatorNode.is(operator) && ['=', 'is'].includes(operator.operator);
  if (column === undefined || !isEquality || !ValueNode.is(rightOperand)) return {};
  return { [column]: valueIn(query, rightOperand.value) };
}

function insertedRows(
  query: CompiledQuery,
  { columns = [], values }: InsertQueryNode,
): readonly KnownValues[] {
  if (values === undefined || !ValuesNode.is(values)) return [{}];
  return values.values.map((row) => {
    const list = PrimitiveValueListNode.is(row)
      ? row.values
      : ValueListNode.is(row)
        ? row.values.map((value) => (ValueNode.is(value) ? value.value : undefined))
        : [];
    return Object.fromEntries(columns.map(({ column }, at) => [column.name, valueIn(query, list[at])]));
  });
}
