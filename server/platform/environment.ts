import { existsSync } from 'node:fs'
import { z } from 'zod'
import { isHostName } from '#domain/address/host-name.ts'
import { LICENCE_CLASSES, type LicenceClass } from '#domain/data-source/data-source.ts'
import { type ProviderVariables, providersOf, PROVIDER_VARIABLES } from './provider-variables.ts'
import { given } from './given.ts'
import { MODEL_VARIABLES, modelOf, type ModelVariables } from './model-variables.ts'
import { isAddress, webAddress } from './web-address.ts'
import { BACKUP_VARIABLES, type BackupVariables, backupOf } from './backup-variables.ts'
import { UPLOAD_VARIABLES, type UploadVariables, uploadsOf } from './upload-variables.ts'
import { REPLICA_VARIABLES, replicasOf } from './replica-variables.ts'
import { TRACE_VARIABLES, type TraceVariables, tracesOf } from './trace-variables.ts'
import type { ReplicaOptions } from './database/postgres/server-database.ts'
import { databaseAddress, listed } from './variable-kinds.ts'
import { withSecretFiles } from './secret-files.ts'
import { secretFault } from './secret-rule.ts'

/** An origin is what a browser sends: scheme, host and port, nothing after it. */
const origin = webAddress.refine(
  (text) => !URL.canParse(text) || new URL(text).origin === text,
  'must list origins such as https://example.org, separated by commas, without a path or a slash at the end',
)

/** Over https, and by a name that anybody may reach: never an address of one's own network. */
const importOrigin = z
  .string()
  .refine(
    (text) =>
      isAddress(text, ['https:']) && new URL(text).origin === text && isHostName(new URL(text).hostname),
    'must list origins of other servers such as https://dhis2.example.org, separated by commas',
  )

const mailServer = z
  .string()
  .refine(
    (text) => isAddress(text, ['smtp:', 'smtps:']),
    'must be an address such as smtps://user:password@mail.example.org:465',
  )

/** `MSDAT <no-reply@example.org>` or the address alone. A line break would let it add headers. */
const sender = z
  .string()
  .regex(
    /^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
    'must be a sender such as MSDAT <no-reply@example.org>',
  )

const secret = z.string().superRefine((text, context) => {
  const message = secretFault(text)
  if (message !== null) context.addIssue({ code: 'custom', message })
})

/** Addresses or networks: `127.0.0.1`, `10.0.0.0/8`, `::1`. */
const network = z
  .string()
  .regex(
    /^(?=.*[.:])[\da-fA-F.:]+(?:\/\d{1,3})?$/,
    'must list addresses or networks such as 127.0.0.1 or 10.0.0.0/8, separated by commas',
  )

const PORT_RULE = 'must be a whole number from 0 to 65535'
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const MODES = ['production', 'development', 'test'] as const

