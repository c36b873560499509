/** Something that somebody wrote and that waits to be sent. Everything else about it is its own kind's. */
export interface Waiting {
  /** Given by the database: the order in which things are sent. */
  readonly id?: number
  /** Whose it is. */
  readonly account: number
  /** What it is about: of one subject only the newest waits. */
  readonly subject: string
  /** A document, a comment, a form of figures, a view for the history, or a topic that is followed or no more. */
  readonly kind: 'document' | 'comment' | 'form' | 'view' | 'topic'
  readonly title: string
  /** ISO-8601. */
  readonly at: string
  /** The name of the attempt, which the server knows: sent twice it is done once. */
  readonly attempt: string
  /** What is sent, as JSON. */
  readonly content: string
  /** `sent`: without a page, which says so when it is opened next. */
  readonly status: 'waiting' | 'changedElsewhere' | 'refused' | 'signIn' | 'sent'
  /** The words of the server, where it refused. */
  readonly why: string
}
