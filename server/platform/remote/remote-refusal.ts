import type { PULL_FAILURES } from '#contract/data-import/data-pulls.ts'

type RemoteFailure = (typeof PULL_FAILURES)[number]

/** Failures that come again however often one asks. */
const LASTING: readonly RemoteFailure[] = ['not-listed', 'own-network', 'too-large', 'too-many-hops']

/** Another server was not read. */
export class RemoteRefusal extends Error {
  readonly kind: RemoteFailure
  /** The status that it answered with; null: it did not answer. */
  readonly status: number | null

  constructor(kind: RemoteFailure, status: number | null = null) {
    super(status === null ? kind : `${kind} ${status}`)
    this.name = 'RemoteRefusal'
    this.kind = kind
    this.status = status
  }

  /** Whether asking again later is of no use: the address or the token has to change. */
  get isLasting(): boolean {
    return (
      LASTING.includes(this.kind) ||
      (this.status !== null && this.status >= 300 && this.status < 500 && this.status !== 429)
    )
  }
}
