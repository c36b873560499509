/** A refusal of the server. `errors` holds sentences for each field of a form. */
export class AskError extends Error {
  /** 0: no answer arrived. */
  readonly status: number
  /** The problem's code: `sign-in-refused`; empty when no answer arrived. */
  readonly code: string
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** The whole problem, for what some calls say beside it. */
  readonly problem: Readonly<Record<string, unknown>>

  constructor(
    status: number,
    code: string,
    message: string,
    errors: AskError['errors'] = {},
    problem: AskError['problem'] = {},
  ) {
    super(message)
    this.name = 'AskError'
    this.status = status
    this.code = code
    this.errors = errors
    this.problem = problem
  }
}
