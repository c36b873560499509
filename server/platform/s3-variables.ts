import { z } from 'zod'
import { given } from './given.ts'
import { webAddress } from './web-address.ts'

/** A text that may be left out. */
export const s3Text = z.preprocess(given, z.string().optional())
/** The address of a service that is not AWS. */
export const s3Endpoint = z.preprocess(given, webAddress.optional())
export const s3Region = z.preprocess(given, z.string().default('us-east-1'))

/** An account at a service that stores files as S3 does. */
export interface S3Account {
  /** The address of the service; null: that of AWS in the region. */
  readonly endpoint: string | null
  readonly region: string
  readonly key: string
  readonly secret: string
}

/** Where something is kept, as it was said. */
export interface SaidPlace {
  /** What its variables begin with: `BACKUP`. */
  readonly name: string
  /** What the place may be: `a folder or an address`. */
  readonly may: string
  readonly to: string | undefined
  readonly endpoint: string | undefined
  readonly region: string
  readonly key: string | undefined
  readonly secret: string | undefined
}

/** The account of a place, null where it has none; or a sentence where the variables do not go together. */
export function s3Of({
  name,
  may,
  to,
  endpoint,
  region,
  key,
  secret,
}: SaidPlace): { readonly account: S3Account | null } | { readonly sentence: string } {
  if ((key === undefined) !== (secret === undefined))
    return { sentence: `${name}_S3_KEY and ${name}_S3_SECRET must be set together.` }
  if (to?.startsWith('s3:') && !/^s3:\/\/[\w.-]+(\/[\w./-]*)?$/.test(to))
    return { sentence: `${name}_TO must be ${may} such as s3://bucket/folder.` }
  if (to?.startsWith('s3:') && key === undefined)
    return { sentence: `${name}_TO names a bucket: set ${name}_S3_KEY and ${name}_S3_SECRET too.` }
  if (key === undefined || secret === undefined) return { account: null }
  return { account: { endpoint: endpoint ?? null, region, key, secret } }
}