const VARIABLES = z.object({
  PORT: z.preprocess(
    given,
    z
      .string()
      .regex(/^\d{1,5}$/, PORT_RULE)
      .transform(Number)
      .refine((port) => port <= 65535, PORT_RULE)
      .default(8080),
  ),
  HOST: z.preprocess(given, z.string().default('127.0.0.1')),
  DATA_DIR: z.preprocess(given, z.string().default('./var')),
  DATABASE_URL: z.preprocess(given, databaseAddress.optional()),
  DATABASE_DIRECT_URL: z.preprocess(given, databaseAddress.optional()),
  ...REPLICA_VARIABLES,
  PUBLIC_URL: z.preprocess(given, webAddress.transform((url) => url.replace(/\/+$/, '')).optional()),
  TRUSTED_PROXIES: z.preprocess(listed, z.array(network)),
  CORS_ORIGINS: z.preprocess(listed, z.array(origin)),
  IMPORT_ORIGINS: z.preprocess(listed, z.array(importOrigin)),
  SERVICE_WORKER: z.preprocess(given, z.enum(['on', 'off'], 'must be on or off').default('on')),
  PACK_AHEAD: z.preprocess(given, z.enum(['on', 'off'], 'must be on or off').default('on')),
  LEAVE_OUT_LICENCES: z.preprocess(
    listed,
    z.array(z.enum(LICENCE_CLASSES, `must list some of ${LICENCE_CLASSES.join(', ')}`)),
  ),
  AUTH_SECRET: z.preprocess(given, secret.optional()),
  SMTP_URL: z.preprocess(given, mailServer.optional()),
  MAIL_FROM: z.preprocess(given, sender.optional()),
  SPEECH_URL: z.preprocess(given, webAddress.transform((url) => url.replace(/\/+$/, '')).optional()),
  SPEECH_MODEL: z.preprocess(given, z.string().default('tts-1')),
  SPEECH_VOICE: z.preprocess(given, z.string().default('alloy')),
  SPEECH_KEY: z.preprocess(given, z.string().optional()),
  ...PROVIDER_VARIABLES,
  ...MODEL_VARIABLES,
  ...BACKUP_VARIABLES,
  ...UPLOAD_VARIABLES,
  ...TRACE_VARIABLES,
  METRICS: z.preprocess(
    given,
    z.enum(['off', 'local', 'token'], 'must be off, local or token').default('off'),
  ),
  METRICS_TOKEN: z.preprocess(given, z.string().min(24, 'must have at least 24 characters').optional()),
  LOG_LEVEL: z.preprocess(given, z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).default('info')),
  NODE_ENV: z.preprocess(given, z.enum(MODES, `must be one of ${MODES.join(', ')}`).default('production')),
})

/** A service that turns text into sound, as OpenAI's does. */
export interface SpeechVariables {
  /** Without a slash at the end; `/audio/speech` is asked below it. */
  readonly url: string
  readonly model: string
  readonly voice: string
  /** null: it asks for none. */
  readonly key: string | null
}

/** `local`: programs of this machine, by no proxy; otherwise the token that has to be sent. */
export type MetricsAccess = 'off' | 'local' | { readonly token: string }

/** The settings of the server. `docs/operations.md` and `.env.example` explain each. */
export interface Environment {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  /** null: the same as `databaseUrl`. */
  readonly directUrl: string | null
  /** Copies of the database that answer what is public, and how far each may be behind. */
  readonly replicas: ReplicaOptions
  /** Where people reach the product, without a slash at the end; null: what the request says. */
  readonly publicUrl: string | null
  /** Addresses and networks of the proxies in front, whose `X-Forwarded-…` headers are believed. */
  readonly trustedProxies: readonly string[]
  /** Other origins whose pages may call the API with credentials. */
  readonly corsOrigins: readonly string[]
  /** Servers that people may read figures from, over https; addresses of one's own network are none. */
  readonly importOrigins: readonly string[]
  /** Whether browsers may keep the product on a device; `off` takes away what they keep. */
  readonly serviceWorker: 'on' | 'off'
  /** Whether files of a release are packed while nobody asks; `off`: as each is asked for. */
  readonly packAhead: 'on' | 'off'
  /** Sources of the shipped data with such licences are left out when it is loaded. */
  readonly leaveOutLicences: readonly LicenceClass[]
  /** Signs cookies and tokens; null: one that is made once and kept in the database. */
  readonly authSecret: string | null
  /** null: letters become files in `dataDir`. */
  readonly smtpUrl: string | null
  /** The sender of letters; null: `no-reply` at the host that people use. */
  readonly mailFrom: string | null
  /** The program that reads replies aloud; null: `espeak-ng` where it is installed, else the readers' browsers. */
  readonly speech: SpeechVariables | null
  /** Other sites that people may sign in with; those without settings are missing. */
  readonly providers: ProviderVariables
  /** The language model that may phrase answers of the assistant; null: none. */
  readonly model: ModelVariables | null
  readonly backup: BackupVariables
  /** A bucket for the large things that people send; null: they stay in the store. */
  readonly uploads: UploadVariables | null
  /** Who may read the counts of the server at `/metrics`. */
  readonly metrics: MetricsAccess
  /** Who is told the course of calls; null: nobody. */
  readonly traces: TraceVariables | null
  readonly logLevel: (typeof LEVELS)[number]
  readonly mode: (typeof MODES)[number]
}

