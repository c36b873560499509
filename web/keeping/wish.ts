import { PROFILE_FILE } from '#catalogue/profile-areas.ts'
import { catalogueAddress, profileFileAddress } from '#contract/file-release.ts'
import type { FileRow, FilesList } from '#contract/files-list.ts'
import type { Catalogue } from '#contract/release-data.ts'
import { fileAddress, wholeFileAddress } from '#web/queries/file-address.ts'

/** Something that somebody wants to keep on a device. */
export type Wish =
  | { readonly kind: 'state' | 'zone'; readonly place: number }
  | { readonly kind: 'dashboard'; readonly name: string }
  | { readonly kind: 'indicator'; readonly indicator: number }
  | { readonly kind: 'all' }

/** A file that belongs to a wish, and about what it weighs as it travels. */
export interface WantedFile {
  readonly address: string
  readonly bytes: number
}

/** The name of a wish in the database: `state:20`. */
export function wishId(wish: Wish): string {
  if (wish.kind === 'all') return wish.kind
  const of = wish.kind === 'dashboard' ? wish.name : wish.kind === 'indicator' ? wish.indicator : wish.place
  return `${wish.kind}:${of}`
}

/** The wish of a name; null: it is none. */
export function wishOf(id: string): Wish | null {
  const [kind, of = ''] = id.split(/:(.*)/s)
  if (kind === 'all') return { kind }
  if (kind === 'dashboard' && of !== '') return { kind, name: of }
  if (!/^\d{1,9}$/.test(of)) return null
  if (kind === 'indicator') return { kind, indicator: Number(of) }
  return kind === 'state' || kind === 'zone' ? { kind, place: Number(of) } : null
}

/** The files of a wish in a release, each once. */
export function filesOf(wish: Wish, catalogue: Catalogue, { files }: FilesList): readonly WantedFile[] {
  const wanted = files.filter(belongsTo(wish, catalogue))
  const own = wanted.map(([indicator, file, state, bytes]) => ({
    address: fileAddress(catalogue, file, indicator, state),
    bytes,
  }))
  return [...baseFiles(catalogue), ...profiles(wish, catalogue, files), ...own]
}

/** Files of everything: without them no page finds its way. About what each weighs in release 2026.11.5. */
function baseFiles({ release: { hash } }: Catalogue): readonly WantedFile[] {
  return [
    { address: catalogueAddress(hash), bytes: 25000 },
    { address: wholeFileAddress('definitions', hash), bytes: 8000 },
    { address: wholeFileAddress('places', hash), bytes: 7_000 },
    { address: wholeFileAddress('groups', hash), bytes: 1000 },
    { address: wholeFileAddress('files', hash), bytes: 3000 },
  ]
}

/** The figures of health profiles, of all places in one file. */
function profiles(wish: Wish, catalogue: Catalogue, files: readonly FileRow[]): readonly WantedFile[] {
  if (wish.kind === 'dashboard' || wish.kind === 'indicator') return []
  const of = new Set(PROFILE_FILE)
  const bytes = files.reduce(
    (sum, [indicator, file, , own]) => (file === 'indicator' && of.has(indicator) ? sum + own : sum),
    0,
  )
  return [{ address: profileFileAddress(catalogue, PROFILE_FILE), bytes }]
}

function belongsTo(wish: Wish, catalogue: Catalogue): (row: FileRow) => boolean {
  switch (wish.kind) {
    case 'all':
      return () => true
    case 'indicator':
      return ([indicator]) => indicator === wish.indicator
    case 'state': {
      const of = new Set(PROFILE_FILE)
      // With the months of all states: sources are held against each other over all places.
      return ([indicator]) => of.has(indicator)
    }
    case 'zone': {
      const states = statesOf(catalogue, wish.place)
      const of = new Set(PROFILE_FILE)
      return ([indicator, , state]) => state === null || states.has(state) || of.has(indicator)
    }
    case 'dashboard': {
      const of = withNeighbours(catalogue, wish.name)
      return ([indicator, file]) =>
        of.own.has(indicator) || (file === 'indicator' && of.related.has(indicator))
    }
  }
}

function statesOf({ reference }: Catalogue, zone: number): ReadonlySet<number> {
  const places = [...reference.locations.values()]
  return new Set(places.filter(({ parent }) => parent === zone).map(({ id }) => id))
}

/** The indicators of a dashboard, and those that stand beside them. */
function withNeighbours({ dashboards, reference }: Catalogue, name: string) {
  const own = new Set(dashboards.find((one) => one.name === name)?.indicators)
  const related = [...own].flatMap((id) => reference.indicators.get(id)?.related ?? [])
  return { own, related: new Set(related) }
}
