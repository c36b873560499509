import { citedWithNotes } from '#domain/narrative/figure-notes.ts'
import { type SmallRegion, smallMap } from '#charts/small/small-map.ts'
import { keyFigures } from '#domain/brief/key-figure.ts'
import { type FacilityFacts, facilityFacts, type PlaceFacts, placeFacts } from '#domain/brief/place-facts.ts'
import type { BriefQuestion } from '#domain/brief/question.ts'
import { changesOfStates } from '#domain/place-news/place-lead.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { figure, indicatorName, placeName } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import {
  type Finding,
  type FindingColumn,
  type FindingDrawing,
  type FindingPart,
  saidIn,
} from './finding-part.ts'
import { headlineOf, leadOf } from './lead.ts'

const MAP = { width: 144, height: 120 } as const

/** The changes in a place, its position and its size. */
export function placeFindings(question: BriefQuestion, language: Language): Finding {
  const { place } = question
  const key = keyFigures(question)
  const facts = placeFacts(question)
  const facilities = facilityFacts(question)
  const parts: FindingPart[] = [
    {
      part: 'columns',
      columns: [
        {
          share: 4.2,
          parts: [
            saidIn('finding', language.text(headlineOf({ place, key }, changesOfStates(key, question)))),
            { part: 'text', look: 'plain', segments: language.segments(leadOf({ place, facts, key })) },
          ],
        },
        { share: 1, parts: [mapOf(question, language)] },
      ],
    },
    {
      part: 'columns',
      columns: factsOf(facts, facilities, { language, reference: question.data.reference }),
    },
  ]
  return { parts, found: { facts, key, facilities } }
}

function factsOf(
  { people, lgas }: PlaceFacts,
  facilities: FacilityFacts | null,
  { language, reference }: { readonly language: Language; readonly reference: ReferenceData },
): readonly FindingColumn[] {
  const counted = [...people, ...(facilities ? [facilities.all] : [])].map((fact) => ({
    value: language.text(figure(fact.point.value, asPublished(fact.point, { factor: 4, decimals: 0 }))),
    label: message('brief.fact', {
      indicator: indicatorName(fact.indicator),
      cited: citedWithNotes(fact, fact.indicator, reference),
    }),
  }))
  return [...counted, { value: `${lgas}`, label: message('brief.lgas', { count: lgas }) }].map(
    ({ value, label }) => ({
      share: 1,
      parts: [saidIn('number', value), saidIn('note', language.text(label))],
    }),
  )
}

/** The country with the place dark, and around a state its zone. */
function mapOf({ place, data }: BriefQuestion, language: Language): FindingDrawing {
  const regions = statesAround(place, data.reference)
  return {
    part: 'drawing',
    size: MAP,
    alternative: language.text(message('brief.map-of', { place: placeName(place) })),
    map: 'nigeria-states',
    picture: (surface, shapes) => smallMap(regions, shapes, surface),
  }
}

function statesAround(place: BriefQuestion['place'], reference: ReferenceData): readonly SmallRegion[] {
  const zone = place.level === 3 ? place.parent : place.id
  const around = new Set(
    [...reference.locations.values()].filter(({ parent }) => parent === zone).map(({ id }) => id),
  )
  return [...reference.locations.values()]
    .filter(({ level }) => level === 3)
    .map(({ id }) => {
      const isOwn = id === place.id || (place.level < 3 && (around.has(id) || place.level === 1))
      return { id, look: isOwn ? 'marked' : around.has(id) ? 'around' : 'ground' }
    })
}
