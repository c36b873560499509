import type { z } from 'zod'
import { type S3Account, s3Endpoint, s3Of, s3Region, s3Text } from './s3-variables.ts'

/** Where the large things go that people send. */
export const UPLOAD_VARIABLES = {
  UPLOADS_TO: s3Text,
  UPLOADS_S3_ENDPOINT: s3Endpoint,
  UPLOADS_S3_REGION: s3Region,
  UPLOADS_S3_KEY: s3Text,
  UPLOADS_S3_SECRET: s3Text,
} as const

/** A bucket for what people send. */
export interface UploadVariables {
  /** `s3://bucket/folder`. */
  readonly to: string
  readonly s3: S3Account
}

type Reading =
  | { readonly ok: true; readonly uploads: UploadVariables | null }
  | { readonly ok: false; readonly sentence: string }

/** The bucket of the variables, null where what people send stays in the store; or a sentence where they do not go together. */
export function uploadsOf(found: z.output<z.ZodObject<typeof UPLOAD_VARIABLES>>): Reading {
  const to = found.UPLOADS_TO
  const s3 = s3Of({
    ...{ name: 'UPLOADS', may: 'an address', to },
    ...{ endpoint: found.UPLOADS_S3_ENDPOINT, region: found.UPLOADS_S3_REGION },
    ...{ key: found.UPLOADS_S3_KEY, secret: found.UPLOADS_S3_SECRET },
  })
  if ('sentence' in s3) return { ok: false, sentence: s3.sentence }
  if (to === undefined) return { ok: true, uploads: null }
  if (!to.startsWith('s3:') || s3.account === null)
    return { ok: false, sentence: 'UPLOADS_TO must be an address such as s3://bucket/folder.' }
  return { ok: true, uploads: { to, s3: s3.account } }
}
