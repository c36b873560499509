import type { FastifyInstance } from 'fastify'
import { MOVED_PAGES, PAGES } from '#catalogue/pages.ts'
import { placeSlug } from '#domain/location/place-slug.ts'
import type { Database } from '#server/platform/database/database.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import { ownAddress } from '#server/platform/http/own-address.ts'
import { currentFront } from '#server/front/current-front.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { releaseWords } from '#server/release/read-reference-data.ts'

/** Pages of which there is one for each of many things: those that are there are named one by one. */
const MANY = ['dashboard', 'health-profile']

/** Addresses below which nothing is for search engines: a person's own pages, and steps of a process. */
const HIDDEN = [...PAGES.filter(({ listed, slug }) => !listed && !MANY.includes(slug)), ...MOVED_PAGES]
  .map(({ pattern }) => pattern.replace(/\/:.*$/, '/'))
  .filter((path) => path !== '/')

/** How long what is said about security holds, in days; RFC 9116 wants less than a year. */
const SECURITY_DAYS = 180

/** Whom finders of faults turn to (RFC 9116), and the files for search engines: `sitemap.xml` names every page that is the same for everybody, `robots.txt` the others. */
export function serveSiteFiles(app: FastifyInstance, database: Database): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const dashboards = await database.query<{ name: string }>(
      'select name from every_dashboard where not is_private order by name',
    )
    const { front } = await currentFront(database)
    const { reference } = await releaseWords(database, await currentRelease(database))
    const paths = [
      ...[...reference.locations.values()].map((place) => `/health-profiles/${placeSlug(place)}`),
      ...dashboards
        .filter(({ name }) => !front.hidden_dashboards.includes(name))
        .map(({ name }) => `/dashboard/${encodeURIComponent(name)}`),
      ...PAGES.filter(({ listed }) => listed).map(({ pattern }) => pattern),
    ]
    const site = ownAddress(request)
    const entries = paths.map((path) => `  <url><loc>${escapeText(site + path)}</loc></url>`)
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
          ...entries,
          '</urlset>',
          '',
        ].join('\n'),
      )
  })
  app.get('/.well-known/security.txt', (request, reply) => {
    const site = ownAddress(request)
    const lines = [
      `Contact: ${site}/contact`,
      `Expires: ${new Date(Date.now() + SECURITY_DAYS * 24 * 3_600_000).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${site}/.well-known/security.txt`,
      '',
    ]
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'))
  })
  app.get('/robots.txt', (request, reply) => {
    const lines = [
      'User-agent: *',
      ...[...new Set(HIDDEN)].map((path) => `Disallow: ${path}`),
      'Disallow: /api/',
      `Sitemap: ${ownAddress(request)}/sitemap.xml`,
      '',
    ]
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'))
  })
}
