import { addressCodec, type Parameter } from '#domain/address/address-codec.ts'
import { id } from '#domain/address/parameters.ts'
import { setText } from '#domain/view/address-parts.ts'

/** The number or the hash of a release; null: not said. */
function releaseName(name: string): Parameter<string | null> {
  return {
    read: (query) => (/^[\w-]{1,128}$/.test(query.get(name) ?? '') ? query.get(name) : null),
    write: (query, value) => setText(query, name, value),
  }
}

/** The state of the page, as its address says it. */
export const RELEASES_STATE = addressCodec({
  /** Null: the newest. */
  release: releaseName('release'),
  /** Null: the one before. */
  since: releaseName('since'),
  place: id('location'),
})

export type ReleasesState = ReturnType<typeof RELEASES_STATE.parse>
