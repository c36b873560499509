import { addressCodec, type Parameter, type StateOf } from '#domain/address/address-codec.ts'
import { periodCode } from '#domain/period/period.ts'

function parameter<T extends string | number | null>(
  name: string,
  read: (text: string) => T,
  usual: T,
): Parameter<T> {
  return {
    read: (query) => read(query.get(name) ?? ''),
    write: (query, value) => {
      if (value === usual || value === null) query.delete(name)
      else query.set(name, String(value))
    },
  }
}

const id = (text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : null)

const PARAMETERS = {
  datasource: parameter('datasource', id, null),
  location: parameter('location', id, null),
  period: parameter('period', (text) => (periodCode(text) === null ? null : text), null),
  type: parameter('type', (text) => (text === 'parts' ? 'parts' : 'value') as 'parts' | 'value', 'value'),
}

/** What is entered, as the address names it. */
export type EntryState = StateOf<typeof PARAMETERS>

/** The form in the address: source, place, period, and whether shares are typed as their parts. */
export const ENTRY_ADDRESS = addressCodec(PARAMETERS)
