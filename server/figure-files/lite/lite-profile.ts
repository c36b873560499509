import { pooledValue, pooledFrom } from '#domain/best-figure/pooled-answer.ts'
import { citedWithNotes } from '#domain/narrative/figure-notes.ts'
import { DEMOGRAPHICS, PROFILE_AREAS } from '#catalogue/profile-areas.ts'
import { dashboardOf } from '#catalogue/question-homes.ts'
import { releaseYear } from '#contract/release-data.ts'
import { isUntested, type BesideFigure, type KeyFigure, figuresTogether } from '#domain/brief/key-figure.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import type { Point } from '#domain/observation/point.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { placeSlug } from '#domain/location/place-slug.ts'
import { type Message, message } from '#domain/message/message.ts'
import { indicatorName, placeName, shortFigure } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { emptyTable } from '#domain/observation/observation-table.ts'
import { childrenOf, placesAbove } from '#domain/reference/reference-data.ts'
import { nationalTargetLabel, sdgTargetLabel } from '#domain/target/target-label.ts'
import { languageOf } from '#languages/from-source.ts'
import { figuresOf } from '#sections/files/figures.ts'
import { indicatorFiles } from '#sections/files/file-request.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import { type LitePage, type LiteQuestion, linkList, liteLink } from './lite-page.ts'

/** The health profile of a place: the figure to quote of each indicator beside the nation and the target. */
export async function liteProfile(place: Location, { order, reader, page }: LiteQuestion): Promise<LitePage> {
  const language = languageOf(order.language)
  const { text } = language
  const catalogue = await reader.catalogue()
  const areas = [
    {
      title: message('profiles.demographics'),
      indicators: DEMOGRAPHICS.flatMap(({ indicator }) => indicator ?? []),
    },
    ...PROFILE_AREAS,
  ]
  const known = (id: number) => catalogue.reference.indicators.has(id)
  const ids = [...new Set(areas.flatMap(({ indicators }) => indicators).filter(known))]
  const { indicators, reference } = figuresOf(
    catalogue,
    await Promise.all(indicatorFiles(ids).map(reader.file)),
  )
  const tables = new Map(indicators.map(({ id, table }) => [id, table]))
  const none = emptyTable()
  const question: PlaceQuestion = {
    place,
    data: { reference, currentYear: releaseYear(catalogue.release), tableOf: (id) => tables.get(id) ?? none },
  }
  const title = text(message('profiles.title', { place: placeName(place) }))
  const parts = areas.map((area) => {
    const rows = figuresTogether(question, area.indicators.filter(known))
    return `<section><h2>${escapeText(text(area.title))}</h2>${areaTable(rows, question, language)}</section>`
  })
  const brief = `<p><a href="${liteLink(`/lite/briefs/${placeSlug(place)}`, language)}">${escapeText(text(message('lite.brief', { place: placeName(place) })))}</a></p>`
  return {
    ...{ language, site: order.site, full: page.pathname + page.search },
    ...{ title, description: text(message('descriptions.health-profile')) },
    main: `<h1>${escapeText(title)}</h1>${brief}${parts.join('')}${otherPlaces(question, language)}`,
  }
}

/** The language, with what the sources of figures are looked up in. */
type Words = LitePage['language'] & Pick<PlaceQuestion['data'], 'reference'>

function areaTable(
  rows: readonly KeyFigure[],
  { place, data: { reference } }: PlaceQuestion,
  words: LitePage['language'],
): string {
  const language = { ...words, reference }
  const say = (what: Message) => escapeText(language.text(what))
  const isNation = place.id === NATION
  const heads = [
    say(message('profiles.indicator')),
    escapeText(language.text(placeName(place), 'name')),
    ...(isNation ? [] : [say(message('profiles.key-nation'))]),
    say(message('profiles.target')),
  ]
  const body = rows.map((row) => {
    const { indicator, stated, pooled, nation } = row
    const address = liteLink(`/lite${dashboardOf(indicator.id)}`, language, {
      indicator: String(indicator.id),
      location: String(place.id),
    })
    const name = escapeText(language.text(indicatorName(indicator), 'name'))
    const none = say(message('profiles.no-figure'))
    const cells = [
      stated
        ? figureIn(indicator, stated, language)
        : pooled
          ? `<b>${escapeText(language.text(pooledValue(pooled, indicator)))}</b> <small>${say(pooledFrom(pooled))}</small>`
          : none,
      ...(isNation ? [] : [nation ? besideIn(indicator, nation, language) : none]),
      targetIn(row, language),
    ]
    return `<tr><th scope="row"><a href="${address}">${name}</a></th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  return `<div class="scroll"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

/** The figure to quote, with its source. */
function figureIn(indicator: Indicator, stated: StatedFigure, language: Words): string {
  return `<b>${valueIn(indicator, stated.point, language)}</b>${sourceIn(stated, indicator, language)}`
}

/** The nation, with its source where that is not the one of the place. */
function besideIn(indicator: Indicator, beside: BesideFigure, language: Words): string {
  return (
    valueIn(indicator, beside.point, language) +
    (beside.isSameRound ? '' : sourceIn(beside, indicator, language))
  )
}

function valueIn(indicator: Indicator, point: Point, { text }: Words): string {
  return escapeText(text(shortFigure(point.value, asPublished(point, indicator))))
}

function sourceIn(stated: StatedFigure, indicator: Indicator, { text, reference }: Words): string {
  return `<small>${escapeText(text(citedWithNotes(stated, indicator, reference)))}</small>`
}

function targetIn({ aim, indicator }: KeyFigure, { text }: Words): string {
  if (!aim)
    return `<span aria-hidden="true">–</span><span class="ear">${escapeText(text(message('profiles.no-target')))}</span>`
  const label = (aim.kind === 'national' ? nationalTargetLabel : sdgTargetLabel)(indicator, 'short')
  const standing = text(
    message('profiles.target-standing', { standing: aim.standing, bare: isUntested(aim) ? 'yes' : 'no' }),
  )
  return `${label ? escapeText(text(label)) : ''}${standing === '' ? '' : `<small>${escapeText(standing)}</small>`}`
}

/** The places that hold this one, and those that it holds. */
function otherPlaces({ place, data: { reference } }: PlaceQuestion, language: LitePage['language']): string {
  const above = placesAbove(reference, place.id)
    .slice(1)
    .flatMap((id) => reference.locations.get(id) ?? [])
  const below = place.level === 3 ? [] : childrenOf(reference, place.id, place.level === 1 ? 2 : 3)
  const name = escapeText(language.text(message('lite.places')))
  return `<nav aria-label="${name}"><h2>${name}</h2>${placeLinks([...above, ...below], language)}</nav>`
}

/** Places with a profile each. */
export function placeLinks(places: readonly Location[], language: LitePage['language']): string {
  return linkList(
    places.map((place) => {
      const href = liteLink(`/lite/health-profiles/${placeSlug(place)}`, language)
      return { href, text: language.text(placeName(place), 'name') }
    }),
  )
}
