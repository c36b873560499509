import { shownSources } from '#charts/drawing/sheet-about.ts'
import { sheetTitle } from '#charts/drawing/sheet-title.ts'
import { editionOf } from '#charts/export/citation.ts'
import { embedRights } from '#charts/export/embed-rights.ts'
import { serialiseView } from '#charts/view-address.ts'
import { message } from '#domain/message/message.ts'
import { placeName, whole } from '#domain/message/value.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import { keyHtml, plotsHtml, tablesHtml } from './figure-html.ts'
import type { ChangedSince } from './changed-since.ts'
import type { FigureOrder } from './figure-order.ts'
import { pageHtml } from './figure-page.ts'
import { pageStyle } from './page-style.ts'
import { placesToChoose } from './places-to-choose.ts'
import type { ShownFigure } from './shown-figure.ts'

/** The script with which the marks of an embedded figure answer to pointer and keyboard. */
const EMBED_SCRIPT = '/embed/figure.js'

/**
 * The page that stands in a frame of another site. All of it is there without scripts; with the script its
 * marks say their values. `as=picture` leaves out the parts that can be chosen.
 */
export function embedPage(shown: ShownFigure, order: FigureOrder, since: ChangedSince | null): string {
  const { figure, view, reference, language, release } = shown
  const { text } = language
  const isPicture = order.look.as === 'picture'
  const title = sheetTitle(figure.title, view, { reference, language })
  const plots = plotsHtml(shown, order.look)
  const links = `<a href="${escapeText(shown.address)}" target="_blank" rel="noopener">${escapeText(text(message('figure-page.open', { site: order.front.name })))}</a>`
  const bar = `<div class="bar"><span>${escapeText(figure.sourceLine)} ${escapeText(text(editionOf(release)))}.</span><span><strong>${escapeText(text(message(figure.sourceLine === '' ? 'sheet.mark' : 'sheet.watermark')))}</strong> · ${links}</span></div>`
  const key = keyHtml(figure, order.look, text(message('card.key')))
  const drawn = `<figure aria-label="${escapeText(figure.title)}">${plots}</figure>`
  const controls = isPicture ? '' : `${placeForm(shown, order)}${switchHtml(shown)}`
  const table = isPicture ? '' : `<div class="as-table">${tablesHtml(shown)}</div>`
  const script = isPicture
    ? ''
    : `<script type="application/json" id="marks">${dataText(marksOf(shown))}</script><script type="module" src="${EMBED_SCRIPT}"></script>`
  return pageHtml(shown, {
    head: `<title>${escapeText(title)}</title><meta name="description" content="${escapeText(figure.summary)}"><meta name="robots" content="noindex"><link rel="canonical" href="${escapeText(shown.address)}">${script}`,
    style: `${pageStyle(order.look)}${EMBED_STYLE}`,
    body: `<main><h1>${escapeText(title)}</h1><p class="sub">${escapeText(figure.subtitle)}</p>${since ? sinceHtml(shown, order, since) : ''}${rightsHtml(shown)}${controls}<div class="as-chart">${key}${drawn}</div>${table}<p class="ear">${escapeText(figure.summary)}</p>${bar}</main>`,
  })
}

/** Which sources nobody may republish without asking, and whom to ask. */
function rightsHtml({ figure, reference, language: { text } }: ShownFigure): string {
  const lines = embedRights(shownSources(figure, reference)).map(
    (line) => `<li>${escapeText(text(line))}</li>`,
  )
  if (lines.length === 0) return ''
  return `<details class="rights"><summary>${escapeText(text(message('by-api.rights-some')))}</summary><ul>${lines.join('')}</ul></details>`
}

/** Numbers that are named in the bar; all are counted. */
const NAMED = 10

/** That the frame keeps an earlier release, and which of its numbers are others by now. */
function sinceHtml(
  { view, release, language: { text } }: ShownFigure,
  { site }: FigureOrder,
  since: ChangedSince,
): string {
  const number = whole(release.number)
  const words =
    since === 'gone'
      ? message('figure-page.since-gone', { release: number })
      : message('figure-page.since', {
          release: number,
          count: since.count,
          changed: since.changed.length,
        })
  const none = text(message('new-data.no-figure'))
  const rows = (since === 'gone' ? [] : since.changed)
    .slice(0, NAMED)
    .map(({ name, before, now }) => `<li>${escapeText(`${name}: ${before ?? none} → ${now ?? none}`)}</li>`)
  const list =
    rows.length === 0
      ? ''
      : `<details><summary>${escapeText(text(message('new-data.which')))}</summary><ul>${rows.join('')}</ul></details>`
  const newest = `${site}/figure?${serialiseView(view)}`
  return `<aside class="since"><p>${escapeText(text(words))} <a href="${escapeText(newest)}" target="_blank" rel="noopener">${escapeText(text(message('figure-page.newest')))}</a></p>${list}</aside>`
}

