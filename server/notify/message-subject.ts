/** The subject of a decision that a message asks for: a kind of review, and its id. */
export interface MessageSubject {
  readonly kind: string
  readonly id: number
}
