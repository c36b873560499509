import type { FastifyRequest } from 'fastify'
import { LITE_START, liteAddress } from '#catalogue/lite-address.ts'
import { dashboardOf } from '#catalogue/question-homes.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { requestTarget } from '#server/platform/http/request-target.ts'
import type { PageContent } from './page-text.ts'
import { isSlow } from './reader-device.ts'

/** The lite form of the page, offered to browsers that save data or say that their network is slow. */
export function liteFor(
  { url, headers }: FastifyRequest,
  { text }: Language,
): NonNullable<PageContent['lite']> {
  const { pathname, search, searchParams } = new URL(requestTarget(url), 'http://localhost')
  const own = liteAddress(pathname, search)
  return {
    address: own === LITE_START ? nearest(searchParams) : own,
    page: pathname + search,
    offer: isSlow(headers) ? text(message('lite.offer')) : '',
    instead: {
      why: text(message('lite.no-script')),
      link: text(message(own === LITE_START ? 'lite.other-view' : 'lite.same-view')),
      again: text(message('lite.load-again')),
    },
  }
}

/** Of a page without a lite form, about an indicator: the lite dashboard that has it, for the same place. */
function nearest(query: URLSearchParams): string {
  const indicator = query.get('indicator') ?? ''
  if (!/^\d{1,6}$/.test(indicator)) return LITE_START
  const kept = ['indicator', 'location'].flatMap((name) => {
    const value = query.get(name)
    return value === null ? [] : [[name, value]]
  })
  return `${LITE_START}${dashboardOf(Number(indicator))}?${new URLSearchParams(kept)}`
}
