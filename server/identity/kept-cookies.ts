/** Cookies of a request by name, as they were sent. */
export function cookiesIn(headers: Headers): ReadonlyMap<string, string> {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='))
  return new Map(pairs.map(([name = '', ...value]) => [name, value.join('=')]))
}

/** The same headers with these cookies alone, and without a bearer token: nobody is signed in by them. */
export function keepCookies(headers: Headers, names: readonly string[]): Headers {
  const own = new Headers(headers)
  const cookies = cookiesIn(headers)
  const kept = names.flatMap((name) => {
    const value = cookies.get(name)
    return value ? [`${name}=${value}`] : []
  })
  own.delete('authorization')
  own.delete('cookie')
  if (kept.length > 0) own.set('cookie', kept.join('; '))
  return own
}
