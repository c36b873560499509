import { DEFAULT_DASHBOARD } from '#catalogue/default-dashboard.ts'
import { unreadWords } from '#charts/unread-words.ts'
import { parseView } from '#charts/view-address.ts'
import type { View } from '#charts/view.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { asText } from '#domain/message/segment.ts'
import { Problem } from '#domain/problem.ts'
import type { ReleaseReader } from '#sections/files/release-reader.ts'
import type { FigureOrder } from './figure-order.ts'
import { answerIn, openedSection } from './opened-section.ts'
import { type ShownFigure, shownFigure } from './shown-figure.ts'

/** The figure that a page shows first, with the page's words about it. */
export interface ShownPage {
  readonly shown: ShownFigure
  /** Absent: the figure's own words. */
  readonly title?: string
  readonly sentence?: string
}

/**
 * The first figure of a page: that of a figure's own page, that of the section that a dashboard is opened at, with its heading and
 * the sentence that answers; for pages without figures that of the first dashboard.
 */
export async function shownPage(order: FigureOrder, page: string, reader: ReleaseReader): Promise<ShownPage> {
  const { pathname, search } = new URL(page, 'http://localhost')
  const view = /^\/figure\/?$/.test(pathname) ? parseView(search) : null
  const own = (of: View) => shownFigure(order, of, reader)
  if (view) return figureAlone(await own(view), search)
  const { dashboards } = await reader.catalogue()
  const name = /^\/dashboard\/([^/]+)/.exec(pathname)?.[1] ?? encodeURIComponent(DEFAULT_DASHBOARD)
  const dashboard = dashboards.find((one) => encodeURIComponent(one.name) === name)
  const first = dashboards.find((one) => one.name === DEFAULT_DASHBOARD) ?? dashboards[0]
  const found = dashboard && (await firstOf(dashboard, new URLSearchParams(search), { order, reader }))
  const shown = found ?? (first && (await firstOf(first, new URLSearchParams(), { order, reader })))
  if (!shown) throw new Problem('not-found', 'This page has no figure.')
  return { shown: await own(shown.view), title: shown.title, sentence: shown.sentence }
}

/** The figure of its own page, with what of the page's address was left out of it said first, as the page says it. */
function figureAlone(shown: ShownFigure, search: string): ShownPage {
  const leftOut = unreadWords(search).map((one) => shown.language.text(one))
  return leftOut.length > 0 ? { shown, sentence: [...leftOut, shown.figure.summary].join(' ') } : { shown }
}

interface Found {
  readonly view: View
  readonly title: string
  readonly sentence: string
}

interface From {
  readonly order: Pick<FigureOrder, 'language'>
  readonly reader: ReleaseReader
}

/** The first figure of the section that a dashboard is opened at; null where the section has nothing to show. */
async function firstOf(
  dashboard: CatalogueDashboard,
  query: URLSearchParams,
  from: From,
): Promise<Found | null> {
  const opened = await openedSection(dashboard, query, from)
  if (!opened) return null
  const { definition, shown, unmet } = opened
  if (definition.empty?.(shown)) return null
  const { main, side = [] } = definition.views(shown)
  const [view] = [...main, ...side].flatMap((one) => {
    if (one.block === 'figure') return [one.view]
    return one.block === 'panel' ? (one.views ?? []) : []
  })
  const { heading, answer } = definition.lead(shown)
  const { language } = shown
  const sentence = [...unmet.map((one) => language.text(one)), asText(answerIn(language, answer))].join(' ')
  return view ? { view, title: language.text(heading), sentence } : null
}
