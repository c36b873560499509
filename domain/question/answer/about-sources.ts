import type { DataSource } from '#domain/data-source/data-source.ts'
import type { IndicatorSource } from '#domain/indicator/indicator.ts'
import { message, type Value } from '#domain/message/message.ts'
import { decimal, named, sourceName, whole } from '#domain/message/value.ts'
import { distinct } from '#domain/observation/observation-table.ts'
import { byId, measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import { type Republishing, republishing } from '#domain/reference/republishing.ts'
import { asksRecord } from '../asks-record.ts'
import { linkTo } from './address.ts'
import {
  type AnswerInput,
  type AnswerLink,
  answering,
  answeringFrom,
  type PartAnswer,
  type Sentence,
  type SourceRecord,
} from './answer.ts'
import { chooseFigure } from './choose-figure.ts'
import { declineWith } from './decline.ts'

const MOST = 6

/** The sources that are asked about: the named ones, else that of the figure of the place, else those of the indicator. */
export function sourcesAsked({ question, data }: AnswerInput): DataSource[] {
  const { sources } = data.reference
  const [indicator] = question.indicators
  const place = data.reference.locations.get(question.places[0] ?? 0)
  const own =
    indicator !== undefined && place
      ? chooseFigure({ question, data }, { indicator, place, sources: [], years: question.periods.years })
      : null
  const ids =
    question.sources.length > 0 || indicator === undefined
      ? question.sources
      : own
        ? [own.source.id]
        : distinct(data.tableOf(indicator), 'source', { indicator })
  return ids.slice(0, MOST).map((id) => byId(sources, id))
}

/** The page with the licences of all sources. */
const LICENCES: AnswerLink = {
  href: '/licences',
  title: message('assistant.licences-link'),
  view: null,
}

/** How many of the sources with figures may be published again, and how many not so. */
function licenceCounts({ sources }: ReferenceData) {
  const held = [...sources.values()].filter(({ hasData }) => hasData)
  const count = (kind: Republishing) => held.filter((source) => republishing(source) === kind).length
  return {
    ...{ count: held.length, may: count('may'), ask: count('ask') },
    ...{ sale: count('not_for_sale'), unverified: count('not_verified') },
  }
}

/** Under which licence a source's figures come. */
export function licenceAnswer(asked: AnswerInput): PartAnswer {
  const { indicators, sources } = asked.question
  if (indicators.length === 0 && sources.length === 0)
    return answering({
      said: [message('assistant.licence-each', licenceCounts(asked.data.reference))],
      links: [LICENCES],
    })
  const each = aboutEach(asked, (source) => [
    {
      said: message('assistant.licence', {
        source: sourceName(source),
        text: named(withStop(source.licence)),
        kind: republishing(source),
      }),
      origin: { title: ofSource(message('facts.licence'), source), quote: named(source.licence) },
    },
  ])
  return each.reason === null ? { ...each, links: [LICENCES, ...each.links] } : each
}

/**
 * The kind of a source, and how it comes by its figures: those of the indicator, where one is asked about. Asked how far
 * to trust it, its credibility and how far others agree.
 */
export function methodAnswer(asked: AnswerInput): PartAnswer {
  const [indicator] = asked.question.indicators
  const { measures } = asked.data.reference
  const isOfRecord = asksRecord(asked.question)
  return aboutEach(asked, (source) => {
    const measure = indicator === undefined ? undefined : measures.get(measureKey(indicator, source.id))
    const method = measure?.method || source.methodology
    const described: Sentence = {
      said: message('assistant.method', {
        source: sourceName(source),
        kind: source.classification,
        by: source.custodian === '' ? 'nobody' : 'custodian',
        custodian: named(source.custodian),
        description: named(withStop(source.description)),
        text: named(withStop(method)),
        ...yearsOf(source, measures.values()),
      }),
      origin: { title: ofSource(message('facts.methodology'), source), quote: named(method) },
    }
    const record = isOfRecord ? asked.data.recordOf(source.id) : null
    return record ? [described, recordSaid(source, record)] : [described]
  })
}

/** How credible a source is over its indicators, and how far it lies from others. */
function recordSaid(
  source: DataSource,
  { national, quoted, pairs, medianGap, grade }: SourceRecord,
): Sentence {
  return {
    said: message('assistant.record', {
      source: sourceName(source),
      grade: whole(grade.usual),
      range: grade.lowest === grade.highest ? 'one' : 'span',
      lowest: whole(grade.lowest),
      highest: whole(grade.highest),
      quoted: whole(quoted),
      national: whole(national),
      gap: medianGap === null ? 'few' : 'known',
      points: decimal(medianGap ?? 0, 1),
      pairs: whole(pairs),
    }),
    origin: {
      title: ofSource(message('assistant.record-title'), source),
      quote: message('assistant.record-rule'),
    },
  }
}

/** The first and last year of the figures that are held of a source, as its series have them. */
function yearsOf(
  { id }: DataSource,
  measures: Iterable<IndicatorSource>,
): { readonly held: 'span' | 'one' | 'none'; readonly start: string; readonly end: string } {
  const years = [...measures]
    .filter(({ source }) => source === id)
    .flatMap(({ periods }) => periods.match(/\b(19|20)\d\d\b/g) ?? [])
    .toSorted()
  const [start = '', end = ''] = [years[0], years.at(-1)]
  return { held: start === '' ? 'none' : start === end ? 'one' : 'span', start, end }
}

function aboutEach(asked: AnswerInput, say: (source: DataSource) => readonly Sentence[]): PartAnswer {
  const found = sourcesAsked(asked)
  if (found.length === 0) return declineWith(asked, 'not_understood')
  const [indicator] = asked.question.indicators
  return answeringFrom(found.flatMap(say), {
    links: [
      ...found.flatMap(({ link, name }) =>
        link.startsWith('http') ? [{ href: link, title: named(name), view: null }] : [],
      ),
      ...(indicator === undefined
        ? found.map((source) => ({
            href: `/about?source=${source.id}#data-sources`,
            title: message('assistant.source-link', { source: sourceName(source) }),
            view: null,
          }))
        : [linkTo(asked.data, { section: 'indicator-overview', indicator })]),
    ],
  })
}

/** `Method, NDHS`: whose text it is. */
export function ofSource(what: Value, source: DataSource): Value {
  return message('assistant.origin', { what, source: sourceName(source) })
}

function withStop(text: string): string {
  return text === '' || text.endsWith('.') ? text : `${text}.`
}
