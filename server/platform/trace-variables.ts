import { z } from 'zod'
import { given } from './given.ts'
import { webAddress } from './web-address.ts'

const SHARE_RULE = 'must be a number from 0 to 1'
const HEADERS_RULE = 'must be names and values such as api-key=abc,tenant=7'

/** OpenTelemetry by its own names. */
export const TRACE_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(
    given,
    webAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: z.preprocess(
    given,
    z
      .string()
      .regex(/^[\w-]+=[^,\r\n]*(,\s*[\w-]+=[^,\r\n]*)*$/, HEADERS_RULE)
      .optional(),
  ),
  OTEL_SERVICE_NAME: z.preprocess(given, z.string().max(100).default('msdat')),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    given,
    z
      .string()
      .regex(/^(0(\.\d+)?|1(\.0+)?)$/, SHARE_RULE)
      .transform(Number)
      .default(1),
  ),
} as const

/** Where the course of calls is told to, and of how many. */
export interface TraceVariables {
  /** A collector that speaks OTLP over HTTP, without `/v1/traces` and without a slash at the end. */
  readonly endpoint: string
  /** Sent along with what it is told, such as a key. */
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  /** The share of calls that are told, from 0 to 1. */
  readonly share: number
}

/** The collector of the variables; null: there is none. */
export function tracesOf(found: z.output<z.ZodObject<typeof TRACE_VARIABLES>>): TraceVariables | null {
  if (found.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null
  return {
    endpoint: found.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: headersIn(found.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
    serviceName: found.OTEL_SERVICE_NAME,
    share: found.OTEL_TRACES_SAMPLER_ARG,
  }
}

/** Values are written as in an address: `%20` is a space. */
function headersIn(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name.trim(), decoded(value.join('=').trim())]
    }),
  )
}

/** A percent sign that stands for itself stays. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
