import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { locationsAt } from '#domain/reference/reference-data.ts'
import { languageOf } from '#languages/from-source.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import { type LitePage, type LiteQuestion, linkList, liteLink } from './lite-page.ts'
import { placeLinks } from './lite-profile.ts'

/** Where the lite pages begin: every dashboard and every place. */
export async function liteStart({ order, reader }: LiteQuestion): Promise<LitePage> {
  const language = languageOf(order.language)
  const { text } = language
  const { dashboards, reference } = await reader.catalogue()
  const title = text(message('lite.title'))
  const about = text(message('lite.about'))
  const links = dashboards.map((one) => ({
    href: liteLink(`/lite/dashboard/${encodeURIComponent(one.name)}`, language),
    text: text(named(one.title)),
    about: text(named(one.description)),
  }))
  const levels = [1, 2, 3] as const
  const places = levels.flatMap((level) =>
    locationsAt(reference, level).toSorted((a, b) => a.name.localeCompare(b.name)),
  )
  const [ofDashboards, ofPlaces] = [text(message('lite.dashboards')), text(message('profiles.heading'))]
  return {
    ...{ language, site: order.site, full: '/', title, description: about },
    main: `<h1>${escapeText(title)}</h1><p>${escapeText(about)}</p><h2>${escapeText(ofDashboards)}</h2>${linkList(links)}<nav aria-label="${escapeText(ofPlaces)}"><h2>${escapeText(ofPlaces)}</h2>${placeLinks(places, language)}</nav>`,
  }
}
