import { appendFileSync } from 'node:fs'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { LARGE_EVERY, LARGE_ROWS } from './entries.ts'

/**
 * Writes transactions for ever, and notes each in a journal once it was acknowledged:
 * `node write-until-killed.ts FOLDER JOURNAL`. Every tenth is a large one, every hundredth is followed by a checkpoint.
 */
const [, , dataDir = '', journal = ''] = process.argv
const database = await openDatabase({ databaseUrl: null, directUrl: null, dataDir })
await database.script(
  `create table if not exists entry (id int primary key, text text not null);
   create table if not exists audit (entry int not null);
   create table if not exists bulk (entry int not null, item int not null, primary key (entry, item));
   create table if not exists counter (entries int not null);
   insert into counter select 0 where not exists (select from counter)`,
)
const [last] = await database.query<{ id: number }>('select coalesce(max(id), 0) as id from entry')
for (let id = (last?.id ?? 0) + 1; ; id += 1) {
  await database.transaction(async (transaction) => {
    await transaction.query('insert into entry values ($1, $2)', [id, 'x'.repeat(id % 500)])
    await transaction.query('insert into audit values ($1)', [id])
    await transaction.query('update counter set entries = entries + 1')
    if (id % LARGE_EVERY === 0) {
      await transaction.query('insert into bulk select $1, generate_series(1, $2::int)', [id, LARGE_ROWS])
    }
  })
  appendFileSync(journal, `${id}\n`)
  if (id % 100 === 0) await database.checkpoint()
  if (id % 20 === 0) process.stdout.write(`${id}\n`)
}
