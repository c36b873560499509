import type { FastifyRequest } from 'fastify'
import { OFFERED_LANGUAGES, type LanguageCode } from '#domain/message/language.ts'
import { Problem } from '#domain/problem.ts'
import type { FigureFiles } from '#server/figure-files/figure-files.ts'
import { requestTarget } from '#server/platform/http/request-target.ts'
import { askerAhead } from '#server/work/asker.ts'
import { inTime } from './in-time.ts'
import { isPhone } from './reader-device.ts'

/** How long a page waits for its opening, in milliseconds: it comes without one too, and the next reader has it. */
const PATIENCE = 150

/** The longest path and query of a page that is drawn before its scripts arrive, in characters. */
const LONGEST = 1000

/** What begins: a dashboard by its name, or the profile of a place by its id. */
export type Opened = { readonly dashboard: string } | { readonly place: number }

/**
 * How the page of a dashboard or a profile begins before its scripts arrive, as HTML; empty where it begins with nothing, null where that is
 * late. Phones get the drawing for narrow windows.
 */
export async function openingOf(
  request: FastifyRequest,
  { opened, code }: { readonly opened: Opened; readonly code: LanguageCode },
  figures: FigureFiles,
): Promise<string | null> {
  const { url, headers } = request
  const { searchParams } = new URL(requestTarget(url), 'http://localhost')
  const language = OFFERED_LANGUAGES.find((one) => one === code)
  // A reader of an older release is not shown the figures of the newest first.
  if (!language || searchParams.has('release') || url.length > LONGEST) return ''
  searchParams.delete('lang')
  const width = isPhone(headers) ? 'narrow' : 'wide'
  const opening = figures.opening({
    ...{ language, asker: askerAhead(request) },
    of: 'place' in opened ? opened : { ...opened, query: searchParams.toString(), width },
  })
  return inTime(textOf(opening), PATIENCE)
}

/** Nothing where the dashboard begins empty. */
async function textOf(opening: ReturnType<FigureFiles['opening']>): Promise<string> {
  try {
    return Buffer.from((await opening).bytes).toString()
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') return ''
    throw error
  }
}
