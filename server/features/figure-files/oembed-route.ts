import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { CARD } from '#charts/drawing/card-svg.ts'
import { embedCode, FRAME_WIDTH } from '#charts/export/embed-code.ts'
import { readOembed } from '#contract/figures/oembed.ts'
import { Problem } from '#domain/problem.ts'
import { figureWords } from '#server/figure-files/figure-files.ts'
import { figureQuery, readFigureRequest } from '#server/figure-files/figure-request.ts'
import { currentName } from '#server/front/current-name.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { ownAddress } from '#server/platform/http/own-address.ts'
import { askerOf } from '#server/work/asker.ts'

const LEAST = { width: 280, height: 200 } as const
/** Seconds for which a site may keep the answer. */
const CACHE_AGE = 3600

/** Tells other sites how to show a figure of which they know the address. */
export function serveOembed(app: FastifyInstance, { database, figureFiles: files }: Services): void {
  serve(app, readOembed, async ({ query, request, reply, url }) => {
    const site = ownAddress(request)
    // The query of the address is a part of it: only our own lists are asked with two question marks by mistake.
    const asked = readFigureRequest(searchOf(url.searchParams.get('url') ?? query.url, site))
    const { title, height: own } = await figureWords(files, {
      request: asked,
      site,
      asker: askerOf(request, reply),
    })
    const width = Math.max(LEAST.width, Math.min(FRAME_WIDTH, query.maxwidth ?? FRAME_WIDTH))
    const height = Math.max(LEAST.height, Math.min(own, query.maxheight ?? own))
    const search = figureQuery(asked)
    const asPicture = asked.look.as === 'picture'
    return {
      version: '1.0' as const,
      type: 'rich' as const,
      provider_name: (await currentName(database)).name,
      provider_url: `${site}/`,
      title,
      html: embedCode({ site, search, title, width, height, asPicture }),
      ...{ width, height },
      thumbnail_url: `${site}/figure.png?${search}&as=card`,
      thumbnail_width: CARD.width,
      thumbnail_height: CARD.height,
      cache_age: CACHE_AGE,
    }
  })
}

/** The query of a figure's address. Throws `not-found` for addresses of other sites and of other pages. */
function searchOf(address: string, site: string): string {
  const url = URL.canParse(address, site) ? new URL(address, site) : null
  const isFigure = /^\/(embed\/)?figure(\.\w+)?\/?$/.test(url?.pathname ?? '')
  if (url?.origin === new URL(site).origin && isFigure) return url.search
  throw new Problem('not-found', 'This is no address of a figure of this site.')
}
