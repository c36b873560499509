/** Something that somebody wrote and that waits to be sent. Everything else about it is its own kind's. */
export interface Waiting {
  /** Given by the database: the order in which things are sent. */
  readonly id?: number
  /** Whose it is. */
  readonly account: number
  /** What it is about: of one subject only the newest waits. */
  readonly subject: string
  readonly kind: 'document' | 'comment'
  readonly title: string
  /** ISO-8601. */
  readonly at: string
  /** The name of the attempt, which the server knows: sent twice it is done once. */
  readonly attempt: string
  /** What is sent, as JSON. */
  readonly content: string
  readonly status: 'waiting' | 'changedElsewhere' | 'refused' | 'signIn'
  /** The words of the server, where it refused. */
  readonly why: string
}