/** Chart or table, chosen without a script. */
function switchHtml({ language: { text } }: ShownFigure): string {
  const choice = (name: 'chart' | 'table') =>
    `<label><input type="radio" name="shown" value="${name}"${name === 'chart' ? ' checked' : ''}><span>${escapeText(text(message(`figure-page.${name}`)))}</span></label>`
  return `<div class="switch" role="radiogroup" aria-label="${escapeText(text(message('figure-page.what-shown')))}">${choice('chart')}${choice('table')}</div>`
}

/** The one control of an embedded figure: its place, where it is about one. */
function placeForm(shown: ShownFigure, { look, search }: FigureOrder): string {
  const offered = placesToChoose(shown)
  if (offered.length === 0) return ''
  const { view, language } = shown
  const options = offered.map((place) => {
    const chosen = view.locations.includes(place.id) ? ' selected' : ''
    return `<option value="${place.id}"${chosen}>${escapeText(language.text(placeName(place), 'bare'))}</option>`
  })
  const kept = new URLSearchParams(serialiseView(view))
  for (const [name, value] of new URLSearchParams(search)) kept.set(name, value)
  kept.delete('location')
  if (look.paper.mode === 'dark') kept.set('mode', 'dark')
  const hidden = [...kept].map(
    ([name, value]) => `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`,
  )
  const { text } = language
  return `<form class="place" action="/embed/figure">${hidden.join('')}<label>${escapeText(text(message('figure-page.place')))} <select name="location">${options.join('')}</select></label> <button>${escapeText(text(message('figure-page.show')))}</button></form>`
}

/** The marks: their words, and the ids that the drawing has of them. */
function marksOf({ figure, language }: ShownFigure) {
  return {
    hint: language.text(message('figure-page.marks')),
    marks: figure.marks.map(({ id, title, value, lines }) => ({ id, title, value, lines })),
  }
}

/** JSON inside a script element: `<` could end it. */
function dataText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

const EMBED_STYLE = `
.since,.rights{margin:8px 0;padding:8px 11px;border:1px solid var(--line);border-radius:6px;font-size:.92em}
.since p,.since ul,.rights ul{margin:0}.rights summary{font-weight:600;cursor:pointer}
main{max-width:720px;padding:12px 14px 8px}
.place,.switch{display:inline-flex;align-items:center;gap:6px;margin:8px 12px 0 0;vertical-align:middle}
select,button{font:inherit;color:inherit;background:var(--canvas);border:1px solid var(--control);border-radius:6px;padding:4px 8px}
.scripted .place button{display:none}
.switch{border:1px solid var(--control);border-radius:6px;overflow:hidden;gap:0}
.switch label{position:relative}
.switch input{position:absolute;opacity:0}
.switch span{display:block;padding:4px 10px}
.switch input:checked+span{background:var(--ink);color:var(--canvas)}
.switch input:focus-visible+span{outline:2px solid var(--accent);outline-offset:-3px}
.as-table{display:none}
main:has(input[value=table]:checked) .as-table{display:block}
main:has(input[value=table]:checked) .as-chart{display:none}
.as-table .scroll{max-height:70vh}
.tip{position:absolute;z-index:1;max-width:240px;padding:8px 11px;border:1px solid var(--line);border-radius:6px;background:var(--canvas);color:var(--ink2);font-size:.86em;pointer-events:none;box-shadow:var(--shadow-float)}
.tip b{display:block;color:var(--ink)}
.tip .value{font-size:1.25em}
.tip [data-tone=above]{color:var(--above-text)}
.tip [data-tone=below]{color:var(--below-text)}
.tip [data-tone=on]{color:var(--on-text)}
.tip [data-tone=warning]{color:var(--warn-ink)}
.stop{position:absolute;inset:0;pointer-events:none}
.ring{position:absolute;width:18px;height:18px;margin:-9px 0 0 -9px;border:2px solid var(--ink);border-radius:50%;pointer-events:none}`
