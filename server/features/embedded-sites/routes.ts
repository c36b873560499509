import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { listEmbedHosts } from '#contract/documents/embed-hosts.ts'
import { embedHost } from '#domain/document/embed-host.ts'
import { Problem } from '#domain/problem.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import { requestTarget } from '#server/platform/http/request-target.ts'
import { platformSettings } from '#server/platform/platform-settings.ts'

/** The longest address of a page of another site, in characters. */
const LONGEST = 2000

/** Pages of other sites inside documents: which may be shown, and the page of ours that holds the frame of one. */
function serveEmbeddedSites(app: FastifyInstance, { database }: Services): void {
  const hosts = async () => (await platformSettings(database)).embedHosts
  serve(app, listEmbedHosts, async () => {
    const { embedHosts, outsideDashboards } = await platformSettings(database)
    return { hosts: [...embedHosts], outside_dashboards: outsideDashboards }
  })
  app.get('/embed/site', async (request, reply) => {
    const { searchParams } = new URL(requestTarget(request.url), 'http://localhost')
    const address = searchParams.get('address') ?? ''
    const host = address.length <= LONGEST ? embedHost(address) : null
    if (host === null || !(await hosts()).includes(host)) {
      throw new Problem('not-found', 'No page of this site may be shown here.')
    }
    framePolicy(reply, host)
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(address))
  })
}

/**
 * The rules of our page that holds the frame: nothing runs in it, it shows one host and is shown on our pages alone. They are rules
 * of this page, so those of the page around it stay as they are.
 */
function framePolicy(reply: FastifyReply, host: string): void {
  const rules = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `frame-src https://${host}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ]
  reply.header('content-security-policy', rules.join(';')).header('referrer-policy', 'no-referrer')
}

const STYLE = 'html,body,iframe{margin:0;width:100%;height:100%;border:0;display:block}'

function page(address: string): string {
  const { host, href } = new URL(address)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeText(host)}</title><style>${STYLE}</style></head>
<body><iframe src="${escapeText(href)}" title="${escapeText(host)}" sandbox="allow-scripts" allow="" referrerpolicy="no-referrer"></iframe></body></html>
`
}

export const embeddedSitesFeature: Feature = { routes: serveEmbeddedSites }
