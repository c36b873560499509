import type { FastifyRequest } from 'fastify'
import { OFFERED_LANGUAGES, type LanguageCode } from '#domain/message/language.ts'
import type { FigureFiles } from '#server/figure-files/figure-files.ts'
import { requestTarget } from '#server/platform/http/request-target.ts'
import { askerAhead } from '#server/work/asker.ts'
import { inTime } from './in-time.ts'

/** How long a page waits for its opening, in milliseconds: it comes without one too, and the next reader has it. */
const PATIENCE = 150

/** The longest path and query of a page that is drawn before its scripts arrive, in characters. */
const LONGEST = 1000

/**
 * How the page of a dashboard, by its name, begins before its scripts arrive, as HTML; empty where it begins with nothing, or would be late.
 * Phones say what they are, and get the drawing for narrow windows.
 */
export async function openingOf(
  request: FastifyRequest,
  { dashboard, code }: { readonly dashboard: string; readonly code: LanguageCode },
  figures: FigureFiles,
): Promise<string> {
  const { url, headers } = request
  const { searchParams } = new URL(requestTarget(url), 'http://localhost')
  const language = OFFERED_LANGUAGES.find((one) => one === code)
  // A reader of an older release is not shown the figures of the newest first.
  if (!language || searchParams.has('release') || url.length > LONGEST) return ''
  searchParams.delete('lang')
  const isPhone = headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '')
  const opening = figures.opening({
    ...{ dashboard, query: searchParams.toString(), language },
    ...{ width: isPhone ? 'narrow' : 'wide', asker: askerAhead(request) },
  })
  const made = await inTime(opening, PATIENCE)
  return made ? Buffer.from(made.bytes).toString() : ''
}
