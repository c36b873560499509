import type { FastifyRequest } from 'fastify'
import { requestOf } from '#contract/call.ts'
import { Problem } from '#domain/problem.ts'
import type { LanguageCode } from '#domain/message/language.ts'
import { type FigureFiles, figureWords } from '#server/figure-files/figure-files.ts'
import type { FigureWords } from '#server/figure-files/figure-order.ts'
import { figureQuery, type FigureRequest, readFigureRequest } from '#server/figure-files/figure-request.ts'
import { ownAddress } from '#server/platform/http/own-address.ts'
import { requestTarget } from '#server/platform/http/request-target.ts'
import { askerAhead } from '#server/work/asker.ts'
import { inTime } from './in-time.ts'
import type { PageCard } from './page-text.ts'

/** How long a page waits for the words of its figure, in milliseconds: it has a title without them. */
const PATIENCE = 300

/** The card of a link to a page, and the words of its figure where it is the page of one figure. */
export interface FoundCard {
  readonly card: PageCard
  readonly words: FigureWords | null
}

/** The card of the page that a request asks for. */
export async function cardOf(
  request: FastifyRequest,
  language: LanguageCode,
  files: FigureFiles,
): Promise<FoundCard> {
  const site = ownAddress(request)
  const url = new URL(requestTarget(request.url), 'http://localhost')
  const figure = /^\/figure\/?$/.test(url.pathname) ? readFigure(url.search) : null
  if (figure) {
    const search = figureQuery(figure)
    const { address } = requestOf('GET /oembed', { query: { url: `${site}/figure?${search}` } })
    const canonical = `${site}/figure?${search}`
    const card = { image: `${site}/figure.png?${search}&as=card`, canonical, oembed: site + address }
    return {
      card,
      words: await inTime(
        figureWords(files, { request: figure, site, asker: askerAhead(request) }),
        PATIENCE,
      ),
    }
  }
  const query = new URLSearchParams({ page: url.pathname + url.search })
  if (language === 'pcm') query.set('lang', language)
  return { card: { image: `${site}/card.png?${query}`, canonical: site + canonicalPath(url) }, words: null }
}

/** Without its last slash and without choices; a section of a dashboard is a page of its own. */
export function canonicalPath({ pathname, searchParams }: URL): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const section = searchParams.get('section')
  const hasSection = section !== null && /^[a-z-]{1,60}$/.test(section) && path.startsWith('/dashboard/')
  return hasSection ? `${path}?section=${section}` : path
}

function readFigure(search: string): FigureRequest | null {
  try {
    return readFigureRequest(search)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
