/**
 * The floor for database reads and writes: Fastify over node:sqlite with prepared statements, and no access control, no
 * validation and no history. Every read runs queries and serialises; every write is one UPDATE that is on the disk before
 * it is answered.
 */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import { blockData, blocksOfPage } from '../content.ts';

const pages = Number(process.env['PAGES']);
const db = new DatabaseSync(path.join(process.env['DATA_DIR'] ?? '', 'floor.sqlite'));
db.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE users (id TEXT PRIMARY KEY, name TEXT, email TEXT);
  CREATE TABLE pages (
    id TEXT PRIMARY KEY, url_path TEXT UNIQUE, title TEXT, workspace TEXT, edits INTEGER, published_edits INTEGER,
    live_version INTEGER, published_at TEXT, created_at TEXT, created_by TEXT, last_update TEXT, last_update_by TEXT,
    revision INTEGER
  );
  CREATE TABLE blocks (id TEXT PRIMARY KEY, page TEXT, position INTEGER, type TEXT, data TEXT);
  CREATE INDEX blocks_of_page ON blocks (page, position);
`);
fill();

const pageByPath = db.prepare('SELECT id, title, url_path, published_at FROM pages WHERE url_path = ?');
const blocksOf = db.prepare('SELECT id, type, data FROM blocks WHERE page = ? ORDER BY position');
const firstPages = db.prepare(`
  SELECT pages.*, users.name, users.email FROM pages JOIN users ON users.id = pages.created_by
  WHERE workspace = ? ORDER BY pages.id LIMIT 100
`);
const update = db.prepare('UPDATE blocks SET data = ? WHERE id = ?');
const app = fastify();

app.get<{ Querystring: { path: string } }>('/pages', (request, reply) => {
  const page = pageByPath.get(request.query.path);
  if (page === undefined) throw new Error('There is no such page.');
  const blocks = blocksOf
    .all(page['id'] ?? null)
    .map((row) => ({ ...row, data: JSON.parse(String(row['data'])) as unknown }));
  void reply.send({ ...page, blocks });
});

app.get('/list', (_request, reply) => void reply.send({ results: firstPages.all('w') }));

app.patch<{ Params: { id: string }; Body: { data: unknown } }>('/blocks/:id', (request, reply) => {
  const { id } = request.params;
  update.run(JSON.stringify(request.body.data), id);
  void reply.send({ id, data: request.body.data });
});

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });

function fill(): void {
  const page = db.prepare(`INSERT INTO pages VALUES (?, ?, ?, 'w', 1, 1, 1, ?, ?, 'u', ?, 'u', 1)`);
  const block = db.prepare('INSERT INTO blocks VALUES (?, ?, ?, ?, ?)');
  const now = new Date(0).toISOString();
  db.exec(`BEGIN; INSERT INTO users VALUES ('u', 'Demo Editor', 'editor@localhost.test')`);
  for (let number = 0; number < pages; number += 1) {
    page.run(`p${number}`, `/page-${number}`, `Page ${number}`, now, now, now);
    for (let position = 0; position < blocksOfPage; position += 1) {
      const data = JSON.stringify(blockData(position));
      block.run(`p${number}-b${position}`, `p${number}`, position, 'Rich section', data);
    }
  }
  db.exec('COMMIT');
}
