import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FrontName } from '#domain/front/front-name.ts'
import type { Language, OfferedLanguage } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { PROBLEMS } from '#domain/problem.ts'
import { languageOf } from '#languages/from-source.ts'
import { litePolicy } from '#server/figure-files/file-policy.ts'
import { currentName } from '#server/front/current-name.ts'
import { litePageHtml } from '#server/figure-files/lite/lite-page.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import { languageAsked } from '#server/platform/http/language-asked.ts'
import { ownAddress } from '#server/platform/http/own-address.ts'
import { problemOf } from '#server/platform/http/problem-answer.ts'
import { requestTarget } from '#server/platform/http/request-target.ts'
import { askerOf } from '#server/work/asker.ts'
import { liteBrief } from './lite-brief.ts'
import { searchPage } from './search-page.ts'

/** As pages of figures: they follow the newest release. */
const SHORT = 'public, max-age=300, stale-while-revalidate=3600'

/** The longest question, in characters, as the assistant takes it. */
const LONGEST = 500

/** Pages without scripts, at the address of the full page behind `/lite`: dashboards, places, briefs, and answers to questions. */
async function serveLite(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (lite) => {
    lite.setErrorHandler(async (error, request, reply) =>
      sendFailure(error, request, reply, await currentName(services.database)),
    )
    lite.get('/lite', (request, reply) => send(request, reply, services))
    lite.get('/lite/*', (request, reply) => send(request, reply, services))
  })
}

async function send(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<FastifyReply> {
  const { path, query } = addressOf(request)
  const language = languageAsked(query)
  const site = ownAddress(request)
  const brief = /^\/briefs\/([\w-]+)$/.exec(path)?.[1]
  const html =
    path === '/search'
      ? await searched({ request, reply }, services, { query, site, language: languageOf(language) })
      : brief === undefined
        ? await made(request, reply, services, { page: pageOf(path, query), site, language })
        : await liteBrief(services.briefs, {
            ...{ slug: brief, site, language },
            asker: askerOf(request, reply),
          })
  litePolicy(reply)
  return reply.type('text/html; charset=utf-8').header('cache-control', SHORT).send(html)
}

async function searched(
  asking: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { answers, database }: Services,
  {
    query,
    site,
    language,
  }: { readonly query: URLSearchParams; readonly site: string; readonly language: Language },
): Promise<string> {
  const question = (query.get('q') ?? '').trim().slice(0, LONGEST)
  const said = await answers.answer(asking, { text: question, session: '', language })
  return litePageHtml(searchPage({ question, answer: said, language, site }), await currentName(database))
}

async function made(
  request: FastifyRequest,
  reply: FastifyReply,
  { figureFiles }: Services,
  asked: { readonly page: string; readonly site: string; readonly language: OfferedLanguage },
): Promise<string> {
  const { bytes } = await figureFiles.lite({ ...asked, asker: askerOf(request, reply) })
  return Buffer.from(bytes).toString()
}

/** The part of an address behind `/lite`, without a slash at the end. */
function addressOf({ url }: FastifyRequest): { readonly path: string; readonly query: URLSearchParams } {
  const { pathname, searchParams } = new URL(requestTarget(url), 'http://localhost')
  return { path: pathname.replace(/^\/lite/, '').replace(/\/+$/, '') || '/', query: searchParams }
}

/** The full page: without what a form leaves empty, and without the language, which the page keeps itself. */
function pageOf(path: string, query: URLSearchParams): string {
  const said = [...query].filter(([name, value]) => value !== '' && name !== 'lang')
  const search = new URLSearchParams(said).toString().replaceAll('%2C', ',')
  return search === '' ? path : `${path}?${search}`
}

/** A failure as a page, with the ways on that every lite page has. */
function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  front: FrontName,
): FastifyReply {
  const problem = problemOf(error)
  if (problem.code === 'unexpected') request.log.error({ err: error }, 'lite')
  if (problem.retryAfter) reply.header('retry-after', String(problem.retryAfter))
  const language = languageOf('en')
  const isMissing = problem.code === 'not-found'
  const title = language.text(message(isMissing ? 'lite.no-page' : 'lite.not-now'))
  const about = isMissing ? language.text(message('lite.no-page-about')) : problem.message
  const page = {
    ...{ language, site: ownAddress(request), full: '/', title, description: about, unlisted: true as const },
    main: `<h1>${escapeText(title)}</h1><p>${escapeText(about)}</p>`,
  }
  const html = litePageHtml(page, front)
  litePolicy(reply)
  return reply
    .code(PROBLEMS[problem.code].status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(html)
}

export const liteFeature: Feature = { routes: serveLite }
