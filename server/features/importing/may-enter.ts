import type { Account } from '#domain/account/account.ts'
import { type Capability, may, maySomewhere } from '#domain/account/capability.ts'
import type { PointKey } from '#domain/observation/point.ts'
import type { Row } from '#server/dataset/row.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** What somebody sends figures for: to look at them, to submit them for approval, or to publish them. */
export type Purpose = 'look' | 'submit' | 'publish'

type Entered = Pick<PointKey, 'source' | 'location'>

/** Which figures somebody may enter, asked row by row: a right holds for a source, a place with all that lies in it, or both. */
export interface EntryRights {
  /** Refuses a row by the names of its source and place, where the right does not cover them. */
  check(row: Row, figure: Entered): void
  allows(figure: Entered): boolean
  /** What is true of all figures that were asked about. */
  readonly may: { readonly submit: boolean; readonly publish: boolean }
  /** The first refusal; null: there was none. */
  readonly refusal: string | null
}

/** The rights of whoever sends figures from the command line of the server. */
export const EVERY_RIGHT: EntryRights = {
  check: () => {},
  allows: () => true,
  may: { submit: true, publish: true },
  refusal: null,
}

interface NamedPlace {
  readonly id: number
  readonly name: string
  readonly parent: number | null
}

/** Reads the places that hold each other once. Somebody without any right may look: nothing is refused then, and nothing allowed. */
export async function openEntryRights(
  store: SqlRunner,
  actor: Account,
  purpose: Purpose,
): Promise<EntryRights> {
  if (may(actor, 'figures.publish')) return EVERY_RIGHT
  const places = new Map(
    (await store.query<NamedPlace>('select id, shown_name as name, parent from location')).map((place) => [
      place.id,
      place,
    ]),
  )
  const sources = new Map(
    (await store.query<{ id: number; name: string }>('select id, datasource as name from datasource')).map(
      ({ id, name }) => [id, name],
    ),
  )
  return new RightsOf(actor, purpose, places, sources)
}

class RightsOf implements EntryRights {
  readonly #actor: Account
  readonly #needed: readonly Capability[]
  readonly #places: ReadonlyMap<number, NamedPlace>
  readonly #sources: ReadonlyMap<number, string>
  readonly #known = new Map<string, Readonly<EntryRights['may']>>()
  readonly #isBare: boolean
  may = { submit: true, publish: true }
  refusal: string | null = null

  constructor(
    actor: Account,
    purpose: Purpose,
    places: ReadonlyMap<number, NamedPlace>,
    sources: ReadonlyMap<number, string>,
  ) {
    this.#actor = actor
    this.#needed = purpose === 'publish' ? ['figures.publish'] : ['figures.submit', 'figures.publish']
    this.#places = places
    this.#sources = sources
    this.#isBare = purpose === 'look' && !this.#needed.some((one) => maySomewhere(actor, one))
    if (this.#isBare) this.may = { submit: false, publish: false }
  }

  allows({ source, location }: Entered): boolean {
    const key = `${source} ${location}`
    const known = this.#known.get(key) ?? this.#rightsIn(source, location)
    this.#known.set(key, known)
    this.may = { submit: this.may.submit && known.submit, publish: this.may.publish && known.publish }
    return this.#needed.includes('figures.submit') ? known.submit : known.publish
  }

  check(row: Row, figure: Entered): void {
    if (this.#isBare || this.allows(figure)) return
    const source = this.#sources.get(figure.source) ?? `source ${figure.source}`
    const place = this.#places.get(figure.location)?.name ?? `place ${figure.location}`
    const sentence = `Your right does not cover ${source} in ${place}. Leave the row out, or ask an administrator for the right.`
    this.refusal ??= sentence
    row.refuse('location', sentence)
  }

  /** Whoever may publish may submit as well. */
  #rightsIn(source: number, location: number): EntryRights['may'] {
    const target = { source, places: this.#holding(location) }
    const publish = may(this.#actor, 'figures.publish', target)
    return { publish, submit: publish || may(this.#actor, 'figures.submit', target) }
  }

  /** A place, and every place that holds it. */
  #holding(location: number): number[] {
    const found: number[] = []
    let at: number | null = location
    while (at !== null && !found.includes(at)) {
      found.push(at)
      at = this.#places.get(at)?.parent ?? null
    }
    return found
  }
}
