/**
 * The member `conflict` of a 409 of `PATCH /document/{id}`, from which the author who saves second can put
 * both together (`documentChanges` and `mergedDocument` of the domain). Documents as they were stored: read
 * them with `readDocument`.
 */
export interface DocumentConflict {
  /** The last version; send it along with the document that both are put together to. */
  readonly version: number
  /** The version that the second author began with; null: it is too long ago. */
  readonly base: unknown
  readonly saved: unknown
  /** Username of the author who saved it; null: the account is gone. */
  readonly by: string | null
  /** Saved by the same person, in another window or on another device. */
  readonly is_own: boolean
  readonly at: string | null
}
