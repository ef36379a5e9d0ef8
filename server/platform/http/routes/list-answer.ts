import { Type } from 'typebox';
import { limits } from '../../../../shared/limits.ts';
import type { ListAnswer } from '../../../../shared/wire/basics.ts';
import type { Window } from '../../database/window.ts';

/** The query of every list (api.md section 1). */
export const listQuery = {
  page: Type.Optional(Type.Integer({ description: 'From 1.', minimum: 1, maximum: 1_000_000, default: 1 })),
  page_size: Type.Optional(
    Type.Integer({
      description: 'Records a page.',
      minimum: 1,
      maximum: limits.pageSizeMax,
      default: limits.pageSizeDefault,
    }),
  ),
};

export function windowOf(query: { page?: number; page_size?: number }): Window {
  const limit = query.page_size ?? limits.pageSizeDefault;
  return { limit, offset: ((query.page ?? 1) - 1) * limit };
}

/** A list answer with links to the neighbouring pages, which keep the rest of the query. */
export function listAnswer<Item>(
  url: string,
  window: Window,
  found: { rows: Item[]; count: number },
): ListAnswer<Item> {
  const page = window.offset / window.limit + 1;
  const [path = '', query = ''] = url.split('?');
  const at = (number: number) => {
    const params = new URLSearchParams(query);
    params.set('page', String(number));
    return `${path}?${params}`;
  };
  const last = Math.max(1, Math.ceil(found.count / window.limit));
  return {
    results: found.rows,
    count: found.count,
    next: page < last ? at(page + 1) : null,
    previous: page > 1 ? at(Math.min(page - 1, last)) : null,
  };
}
