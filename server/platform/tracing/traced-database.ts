import type { Database, SqlRunner, Transaction } from '#server/platform/database/database.ts'

/** Does a piece of work and tells of it: what kind it is, and the text of its statement, which holds no values. */
export type Traced = <T>(kind: string, statement: string, work: () => Promise<T>) => Promise<T>

/** A database whose statements and transactions are told of. */
export function tracedDatabase(database: Database, traced: Traced): Database {
  const inTransaction =
    <T>(work: (transaction: Transaction) => Promise<T>) =>
    (transaction: Transaction) =>
      work(tracedTransaction(transaction, traced))
  return {
    kind: database.kind,
    replicas: database.replicas,
    ...tracedRunner(database, traced),
    listen: (topic, heard) => database.listen(topic, heard),
    transaction: (work) => traced('transaction', '', () => database.transaction(inTransaction(work))),
    directTransaction: (work) =>
      traced('transaction', '', () => database.directTransaction(inTransaction(work))),
    script: (sql) => traced('script', sql, () => database.script(sql)),
    checkpoint: () => traced('checkpoint', '', () => database.checkpoint()),
    close: () => database.close(),
  }
}

function tracedRunner(runner: SqlRunner, traced: Traced): SqlRunner {
  return { query: (sql, parameters) => traced(kindOf(sql), sql, () => runner.query(sql, parameters)) }
}

function tracedTransaction(transaction: Transaction, traced: Traced): Transaction {
  return {
    ...tracedRunner(transaction, traced),
    script: (sql) => traced('script', sql, () => transaction.script(sql)),
    execute: (sql, parameters) => traced(kindOf(sql), sql, () => transaction.execute(sql, parameters)),
    copy: (table, columns, chunks) =>
      traced('copy', `copy ${table}`, () => transaction.copy(table, columns, chunks)),
    copyOut: (select) => traced('copy', select, () => transaction.copyOut(select)),
  }
}

/** The first word of a statement. */
function kindOf(sql: string): string {
  return /\w+/.exec(sql)?.[0].toLowerCase() ?? 'statement'
}
