import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The headers that earlier clients send with each call. */
const REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  'If-Match',
  'If-None-Match',
  'X-Frontend-JWT',
  'X-FRONTEND-KEY-ID',
  'X-FRONTEND-AUTH',
]

/** Answers that no cache may keep for everybody. */
const PRIVATE = /\b(?:private|no-store)\b/

/** Devices that pages may use: the microphone for questions that are spoken, the place for the facilities nearby. */
const DEVICES = [
  'microphone=(self)',
  'geolocation=(self)',
  'fullscreen=(self)',
  'clipboard-write=(self)',
  // Replies of the voice assistant.
  'autoplay=(self)',
  ...['accelerometer', 'camera', 'display-capture', 'encrypted-media', 'gyroscope', 'magnetometer', 'midi'],
  ...['payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((name) => (name.includes('=') ? name : `${name}=()`))
  .join(', ')

/** An address that the framework itself refuses has no route, whatever the types say. */
function isForSandbox({ routeOptions }: { readonly routeOptions?: FastifyRequest['routeOptions'] }): boolean {
  return routeOptions?.config?.forSandbox === true
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked for by pages without an origin, to which everything is of another site: files of plugins. */
    forSandbox?: boolean
  }
}

export interface ProtectionOptions {
  /** Origins whose pages may call with credentials. */
  readonly corsOrigins: readonly string[]
  /** Where people reach the product; null: what each request says. */
  readonly publicUrl: string | null
}

/**
 * Security headers and the rules for pages of other sites.
 *
 * Named origins are echoed with credentials, as the earlier client needs it. All others may read the open data without
 * credentials. Styles may be inline because the UI kit writes its variables that way; scripts may not.
 */
export async function protect(app: FastifyInstance, options: ProtectionOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Pictures of a page resolve addresses by a base element of their own.
        baseUri: ["'self'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        manifestSrc: ["'self'"],
        // Replies of the voice assistant.
        mediaSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
      },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // These speak to Internet Explorer 8 and to Flash, with every file of a first view.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    // Only where people reach the product over https may browsers be told to insist on it.
    strictTransportSecurity: options.publicUrl?.startsWith('https:') === true,
  })
  const known = new Set(options.corsOrigins)
  await app.register(cors, {
    delegator: async (request: FastifyRequest) => {
      const named = known.has(request.headers.origin ?? '')
      return {
        origin: named ? true : '*',
        credentials: named,
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        allowedHeaders: REQUEST_HEADERS,
        exposedHeaders: ['ETag', 'Retry-After', 'Content-Disposition', 'X-Request-Id'],
        maxAge: 86_400,
        strictPreflight: false,
      }
    },
  })
  // Pages of other sites may draw what is open, and nothing that one person alone may see.
  app.addHook('onSend', async (request, reply) => {
    if (isForSandbox(request)) return
    if (PRIVATE.test(String(reply.getHeader('cache-control') ?? ''))) {
      reply.header('cross-origin-resource-policy', 'same-origin')
    }
  })
  // The permission depends on the origin, so caches on the way must keep the answers apart.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('vary', 'Origin').header('permissions-policy', DEVICES)
  })
}
