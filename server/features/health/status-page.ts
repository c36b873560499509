import type { FastifyInstance } from 'fastify'
import { LITE_START } from '#catalogue/lite-address.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { languageOf } from '#languages/from-source.ts'
import { litePolicy } from '#server/figure-files/file-policy.ts'
import { liteStyle } from '#server/figure-files/lite/lite-style.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { WritingWatch } from '#server/platform/disk/writing.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'
import { languageAsked } from '#server/platform/http/language-asked.ts'
import { requestTarget } from '#server/platform/http/request-target.ts'
import type { Services } from '#server/services/services.ts'

interface Shown {
  readonly state: 'fine' | 'read-only' | 'down'
  readonly release: { readonly number: number; readonly published_at: Date } | null
}

/** Whether the product works, for readers: a page without scripts that needs neither the store nor the built pages. */
export function serveStatus(app: FastifyInstance, services: Pick<Services, 'database' | 'writing'>): void {
  app.get('/status', async (request, reply) => {
    const { searchParams } = new URL(requestTarget(request.url), 'http://localhost')
    const shown = await stateOf(services.database, services.writing)
    litePolicy(reply)
    return reply
      .code(shown.state === 'down' ? 503 : 200)
      .header('cache-control', 'no-store')
      .header('refresh', '60')
      .type('text/html; charset=utf-8')
      .send(statusPage(shown, languageOf(languageAsked(searchParams)), new Date()))
  })
}

async function stateOf(database: SqlRunner, writing: WritingWatch): Promise<Shown> {
  try {
    const [release] = await database.query<NonNullable<Shown['release']>>(
      'select number, published_at from release order by number desc limit 1',
    )
    const disk = await writing.state()
    const isReadOnly = disk === 'full' || disk === 'read-only'
    return { state: isReadOnly ? 'read-only' : 'fine', release: release ?? null }
  } catch {
    // Readers are told; the calls that need the store log why.
    return { state: 'down', release: null }
  }
}

function statusPage({ state, release }: Shown, { text, tag }: Language, now: Date): string {
  const say = (words: string) => `<p>${escapeText(words)}</p>`
  const shown =
    release === null
      ? ''
      : say(
          text(
            message('status.release', {
              number: release.number,
              published: release.published_at.toISOString().slice(0, 10),
            }),
          ),
        )
  const asked = say(text(message('status.asked-at', { time: now.toISOString().slice(11, 16) })))
  const title = escapeText(text(message('status.title')))
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="data:,"><style>${liteStyle()}</style></head><body><main><h1>${title}</h1><p><b>${escapeText(text(message(`status.${state}`)))}</b></p>${shown}${asked}<p><a href="${LITE_START}">${escapeText(text(message('lite.all')))}</a></p></main></body></html>`
}
