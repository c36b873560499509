import { PASSWORD } from '#tests/builders/people.ts'

/** The answer of a running product to somebody's call. */
export interface Answered {
  readonly status: number
  /** The JSON of the answer; null when there is none. */
  readonly body: unknown
}

/** Calls a running product with a bearer token, or without one. */
export async function call(
  url: string,
  method: string,
  path: string,
  { token, body }: { readonly token?: string; readonly body?: object | FormData } = {},
): Promise<Answered> {
  const isForm = body instanceof FormData
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

/** Signs in with the password of all test people. Gives the bearer token; fails when it is refused. */
export async function tokenOf(url: string, username: string): Promise<string> {
  const { status, body } = await call(url, 'POST', '/login', { body: { username, password: PASSWORD } })
  if (status !== 200 || body === null || typeof body !== 'object' || !('token' in body)) {
    throw new Error(`${username} could not sign in: ${status} ${JSON.stringify(body)}`)
  }
  return String(body.token)
}
