/** The main thread's orders to the worker that holds the database. */
export type Order =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly (string | null)[] }
  | { readonly kind: 'script'; readonly sql: string }
  | { readonly kind: 'copy'; readonly sql: string; readonly chunk: string }
  | { readonly kind: 'copy-out'; readonly sql: string }
  | { readonly kind: 'checkpoint'; readonly onlyIfWritten: boolean }
  | { readonly kind: 'statistics' }
  | { readonly kind: 'close' }

export interface Request {
  readonly id: number
  readonly order: Order
}

/** Rows column by column, which crosses between threads with the least work. `count` is the command's own count. */
export interface Answer {
  readonly command: string
  readonly count: number
  readonly names: readonly string[]
  readonly columns: readonly (readonly unknown[])[]
}

/** An answer without rows. */
export const NOTHING: Answer = { command: '', count: 0, names: [], columns: [] }

export interface Refusal {
  readonly message: string
  /** The SQLSTATE; empty when the error is not one of the database's. */
  readonly code: string
  readonly constraint: string | null
  /** The database cannot go on: its thread ends after this, and a new one recovers from the log. */
  readonly fatal: boolean
}

/** The first message of the worker, then one per request in the order asked. */
export type Reply =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly refusal: Refusal }

/** The id of the reply that says whether the database opened. */
export const OPENING = 0

/** The options that the worker is started with. */
export interface WorkerOptions {
  readonly folder: string
  /** To make a database there and end, or to serve the one that is there. */
  readonly work: 'make' | 'serve'
}
