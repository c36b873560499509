import { useMemo } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { PointKey } from '#domain/observation/point.ts'
import { isYear } from '#domain/period/period.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import { earlierRelease } from '#web/queries/earlier-release.ts'
import { type Resource, resource } from '#web/queries/resource.ts'
import { useResource } from '#web/queries/use-resource.ts'

type History = AnswerOf<'GET /observations/{key}/history'>

/** How many states of a figure were held against the files of their releases, and the releases that say otherwise. */
interface Held {
  readonly count: number
  readonly differing: readonly number[]
}

/** So many files are read for one figure at most, the newest first. */
const MOST = 5

/**
 * The states of a figure held against the files of their releases, on the page: each file has the hash of its release in its address and
 * never changes. Null while it is not known, and for months of places below states, whose files are large.
 */
export function useHeldAgainstFiles(figure: PointKey, history: History): Held | null {
  const held = useMemo(() => heldAgainst(figure, history), [figure, history])
  const state = useResource(held)
  return state.status === 'ready' ? state.value : null
}

function heldAgainst(figure: PointKey, { states }: History): Resource<Held | null> {
  return resource(async () => {
    const asked = states.slice(0, MOST)
    const differing: number[] = []
    for (const { release, value } of asked) {
      const found = await valueIn(figure, release.hash)
      if (found === 'elsewhere') return null
      if (found !== value) differing.push(release.number)
    }
    return { count: asked.length, differing }
  })
}

/** The value in the files of a release; null: it has none. */
async function valueIn(figure: PointKey, hash: string): Promise<number | null | 'elsewhere'> {
  const reader = earlierRelease(hash)
  const { reference } = await reader.catalogue()
  const { indicator } = figure
  if (!reference.indicators.has(indicator)) return null
  const isWide = reference.locations.has(figure.location)
  if (!isWide && !isYear(figure.period)) return 'elsewhere'
  const request: FileRequest = { file: isWide ? 'indicator' : 'lgas', indicator }
  const loaded = await reader.file(request)
  if (loaded.file !== 'indicator' && loaded.file !== 'lgas') return 'elsewhere'
  return pointsWhere(loaded.data.table, figure)[0]?.value ?? null
}
