import type { Brief } from '#domain/brief/brief.ts'
import type { FrontName } from '#domain/front/front-name.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { day, figure, indicatorName, placeName } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { placeSlug } from '#domain/location/place-slug.ts'
import type { BriefMaps } from '../pictures/maps.ts'
import { pairPicture } from '../pictures/pair.ts'
import { facilityBlock, gapBlock, sourceBlock } from './closing-blocks.ts'
import { groupBlock } from './group-block.ts'
import { keyBlock } from './key-block.ts'
import { headlineOf, leadOf } from './lead.ts'
import { pairBlock } from './pair-block.ts'
import { partBlock } from './part-block.ts'
import type { BriefSheet, SheetFact } from './sheet.ts'
import { trendBlock } from './trend-block.ts'
import { citedFigure } from './writing.ts'

/** What a sheet is made of beside the findings. */
export interface SheetAbout {
  readonly language: Language
  readonly release: { readonly number: number; readonly day: Date }
  /** Where the brief is found: `https://…/briefs/kano`. */
  readonly address: string
  readonly maps: BriefMaps
  readonly front: FrontName
}

/** The brief of a place in words and pictures. */
export function briefSheet(brief: Brief, about: SheetAbout): BriefSheet {
  const { language, release, address, maps, front } = about
  const { place } = brief
  const level = place.level === 1 ? 'nation' : place.level === 2 ? 'zone' : 'state'
  const name = language.text(placeName(place), 'name')
  const key = keyBlock(brief, language)
  const trends = trendBlock(brief, language)
  const pairs = pairBlock(brief, language)
  const kind = language.text(message('brief.kind', { level }))
  const parts = brief.parts && maps.parts !== null
  return {
    language: language.tag,
    slug: placeSlug(place),
    front,
    title: `${name}: ${kind}`,
    kind,
    place: name,
    release: language.text(
      message('brief.release', {
        release: `${release.number}`,
        day: day(release.day.toISOString().slice(0, 10)),
      }),
    ),
    address,
    footer: [language.text(message('brief.equals-served')), language.text(message('brief.source-msdat'))],
    headline: language.text(headlineOf(brief)),
    lead: language.segments(leadOf(brief)),
    facts: factsOf(brief, language),
    map: { name: 'map', alt: language.text(message('brief.map-of', { place: placeName(place) })) },
    key: key.block,
    trends: trends.block,
    pairs,
    parts: {
      ...partBlock(brief, language),
      map: parts
        ? { name: 'parts', alt: language.text(message('brief.parts-map', { place: placeName(place) })) }
        : null,
      mapNote: '',
    },
    groups: groupBlock(brief, language),
    facilities: facilityBlock(brief, language),
    gaps: gapBlock(brief, language),
    sources: sourceBlock(brief, language),
    unsetWords: language.text(message('paper.unset', { signs: '{signs}' })),
    pictures: {
      ...key.pictures,
      ...trends.pictures,
      ...(pairs.picture && brief.pairs[0]
        ? { [pairs.picture.name]: pairPicture(brief.pairs[0], language) }
        : {}),
      map: maps.place,
      ...(maps.parts === null ? {} : { parts: maps.parts }),
    },
  }
}

function factsOf({ facts, facilities }: Brief, language: Language): SheetFact[] {
  const counted = [...facts.people, ...(facilities ? [facilities.all] : [])].map((fact) => ({
    value: language.text(figure(fact.point.value, asPublished(fact.point, { factor: 4, decimals: 0 }))),
    label: language.text(
      message('brief.fact', { indicator: indicatorName(fact.indicator), cited: citedFigure(fact) }),
    ),
  }))
  const lgas = { value: `${facts.lgas}`, label: language.text(message('brief.lgas', { count: facts.lgas })) }
  return [...counted, lgas]
}
