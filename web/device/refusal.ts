/** A call that failed, as those who send need to know it: the page and the worker have an error of their own each. */
export interface Refusal {
  /** 0: no answer arrived. */
  readonly status: number
  readonly code: string
  readonly message: string
}

/** The refusal that an error is; null: it is none. */
export function refusalIn(error: unknown): Refusal | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return { status: error.status, code, message: error.message }
}

/** The code of the refusal that an error is; empty: it is none. */
export function codeOf(error: unknown): string {
  return refusalIn(error)?.code ?? ''
}
