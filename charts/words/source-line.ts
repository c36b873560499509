import type { DataSource } from '#domain/data-source/data-source.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { listOf, periodName, sentences, sourceName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId, measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Wording } from './worded.ts'

/** With more sources than this each is named with its edition only. */
const NAMED_IN_FULL = 3

/**
 * Names the publishers of the shown figures, in the order given, with period, edition and custodian:
 * `Source: NDHS 2023–24, National Population Commission …`. The whole citation is one click away, and in every export.
 */
export function sourceLine(points: readonly Point[], { reference, language }: Wording): string {
  const bySource = Map.groupBy(points, (point) => point.source)
  const entries = [...bySource].map(([id, shown]) => ({ source: byId(reference.sources, id), shown }))
  if (entries.length === 0) return ''
  const parts = entries.map(({ source, shown }) => entry(source, shown, reference))
  const named =
    entries.length > NAMED_IN_FULL
      ? message('chart.sources', { sources: listOf(parts, 'apart') })
      : inFull(
          entries.map(({ source }) => source),
          parts,
        )
  return language.text(sentences([named, ...reanalysed(points), ...withoutIntervals(points, reference)]))
}

function inFull(sources: readonly DataSource[], parts: readonly Value[]): Message {
  const full = sources.map((source, index) =>
    message('chart.source-custodian', {
      source: parts[index] ?? '',
      custodian: (source.custodian || source.citation).replace(/\.$/, ''),
    }),
  )
  const said = { source: sentences(full) }
  return full.length === 1 ? message('chart.source', said) : message('chart.sources-in-full', said)
}

function entry(source: DataSource, shown: readonly Point[], reference: ReferenceData): Message {
  const said = { source: sourceName(source), span: spanOf(source, shown) }
  const edition = editionOf(source, shown, reference)
  return edition === ''
    ? message('chart.source-entry', said)
    : message('chart.source-edition', { ...said, edition })
}

/** A survey's interval may come from somebody else than its value. */
function reanalysed(points: readonly Point[]): Message[] {
  const isOthers = points.some(({ flags }) => flags.includes('interval_from_reanalysis'))
  return isOthers ? [message('chart.intervals-reanalysed')] : []
}

/** Where the editions of before had intervals and the figures shown have none, it is said: they were not left out by us. */
function withoutIntervals(points: readonly Point[], { measures, sources }: ReferenceData): Message[] {
  const shown = Map.groupBy(points, ({ indicator, source }) => measureKey(indicator, source))
  // Several indicators of one source tell the same of it once.
  const told = new Set<string>()
  return [...shown].flatMap(([key, ofOne]) => {
    const measure = measures.get(key)
    const source = measure && sources.get(measure.source)
    if (!source || measure.intervalEditions.length === 0) return []
    if (ofOne.some(({ lower }) => lower !== null)) return []
    const same = [source.id, ...measure.intervalEditions].join()
    if (told.has(same)) return []
    told.add(same)
    const editions = listOf(measure.intervalEditions)
    return [message('chart.intervals-lost', { source: sourceName(source), editions })]
  })
}

function spanOf(source: DataSource, points: readonly Point[]): Value {
  const periods = points.map((point) => point.period).sort((a, b) => a - b)
  const [first = 0, last = first] = [periods[0], periods.at(-1)]
  const from = periodName(first, source)
  return first === last ? from : message('chart.range', { from, to: periodName(last, source) })
}

/** The edition when the source has one and it is short enough to be read in passing; else empty. */
function editionOf(source: DataSource, shown: readonly Point[], reference: ReferenceData): string {
  const { vintage, classification } = source
  if (classification === 'Survey') return ''
  if (NAMES_SEVERAL.test(vintage)) return ownEdition(vintage, shown, reference)
  const [first = ''] = vintage.split(/[(;:]/)
  return inPassing(first.trim())
}

/** A text that names one vintage for each of several subjects: its beginning tells nothing of the others. */
const NAMES_SEVERAL = /\), |:.+;|; \S+ to /

/** The edition that the figures themselves are of, else the part of the text that begins with a name of what is shown. */
function ownEdition(vintage: string, shown: readonly Point[], { indicators }: ReferenceData): string {
  const editions = new Set(shown.map(({ coordinates }) => coordinates.edition))
  const [edition = ''] = editions
  if (editions.size === 1 && edition !== '') return inPassing(edition)
  const names = [...new Set(shown.map(({ indicator }) => byId(indicators, indicator).fullName))]
  const isAbout = (part: string) => names.every((name) => name.includes(part.split(' ')[0] ?? part))
  return inPassing(vintage.split('; ').find(isAbout) ?? '')
}

function inPassing(edition: string): string {
  return edition.length > 40 ? '' : edition
}
