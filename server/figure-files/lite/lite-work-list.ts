import { message } from '#domain/message/message.ts'
import { placeName, shortFigure } from '#domain/message/value.ts'
import type { Language } from '#domain/message/language.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { interval } from '#domain/observation/point.ts'
import { stateAround } from '#domain/reference/reference-data.ts'
import { WORK_STATE } from '#domain/work-list/work-address.ts'
import type { WorkRow } from '#domain/work-list/work-list.ts'
import { WORK_STANDINGS } from '#domain/work-list/work-standing.ts'
import {
  type SaidList,
  standingTitle,
  workFirst,
  workLead,
  workLevel,
  workMethod,
  workTitle,
} from '#domain/work-list/work-words.ts'
import { languageOf } from '#languages/from-source.ts'
import { readWork } from '#sections/work/read-work.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import { type LitePage, type LiteQuestion, linkList, liteLink, richHtml } from './lite-page.ts'

/** The places to go to first, as a list: surely, perhaps, not to be told, and the others. */
export async function liteWorkList({ order, reader, page }: LiteQuestion): Promise<LitePage> {
  const language = languageOf(order.language)
  const { text } = language
  const state = WORK_STATE.parse(page.searchParams)
  // One indicator, so that its rows fit a page without scripts.
  const { asked, catalogue, said } = await readWork(
    { ...state, indicators: state.indicators.slice(0, 1) },
    reader,
  )
  const [indicator = 0] = asked.indicators
  const { list, aim } = said
  const title = text(workTitle(said))
  const first = workFirst(list, aim)
  const parts = WORK_STANDINGS.map((standing) => {
    const rows = list.rows.filter((row) => row.standing === standing)
    if (rows.length === 0) return ''
    const head = text(
      message('work-list.class-count', { class: standingTitle(standing, first), count: rows.length }),
    )
    const body = rows.map((row) => `<tr>${lineOf(row, said, language)}</tr>`).join('')
    const cells = `<div class="scroll"><table>${headsOf(said, language)}<tbody>${body}</tbody></table></div>`
    return standing === 'surely' || standing === 'perhaps'
      ? `<section><h2>${escapeText(head)}</h2>${cells}</section>`
      : `<details><summary>${escapeText(head)}</summary>${cells}</details>`
  })
  const zones = [...catalogue.reference.locations.values()].filter((place) => place.level === 2)
  const others = zones.map((zone) => ({
    href: liteLink('/lite/work-list', language, {
      indicator: String(indicator),
      location: String(zone.id),
    }),
    text: text(placeName(zone), 'name'),
  }))
  return {
    ...{ language, site: order.site, full: page.pathname + page.search },
    ...{ title, description: text(message('descriptions.work-list')) },
    main: `<h1>${escapeText(title)}</h1><p>${richHtml(language.segments(workLead(said)))}</p>${parts.join('')}<p class="soft small">${escapeText(text(workMethod(said, catalogue.release.number)))}</p><nav aria-label="${escapeText(text(message('lite.places')))}">${linkList(others)}</nav>`,
  }
}

/** A place with its state, its figure, its interval and its rank, as cells. */
function lineOf(
  { place, cells: [entry] }: WorkRow,
  { list, reference }: SaidList,
  { text }: Language,
): string {
  const [column] = list.columns
  if (!entry || !column) return ''
  const state = list.area.level === 4 ? stateAround(reference.locations, place.id) : null
  const written = (value: number) => shortFigure(value, asPublished(entry.point, column.indicator))
  const bounds = interval(entry.point)
  const range =
    bounds && message('work-list.range', { lower: written(bounds.lower), upper: written(bounds.upper) })
  const name = escapeText(text(placeName(place), 'name'))
  const around = state ? `<small>${escapeText(text(placeName(state), 'name'))}</small>` : ''
  return `<th scope="row">${name}${around}</th><td class="number"><b>${escapeText(text(written(entry.point.value)))}</b></td><td>${range ? escapeText(text(range)) : ''}</td><td>${escapeText(text(message('work-list.band', entry.band)))}</td>`
}

/** The heads of these cells. */
function headsOf({ list: { area, columns } }: SaidList, { text }: Language): string {
  const heads = [
    message('work-list.place', { level: workLevel(area) }),
    message('work-list.figure'),
    message('work-list.interval-any'),
    message('work-list.rank', { count: columns[0]?.round.points.length ?? 0 }),
  ]
  return `<thead><tr>${heads.map((head) => `<th scope="col">${escapeText(text(head))}</th>`).join('')}</tr></thead>`
}
