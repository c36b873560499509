import { addressCodec, type Parameter } from '#domain/address/address-codec.ts'
import { id } from '#domain/address/parameters.ts'
import { setText } from '#domain/view/address-parts.ts'

/** Any words; none by default. */
function words(name: string): Parameter<string> {
  return {
    read: (query) => query.get(name) ?? '',
    write: (query, value) => setText(query, name, value === '' ? null : value),
  }
}

/** Which facilities are looked for. Where a reader stands is never among it. */
export const FINDER_STATE = addressCodec({
  name: words('name'),
  type: words('type'),
  level: words('care'),
  ownership: words('owner'),
  state: id('state'),
  lga: id('lga'),
})
