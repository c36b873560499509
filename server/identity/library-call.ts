import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, SqlRunner } from '#server/platform/database/database.ts'

/** A code that has to reach somebody by mail. */
export interface CodeToSend {
  readonly email: string
  readonly code: string
}

/** The data that the product and the sign-in library exchange during one call, beside its parameters. */
interface LibraryCall {
  /** The writes of the library belong to this transaction. */
  readonly transaction?: SqlRunner
  /** Where a provider sends the browser back to, when it is not the usual address. */
  readonly returnAddress?: string
  /** Takes the code that the library made; the caller posts it. */
  readonly take?: (code: CodeToSend) => void
}

const calls = new AsyncLocalStorage<LibraryCall>()

/**
 * Runs calls of the sign-in library and the product's own statements as one transaction: with the row of the audit log,
 * or not at all. It rolls back when `work` rejects, so refusals that must be counted are given back, not thrown.
 */
export function inOneTransaction<T>(
  database: Database,
  work: (transaction: SqlRunner) => Promise<T>,
): Promise<T> {
  return database.transaction((transaction) =>
    calls.run({ ...calls.getStore(), transaction }, () => work(transaction)),
  )
}

/** The transaction that the library's statements belong to; undefined: none, each stands for itself. */
export function joinedTransaction(): SqlRunner | undefined {
  return calls.getStore()?.transaction
}

/** Runs a call of the library for which a provider sends the browser back to `address`. */
export function withReturnAddress<T>(address: string, work: () => Promise<T>): Promise<T> {
  return calls.run({ ...calls.getStore(), returnAddress: address }, work)
}

export function returnAddress(): string | undefined {
  return calls.getStore()?.returnAddress
}

/** Runs a call of the library that makes a code, and gives the code; null: none was made. */
export async function codeOf(work: () => Promise<unknown>): Promise<CodeToSend | null> {
  let made: CodeToSend | null = null
  const take = (code: CodeToSend) => {
    made = code
  }
  await calls.run({ ...calls.getStore(), take }, work)
  return made
}

/** Hands a code that the library made to the person who asked for it. */
export function handOver(code: CodeToSend): void {
  calls.getStore()?.take?.(code)
}
