import type { Database } from '#server/platform/database/database.ts'

/** A database that counts the statements outside transactions. */
export function countedDatabase(database: Database): { readonly database: Database; statements(): number } {
  let statements = 0
  const counted: Database = {
    kind: database.kind,
    replicas: null,
    listen: (topic, heard) => database.listen(topic, heard),
    query: (sql, parameters) => {
      statements++
      return database.query(sql, parameters)
    },
    transaction: (work) => database.transaction(work),
    directTransaction: (work) => database.directTransaction(work),
    script: (sql) => database.script(sql),
    checkpoint: () => database.checkpoint(),
    close: () => database.close(),
  }
  return { database: counted, statements: () => statements }
}
