import { existsSync } from 'node:fs'
import { z } from 'zod'

/** Empty means not set: `DATABASE_URL=` in a file or a container's settings is common. */
const given = (text: unknown) => (text === '' ? undefined : text)

function isAddress(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}

const webAddress = z
  .string()
  .refine(
    (text) => isAddress(text, ['http:', 'https:']),
    'must be an address that begins with http:// or https://',
  )

/** An origin is what a browser sends: scheme, host and port, nothing after it. */
const origin = webAddress.refine(
  (text) => !URL.canParse(text) || new URL(text).origin === text,
  'must list origins such as https://example.org, separated by commas, without a path or a slash at the end',
)

const databaseAddress = z
  .string()
  .refine(
    (text) => isAddress(text, ['postgres:', 'postgresql:']),
    'must be an address such as postgres://user:password@host:5432/database',
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
  PUBLIC_URL: z.preprocess(given, webAddress.transform((url) => url.replace(/\/+$/, '')).optional()),
  CORS_ORIGINS: z.preprocess(
    (list) =>
      typeof list === 'string'
        ? list
            .split(',')
            .map((item) => item.trim())
            .filter(Boolean)
        : [],
    z.array(origin),
  ),
  LOG_LEVEL: z.preprocess(given, z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).default('info')),
  NODE_ENV: z.preprocess(given, z.enum(MODES, `must be one of ${MODES.join(', ')}`).default('production')),
})

/** What the server is started with. `docs/operations.md` and `.env.example` say what each is for. */
export interface Environment {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  /** null: the same as `databaseUrl`. */
  readonly directUrl: string | null
  /** Where people reach the product, without a slash at the end; null: what the request says. */
  readonly publicUrl: string | null
  /** Other origins whose pages may call the API with credentials. */
  readonly corsOrigins: readonly string[]
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
  const read = VARIABLES.safeParse(variables)
  if (!read.success) return { ok: false, sentences: sentencesOf(read.error) }
  const found = read.data
  if (found.DATABASE_DIRECT_URL !== undefined && found.DATABASE_URL === undefined) {
    return { ok: false, sentences: ['DATABASE_DIRECT_URL is of use only together with DATABASE_URL.'] }
  }
  return {
    ok: true,
    environment: {
      port: found.PORT,
      host: found.HOST,
      dataDir: found.DATA_DIR,
      databaseUrl: found.DATABASE_URL ?? null,
      directUrl: found.DATABASE_DIRECT_URL ?? null,
      publicUrl: found.PUBLIC_URL ?? null,
      corsOrigins: found.CORS_ORIGINS,
      logLevel: found.LOG_LEVEL,
      mode: found.NODE_ENV,
    },
  }
}

/** Adds the variables of a `.env` file, if there is one. What is set already wins. */
export function loadEnvironmentFile(path = '.env'): void {
  if (existsSync(path)) process.loadEnvFile(path)
}
