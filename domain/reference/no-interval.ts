import { type Message, message } from '#domain/message/message.ts'
import { listOf, sourceName } from '#domain/message/value.ts'
import { measureKey, type ReferenceData } from './reference-data.ts'

/** An indicator as one source measures it. */
interface Measured {
  readonly indicator: number
  readonly source: number
}

/** That no interval is held, as a part of a sentence; whether its publisher gives one is left open. */
export const NONE_HELD: Message = message('interval.none', { known: 'unheld', named: 'no', sources: '' })

/**
 * That figures come without an interval, as a part of a sentence: their publishers give none where the release says so of each
 * of them, else none is held here. `named` names the sources in the second case too.
 */
export function noInterval(
  { measures, sources }: Pick<ReferenceData, 'measures' | 'sources'>,
  figures: readonly Measured[],
  named: 'yes' | 'no' = 'no',
): Message {
  const isUnpublished =
    figures.length > 0 &&
    figures.every(
      ({ indicator, source }) => measures.get(measureKey(indicator, source))?.intervalPublished === 'no',
    )
  const names = [...new Set(figures.map(({ source }) => source))].flatMap((id) => sources.get(id) ?? [])
  return message('interval.none', {
    known: isUnpublished ? 'unpublished' : 'unheld',
    named,
    sources: listOf(names.map(sourceName)),
  })
}

/** The whole sentence of a single figure without an interval. */
export function noIntervalOf(
  reference: Pick<ReferenceData, 'measures' | 'sources'>,
  figure: Measured,
): Message {
  return message('interval.none-for-figure', { none: noInterval(reference, [figure]) })
}
