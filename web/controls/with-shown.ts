import { addressToShare } from '#web/memory/shown-address.ts'
import { withQuery } from './use-address-state.ts'

/** A page that begins with the indicator and the place that the open view shows. */
export function withShown(href: string): string {
  const shown = new URL(addressToShare()).searchParams
  const query = new URLSearchParams()
  for (const name of ['indicator', 'location']) {
    const [first = ''] = (shown.get(name) ?? '').split(',')
    if (first !== '') query.set(name, first)
  }
  return withQuery(href, query)
}