export type EnvironmentReading =
  | { readonly ok: true; readonly environment: Environment }
  /** One sentence for each variable that is wrong. */
  | { readonly ok: false; readonly sentences: readonly string[] }

function sentencesOf(error: z.ZodError): string[] {
  const first = new Map<string, string>()
  for (const { path, message } of error.issues) {
    const name = String(path[0])
    if (!first.has(name)) first.set(name, `${name} ${message}.`)
  }
  return [...first.values()]
}

/** Reads and checks every variable once. Never throws: the caller prints the sentences and exits with code 1. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): EnvironmentReading {
  const whole = withSecretFiles(variables)
  if (!whole.ok) return whole
  const read = VARIABLES.safeParse(whole.variables)
  if (!read.success) return { ok: false, sentences: sentencesOf(read.error) }
  const found = read.data
  if (found.DATABASE_DIRECT_URL !== undefined && found.DATABASE_URL === undefined) {
    return { ok: false, sentences: ['DATABASE_DIRECT_URL is of use only together with DATABASE_URL.'] }
  }
  const replicas = replicasOf(found)
  if (replicas.urls.length > 0 && found.DATABASE_URL === undefined) {
    return { ok: false, sentences: ['DATABASE_REPLICA_URLS is of use only together with DATABASE_URL.'] }
  }
  const providers = providersOf(found)
  if (!providers.ok) return { ok: false, sentences: providers.sentences }
  const model = modelOf(found)
  if (!model.ok) return { ok: false, sentences: [model.sentence] }
  const backup = backupOf(found)
  if (!backup.ok) return { ok: false, sentences: [backup.sentence] }
  const uploads = uploadsOf(found)
  if (!uploads.ok) return { ok: false, sentences: [uploads.sentence] }
  const { METRICS: metrics, METRICS_TOKEN: token } = found
  if ((metrics === 'token') !== (token !== undefined))
    return { ok: false, sentences: ['METRICS=token and METRICS_TOKEN must be set together.'] }
  return {
    ok: true,
    environment: {
      port: found.PORT,
      host: found.HOST,
      dataDir: found.DATA_DIR,
      databaseUrl: found.DATABASE_URL ?? null,
      directUrl: found.DATABASE_DIRECT_URL ?? null,
      replicas,
      publicUrl: found.PUBLIC_URL ?? null,
      trustedProxies: found.TRUSTED_PROXIES,
      corsOrigins: found.CORS_ORIGINS,
      importOrigins: found.IMPORT_ORIGINS,
      serviceWorker: found.SERVICE_WORKER,
      packAhead: found.PACK_AHEAD,
      leaveOutLicences: found.LEAVE_OUT_LICENCES,
      authSecret: found.AUTH_SECRET ?? null,
      smtpUrl: found.SMTP_URL ?? null,
      mailFrom: found.MAIL_FROM ?? null,
      speech: found.SPEECH_URL
        ? {
            url: found.SPEECH_URL,
            model: found.SPEECH_MODEL,
            voice: found.SPEECH_VOICE,
            key: found.SPEECH_KEY ?? null,
          }
        : null,
      providers: providers.providers,
      model: model.model,
      backup: backup.backup,
      uploads: uploads.uploads,
      metrics: metrics === 'token' ? { token: token ?? '' } : metrics,
      traces: tracesOf(found),
      logLevel: found.LOG_LEVEL,
      mode: found.NODE_ENV,
    },
  }
}

/** Adds the variables of a `.env` file, if there is one. A variable that is set already wins. */
export function loadEnvironmentFile(path = '.env'): void {
  if (existsSync(path)) process.loadEnvFile(path)
}
