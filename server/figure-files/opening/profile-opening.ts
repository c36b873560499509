import { PLACE_HEADLINES } from '#catalogue/profile-areas.ts'
import { releaseYear } from '#contract/release-data.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'
import { type Message, message } from '#domain/message/message.ts'
import { headlineName, placeName } from '#domain/message/value.ts'
import { citedWithNotes } from '#domain/narrative/figure-notes.ts'
import { emptyTable } from '#domain/observation/observation-table.ts'
import { changeInRow, figureInRow, quotedInRow } from '#domain/place-news/figure-words.ts'
import { placeLead } from '#domain/place-news/place-lead.ts'
import { type TestableFigure, testableFigures } from '#domain/place-news/testable-figures.ts'
import { Problem } from '#domain/problem.ts'
import { languageOf } from '#languages/from-source.ts'
import { indicatorFiles } from '#sections/files/file-request.ts'
import { figuresOf } from '#sections/files/figures.ts'
import type { ReleaseReader } from '#sections/files/release-reader.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import type { MadeFile, ProfileOpeningOrder } from '../figure-order.ts'
import { richHtml } from '../lite/lite-page.ts'
import { barHtml } from './opening-bar.ts'
import { openingStyle } from './opening-style.ts'

/**
 * How the profile of a place begins before its scripts have arrived: its name, its sentences and its key figures with their changes, each as the
 * page will say it. A piece of HTML, which the page takes away once it is drawn. Throws `not-found` for places that the release does
 * not have.
 */
export async function profileOpening(order: ProfileOpeningOrder, reader: ReleaseReader): Promise<MadeFile> {
  const question = await questionOf(order.place, reader)
  const known = PLACE_HEADLINES.filter((id) => question.data.reference.indicators.has(id))
  const html = written(testableFigures(question, known), question, order)
  return { bytes: Buffer.from(html), name: 'opening.html' }
}

/** The figures of a place that the first sentences and rows are made of. */
async function questionOf(id: number, reader: ReleaseReader): Promise<PlaceQuestion> {
  const catalogue = await reader.catalogue()
  const place = catalogue.reference.locations.get(id)
  if (!place) throw new Problem('not-found', 'There is no such place.')
  const known = PLACE_HEADLINES.filter((one) => catalogue.reference.indicators.has(one))
  const files = await Promise.all(indicatorFiles(known).map(reader.file))
  const { indicators, reference } = figuresOf(catalogue, files)
  const tables = new Map(indicators.map((one) => [one.id, one.table]))
  const none = emptyTable()
  const currentYear = releaseYear(catalogue.release)
  return { place, data: { reference, currentYear, tableOf: (one) => tables.get(one) ?? none } }
}

function written(
  figures: readonly TestableFigure[],
  question: PlaceQuestion,
  { language: code, front, logo }: ProfileOpeningOrder,
): string {
  const language = languageOf(code)
  const { place } = question
  const say = (words: Message) => escapeText(language.text(words))
  const name = placeName(place)
  const title = language.text(message('profiles.title', { place: name }))
  const head = `${barHtml({ front, logo, title }, language)}<p class="controls">${say(message('lite.opening'))}</p><p class="tab"><b>${say(message('place-news.part'))}</b></p>`
  const lead = richHtml(language.segments(placeLead(figures, question)))
  const lies =
    place.level === 1 ? message('place-news.lies-nation') : message('place-news.lies', { place: name })
  const rows = figures.map((one) => rowHtml(one, question, language)).join('')
  return `<div id="opening" lang="${language.tag}" aria-busy="true"><style>${openingStyle()}${OWN}</style>${head}<h1>${escapeText(language.text(name, 'name'))}</h1><p class="answer">${lead}</p><h2>${say(lies)}</h2><div><table>${rows}</table></div></div>`
}

function rowHtml(
  one: TestableFigure,
  { data: { reference } }: PlaceQuestion,
  { text }: ReturnType<typeof languageOf>,
): string {
  const say = (words: Message) => escapeText(text(words))
  const { indicator, stated } = one
  const [figure, newer, change] = [figureInRow(one), quotedInRow(one), changeInRow(one, reference)]
  const cited = stated
    ? ` <small>${escapeText(text(citedWithNotes(stated, indicator, reference)))}</small>`
    : ''
  const quoted = figure
    ? `<b>${escapeText(text(figure.figure))}</b>${figure.range ? ` <small>${say(figure.range)}</small>` : ''}`
    : say(message('profiles.no-figure'))
  const since = change
    ? `${change.sign}${escapeText(text(change.difference))} <small>${say(change.said)} ${say(change.since)}</small>${change.times ? ` <small>${say(change.times)}</small>` : ''}`
    : `<small>${say(message('place-news.no-earlier'))}</small>`
  return `<tr><th scope="row">${escapeText(text(headlineName(indicator), 'name'))}${cited}${newer ? ` <small>${say(newer)}</small>` : ''}</th><td>${quoted}</td><td>${since}</td></tr>`
}

/** The head of a profile takes two lines or three on narrow windows, and its rows are figures. */
const OWN = `#opening .controls{min-height:80px;padding-top:28px}#opening .tab{line-height:43px}#opening h1{margin:24px 0 4px}#opening table{width:100%;border-collapse:collapse}#opening :is(th,td){padding:10px 12px 10px 0;border-top:1px solid var(--line);text-align:left;vertical-align:top}#opening small{display:block;color:var(--ink2);font-size:var(--size-13);font-weight:400;letter-spacing:0;text-transform:none}#opening .bar small{color:var(--ink3);font-size:var(--size-11);font-weight:600;letter-spacing:.05em;text-transform:uppercase}
@media(max-width:1060px){#opening .controls{min-height:125px}}@media(max-width:800px){#opening .controls{min-height:163px}}
@media(max-width:700px){#opening .controls{min-height:124px}#opening .tab{line-height:43px}#opening h1{margin-top:16px}}`
