import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { copyOutStatement, copyStatement } from '../copy-statement.ts'
import type { Transaction } from '../database.ts'
import { SerialQueue } from '../serial-queue.ts'
import { SqlError } from '../sql-error.ts'
import { refuseEnded, type TransactionScope } from '../transaction-scope.ts'
import { understood } from './server-error.ts'
import { countOf, rowsOf } from './server-query.ts'

/** A connection carries out one statement at a time; those of others who use the transaction wait. */
function transactionOn(client: pg.ClientBase, isOpen: () => boolean): Transaction {
  const queue = new SerialQueue()
  return {
    async query(sql, parameters = []) {
      refuseEnded(isOpen)
      return queue.run(() => rowsOf(client, { sql, parameters, name: null }))
    },
    async script(sql) {
      refuseEnded(isOpen)
      await queue.run(() => client.query(sql).catch(understood))
    },
    async execute(sql, parameters = []) {
      refuseEnded(isOpen)
      return queue.run(() => countOf(client, { sql, parameters, name: null }))
    },
    async copy(table, columns, chunks) {
      refuseEnded(isOpen)
      return queue.run(async () => {
        const stream = client.query(copyFrom(copyStatement(table, columns, 'stdin')))
        await pipeline(Readable.from(chunks), stream).catch(understood)
        return stream.rowCount
      })
    },
    async copyOut(select) {
      refuseEnded(isOpen)
      return queue.run(() => text(client.query(copyTo(copyOutStatement(select, 'stdout')))).catch(understood))
    },
  }
}

/** COMMIT of a transaction in which a statement failed is a rollback, and the caller must not take it for a commit. */
async function commit(client: pg.ClientBase): Promise<void> {
  const { command } = await client.query('commit').catch(understood)
  if (command === 'ROLLBACK') {
    throw new SqlError('The transaction was rolled back because a statement in it failed.', '25P02', null)
  }
}

/**
 * Runs the work in a transaction on one connection.
 *
 * `release` gives the connection back; its argument is true when the connection must not be used again.
 */
export async function inTransaction<T>(
  client: pg.ClientBase,
  scope: TransactionScope,
  work: (transaction: Transaction) => Promise<T>,
  release: (broken: boolean) => void,
): Promise<T> {
  let broken = false
  // The pool listens for errors of idle connections only: without this a lost server would end the process.
  const onError = () => {
    broken = true
  }
  client.on('error', onError)
  try {
    await client.query('begin').catch(understood)
    const result = await scope.run((isOpen) => work(transactionOn(client, isOpen)))
    await commit(client)
    return result
  } catch (error) {
    await client.query('rollback').catch(onError)
    throw error
  } finally {
    client.off('error', onError)
    release(broken)
  }
}
