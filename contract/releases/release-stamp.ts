import { z } from 'zod'
import type { ReleaseStamp } from '#contract/release-file.ts'

/** A release as it travels. */
export const releaseStamp = z.object({
  number: z.int().positive(),
  hash: z.string(),
  published_at: z.string(),
  note: z.string(),
}) satisfies z.ZodType<ReleaseStamp>

/** The hash of a release in an address. */
export const hashInPath = z
  .string()
  .regex(/^[0-9a-zA-Z_-]{1,128}$/, 'That is not the hash of a release.')
  .meta({
    description: 'Hash of the release, from /releases/current.',
  })
