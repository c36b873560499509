/** What a message asks somebody to decide on: a kind of review, and its subject. */
export interface MessageSubject {
  readonly kind: string
  readonly id: number
}
