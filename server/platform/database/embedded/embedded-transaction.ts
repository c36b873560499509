import { copyOutStatement, copyStatement } from '../copy-statement.ts'
import type { SqlValue, Transaction } from '../database.ts'
import { SqlError } from '../sql-error.ts'
import { refuseEnded, type TransactionScope } from '../transaction-scope.ts'
import { parameterText } from '../value-text.ts'
import type { Answer } from './messages.ts'
import type { WorkerConnection } from './worker-connection.ts'

function rowOf(answer: Answer, index: number): object {
  return Object.fromEntries(answer.names.map((name, column) => [name, answer.columns[column]?.[index]]))
}

/** Rows of one statement, from the worker. `Row` is what the caller says the statement answers. */
export async function rowsOf<Row extends object>(
  connection: WorkerConnection,
  sql: string,
  parameters: readonly SqlValue[],
): Promise<Row[]> {
  const answer = await asked(connection, sql, parameters)
  const count = answer.columns[0]?.length ?? 0
  return Array.from({ length: count }, (_, index) => rowOf(answer, index) as Row)
}

function asked(connection: WorkerConnection, sql: string, parameters: readonly SqlValue[]): Promise<Answer> {
  return connection.ask({ kind: 'query', sql, parameters: parameters.map(parameterText) })
}

function transactionOn(connection: WorkerConnection, isOpen: () => boolean): Transaction {
  return {
    async query(sql, parameters = []) {
      refuseEnded(isOpen)
      return rowsOf(connection, sql, parameters)
    },
    async script(sql) {
      refuseEnded(isOpen)
      await connection.ask({ kind: 'script', sql })
    },
    async execute(sql, parameters = []) {
      refuseEnded(isOpen)
      return (await asked(connection, sql, parameters)).count
    },
    async copy(table, columns, chunks) {
      refuseEnded(isOpen)
      const sql = copyStatement(table, columns, "'/dev/blob'")
      let count = 0
      for await (const chunk of chunks) {
        if (chunk !== '') count += (await connection.ask({ kind: 'copy', sql, chunk })).count
      }
      return count
    },
    async copyOut(select) {
      refuseEnded(isOpen)
      const sql = copyOutStatement(select, "'/dev/blob'")
      const { columns } = await connection.ask({ kind: 'copy-out', sql })
      return String(columns[0]?.[0] ?? '')
    },
  }
}

/** Runs the work in a transaction. The caller sees to it that nothing else is asked meanwhile. */
export async function inTransaction<T>(
  connection: WorkerConnection,
  scope: TransactionScope,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  await connection.ask({ kind: 'script', sql: 'begin' })
  try {
    const result = await scope.run((isOpen) => work(transactionOn(connection, isOpen)))
    const { command } = await connection.ask({ kind: 'script', sql: 'commit' })
    if (command === 'ROLLBACK') {
      throw new SqlError('The transaction was rolled back because a statement in it failed.', '25P02', null)
    }
    return result
  } catch (error) {
    // Without effect when the transaction has ended already; the first error is the one to tell.
    await connection.ask({ kind: 'script', sql: 'rollback' }).catch(() => {})
    throw error
  }
}
