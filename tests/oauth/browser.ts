/** Where a browser arrived: the last address, and what is there. */
export interface Arrival {
  readonly url: URL
  readonly status: number
  readonly text: string
}

/** As much of a browser as a sign-in needs: cookies for each origin, redirects, and forms. */
export class Browser {
  readonly #cookies = new Map<string, Map<string, string>>()

  /** Opens an address and follows redirects; stops before the first address that `stop` names. */
  async open(address: string, stop: (url: URL) => boolean = () => false): Promise<Arrival> {
    return this.#follow(new URL(address), {}, stop)
  }

  /** Sends a form, as a page of the same site does, and follows redirects. */
  async submit(
    address: URL,
    fields: Readonly<Record<string, string>>,
    stop: (url: URL) => boolean,
  ): Promise<Arrival> {
    return this.#follow(address, { method: 'POST', body: new URLSearchParams(fields) }, stop)
  }

  /** Calls the API of the site as its own page does. */
  async call(address: string, body?: object): Promise<{ readonly status: number; readonly json: unknown }> {
    const url = new URL(address)
    const answer = await this.#fetch(url, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', origin: url.origin },
    })
    return { status: answer.status, json: await answer.json() }
  }

  cookie(origin: string, name: string): string | undefined {
    return this.#cookies.get(origin)?.get(name)
  }

  async #follow(start: URL, first: RequestInit, stop: (url: URL) => boolean): Promise<Arrival> {
    let url = start
    let init = first
    for (let step = 0; step < 20; step += 1) {
      const answer = await this.#fetch(url, init)
      const text = await answer.text()
      const next = answer.headers.get('location')
      if (next === null) return { url, status: answer.status, text }
      url = new URL(next, url)
      init = {}
      if (stop(url)) return { url, status: answer.status, text: '' }
    }
    throw new Error(`The redirects do not end: ${url}`)
  }

  async #fetch(url: URL, init: RequestInit): Promise<Response> {
    const jar = this.#cookies.get(url.origin) ?? new Map<string, string>()
    this.#cookies.set(url.origin, jar)
    const headers = new Headers(init.headers)
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const text of answer.headers.getSetCookie()) {
      const [pair = ''] = text.split(';')
      const name = pair.slice(0, pair.indexOf('='))
      const value = pair.slice(pair.indexOf('=') + 1)
      if (value === '' || /max-age=0/i.test(text)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
}
