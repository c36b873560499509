import { type Reading, requestWith } from '#contract/call.ts'
import { FILE_FORMAT, fileRelease } from '#contract/file-release.ts'
import { besideIndicator } from '#domain/statistics/beside-indicator.ts'
import { catalogueResource } from './catalogue.ts'
import { fetchFile, loadedValue } from './resource.ts'

/** A call for a file of an indicator. */
type IndicatorCall = Extract<Reading, `GET /releases/{hash}/indicators/{id}${string}`>

const RELATED = 'GET /releases/{hash}/indicators/{id}/related'

/**
 * Reads a file of an indicator, or a part of it that `more` names, as the release has it that this page shows. The catalogue
 * knows since which release it is as it is: what a release does not change keeps its address, and is not fetched again.
 */
export async function readIndicatorFile<File>(
  call: IndicatorCall,
  id: number,
  more: Readonly<Record<string, number>> = {},
): Promise<File> {
  const catalogue = await loadedValue(catalogueResource)
  const { indicators } = catalogue.reference
  const indicator = indicators.get(id)
  const beside =
    call === RELATED && indicator ? besideIndicator(indicator, indicators.values(), catalogue.coverage) : []
  const rests = [id, ...beside]
  const path = { hash: fileRelease(catalogue, rests), id, ...more }
  return fetchFile<File>(requestWith(call, { path, query: { format: FILE_FORMAT } }).address)
}
