import { z } from 'zod'
import { given } from './given.ts'
import { type S3Account, s3Endpoint, s3Of, s3Region, s3Text } from './s3-variables.ts'

const HOURS_RULE = 'must be a number of hours from 1 to 744'
const KEEP_RULE = 'must be three whole numbers, of days, weeks and months, such as 7,5,12'

/** Where backups go, how often they are made, and how many are kept. */
export const BACKUP_VARIABLES = {
  BACKUP_TO: s3Text,
  BACKUP_EVERY_HOURS: z.preprocess(
    given,
    z
      .string()
      .regex(/^\d{1,3}$/, HOURS_RULE)
      .transform(Number)
      .refine((hours) => hours >= 1 && hours <= 744, HOURS_RULE)
      .optional(),
  ),
  BACKUP_KEEP: z.preprocess(
    given,
    z
      .string()
      .regex(/^\d{1,3},\d{1,3},\d{1,3}$/, KEEP_RULE)
      .default('7,5,12'),
  ),
  BACKUP_PASSPHRASE: z.preprocess(given, z.string().min(12, 'must have at least 12 characters').optional()),
  BACKUP_S3_ENDPOINT: s3Endpoint,
  BACKUP_S3_REGION: s3Region,
  BACKUP_S3_KEY: s3Text,
  BACKUP_S3_SECRET: s3Text,
} as const

/** How many backups are kept: the last one of so many days, weeks and months that have one. */
export interface BackupsKept {
  readonly days: number
  readonly weeks: number
  readonly months: number
}

export interface BackupVariables {
  /** A folder, or `s3://bucket/prefix`; null: `backups` in the data folder. */
  readonly to: string | null
  /** null: only when somebody asks. */
  readonly everyHours: number | null
  readonly keep: BackupsKept
  /** null: files are not encrypted. */
  readonly passphrase: string | null
  readonly s3: S3Account | null
}

type Found = z.output<z.ZodObject<typeof BACKUP_VARIABLES>>

type Reading =
  | { readonly ok: true; readonly backup: BackupVariables }
  | { readonly ok: false; readonly sentence: string }

/** The backups of the variables, or a sentence where they do not go together. */
export function backupOf(found: Found): Reading {
  const [days = 0, weeks = 0, months = 0] = found.BACKUP_KEEP.split(',').map(Number)
  const s3 = s3Of({
    ...{ name: 'BACKUP', may: 'a folder or an address', to: found.BACKUP_TO },
    ...{ endpoint: found.BACKUP_S3_ENDPOINT, region: found.BACKUP_S3_REGION },
    ...{ key: found.BACKUP_S3_KEY, secret: found.BACKUP_S3_SECRET },
  })
  if ('sentence' in s3) return { ok: false, sentence: s3.sentence }
  return {
    ok: true,
    backup: {
      to: found.BACKUP_TO ?? null,
      everyHours: found.BACKUP_EVERY_HOURS ?? null,
      keep: { days: Math.max(1, days), weeks, months },
      passphrase: found.BACKUP_PASSPHRASE ?? null,
      s3: s3.account,
    },
  }
}
